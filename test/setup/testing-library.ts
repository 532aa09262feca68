import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// One second, the default, is too short on a busy machine for what is loaded by `import()`.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
