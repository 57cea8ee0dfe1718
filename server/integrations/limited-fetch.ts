import "server-only";

/** A response that exceeds the limit. */
export class TooLong extends Error {
  override name = "TooLong";
}

async function readAtMost(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get("content-length")) > mostBytes) {
    await response.body?.cancel();
    throw new TooLong(`An answer of more than ${mostBytes} bytes`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (length > mostBytes) throw new TooLong(`An answer of more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** fetch() with a size limit and without redirects. */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    const bytes = await readAtMost(response, mostBytes);
    const { status, statusText, headers } = response;
    return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
  };
}
