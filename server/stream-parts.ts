import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "@/server/log";

const encoder = new TextEncoder();

/**
 * A body whose parts are made as it is read. Each is made within the request, whose session and cached functions
 * it needs. A failure breaks off the response and is logged under `name`; a disconnected reader isn't a failure.
 */
export function streamParts(
  name: string,
  first: readonly (string | Uint8Array)[],
  rest: AsyncIterator<string | Uint8Array>,
): ReadableStream<Uint8Array> {
  const withinRequest = AsyncLocalStorage.snapshot();
  const toBytes = (part: string | Uint8Array) => (typeof part === "string" ? encoder.encode(part) : part);
  let isRead = true;
  return new ReadableStream({
    start(controller) {
      for (const part of first) controller.enqueue(toBytes(part));
    },
    async pull(controller) {
      try {
        const { done, value } = await withinRequest(() => rest.next());
        if (!isRead) return;
        if (done) controller.close();
        else controller.enqueue(toBytes(value));
      } catch (error) {
        if (!isRead) return;
        log.error({ err: error }, `${name}: broke off`);
        throw error;
      }
    },
    async cancel() {
      isRead = false;
      await rest.return?.();
    },
  });
}
