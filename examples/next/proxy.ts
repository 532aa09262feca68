import { type NextRequest, NextResponse } from "next/server";

/** Runs before every page: a policy with a new nonce, and a session for whoever has none. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:", // data: for the pictures that servers send of themselves
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy); // where Next finds the nonce for its scripts
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);

  if (!request.cookies.has("session")) {
    // In place of your sign-in. Whoever knows the id answers for this person, so nobody may guess it.
    response.cookies.set("session", crypto.randomUUID(), { httpOnly: true, sameSite: "strict", secure: true });
  }
  return response;
}

export const config = { matcher: ["/", "/client"] };
