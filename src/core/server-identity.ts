/** Who asks, as far as the *host* knows. A server cannot choose `name` or `origin`; what it says of itself is `serverInfo`. */
export interface ServerIdentity {
  /** The name under which the host has configured the server. */
  readonly name: string;
  /** Where the connection goes, such as `https://mcp.example.com`, or a command for a local process. */
  readonly origin?: string | undefined;
  /** The MCP `Implementation` the server reported: unverified, shown second and never instead. Any shape is taken. */
  readonly serverInfo?: unknown;
}
