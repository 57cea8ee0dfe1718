import "server-only";

/** A response that exceeds the limit. */
export class TooLong extends Error {
  override name = "TooLong";
}

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get("content-length")) > maxBytes) {
    await response.body?.cancel();
    throw new TooLong(`An answer of more than ${maxBytes} bytes`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (length > maxBytes) throw new TooLong(`An answer of more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** fetch() with a size limit and without redirects. */
export function limitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    const bytes = await readAtMost(response, maxBytes);
    const { status, statusText, headers } = response;
    return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
  };
}
