/** The JSON of a POST, or `null` where it is none: the handlers answer that with a protocol error. */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (request.method !== "POST") return undefined;
  try {
    return await request.clone().json();
  } catch {
    return null;
  }
}
