import { type NextRequest, NextResponse } from "next/server";

/** Runs before every page. Sets a policy with a new nonce, and a session cookie if there is none. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:", // data: is for the icons that servers send
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy); // Next reads the nonce for its scripts from this header
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);

  if (!request.cookies.has("session")) {
    // Replace this with your sign-in. The id must not be guessable, because whoever knows it can answer for this person.
    response.cookies.set("session", crypto.randomUUID(), { httpOnly: true, sameSite: "strict", secure: true });
  }
  return response;
}

export const config = { matcher: ["/", "/client"] };
