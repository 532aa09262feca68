import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// The dialog and the validators load late; one second, the default, is too short for that on a busy machine.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
