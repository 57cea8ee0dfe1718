import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "@/server/log";

/**
 * Sends a text in parts as they are made. The first are made before anything is answered: when they fail, nobody keeps half
 * a file. What fails later breaks the connection.
 */
export async function streamText(parts: AsyncGenerator<string>, contentType: string): Promise<Response> {
  const encoder = new TextEncoder();
  let first: string[];
  try {
    first = await takeFirst(parts);
  } catch (error) {
    log.error({ err: error }, "crawlers: a file could not be begun");
    return new Response("Please try again in a minute.\n", { status: 503, headers: { "retry-after": "60" } });
  }
  // Who reads the stream pulls from outside of the request, where cached functions can't be called.
  const inRequest = AsyncLocalStorage.snapshot();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of first) controller.enqueue(encoder.encode(part));
    },
    pull: (controller) =>
      inRequest(async () => {
        try {
          const { value, done } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log.error({ err: error }, "crawlers: a file broke off");
          controller.error(error);
        }
      }),
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "content-type": contentType, "cache-control": "public, max-age=600" },
  });
}

/** A head, and the first part behind it. */
async function takeFirst(parts: AsyncGenerator<string>): Promise<string[]> {
  const first: string[] = [];
  while (first.length < 2) {
    const { value, done } = await parts.next();
    if (done) break;
    first.push(value);
  }
  return first;
}
