/** The JSON of a POST. `null` if the body is not JSON, to which the handlers respond with a protocol error. */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (request.method !== "POST") return undefined;
  try {
    return await request.clone().json();
  } catch {
    return null;
  }
}
