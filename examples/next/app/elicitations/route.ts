import type { NextRequest } from "next/server";
import { createElicitationRoutes } from "react-elicitation/mcp";
import { sessionOf } from "../../session";

/** The route by which a person's pages reach the bridge of that person. */
export const { GET, POST } = createElicitationRoutes({ bridge: (request: NextRequest) => sessionOf(request)?.bridge });
