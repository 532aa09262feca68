import { embedImage, mostIconBytes } from "../core/icons/embed-image.js";

/**
 * Fetches an icon and resolves with it as a `data:` URL, or with nothing when it cannot be had or is not to be shown. An `<img>` with its
 * address would follow redirects to anywhere and take any type and size; this follows none and sends neither credentials nor a referrer
 * (MCP 2025-11-25, rules for icons).
 */
export async function fetchIcon(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      mode: "cors",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
      signal,
    });
    const [type = ""] = (response.headers.get("content-type") ?? "").toLowerCase().split(";");
    const bytes = response.ok && response.body ? await readAtMost(response.body, mostIconBytes) : undefined;
    return bytes && embedImage(bytes, type.trim());
  } catch {
    return undefined;
  }
}

/** All the bytes of a stream; undefined as soon as there are more than `limit`, and the rest is not fetched. */
async function readAtMost(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const bytes = new Uint8Array(limit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return bytes.subarray(0, length);
    }
    if (length + value.length > limit) {
      await reader.cancel();
      return undefined;
    }
    bytes.set(value, length);
    length += value.length;
  }
}
