import "server-only";
import { log } from "@/server/log";
import { streamParts } from "@/server/stream-parts";

/**
 * Streams a text part by part. The first parts are made before the response starts, so that a failure there
 * sends no partial file. A later failure breaks the connection.
 */
export async function streamText(parts: AsyncGenerator<string>, contentType: string): Promise<Response> {
  let first: string[];
  try {
    first = await takeFirst(parts);
  } catch (error) {
    log.error({ err: error }, "crawlers: a file could not be started");
    return new Response("Please try again in a minute.\n", { status: 503, headers: { "retry-after": "60" } });
  }
  return new Response(streamParts("crawlers: a file", first, parts), {
    headers: { "content-type": contentType, "cache-control": "public, max-age=600" },
  });
}

/** A header, and the first part after it. */
async function takeFirst(parts: AsyncGenerator<string>): Promise<string[]> {
  const first: string[] = [];
  while (first.length < 2) {
    const { value, done } = await parts.next();
    if (done) break;
    first.push(value);
  }
  return first;
}
