/** As strict as a careful host would be: no inline script or style, no text that becomes code or markup; MCP servers on https or on loopback. */
export const contentSecurityPolicy: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
