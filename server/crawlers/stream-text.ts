import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "@/server/log";

/** Sends a text in parts as they are made. */
export function streamText(parts: AsyncGenerator<string>, contentType: string): Response {
  const encoder = new TextEncoder();
  // Who reads the stream pulls from outside of the request, where cached functions can't be called.
  const inRequest = AsyncLocalStorage.snapshot();
  const body = new ReadableStream<Uint8Array>({
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
    headers: { "content-type": contentType, "cache-control": "public, max-age=600, s-maxage=3600" },
  });
}
