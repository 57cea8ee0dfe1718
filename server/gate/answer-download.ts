import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { toFailure } from "@/server/errors";
import { failureResponse } from "@/server/http/answer";
import { log } from "@/server/log";

const types = { csv: "text/csv; charset=utf-8", zip: "application/zip" } as const;

export interface Download {
  /** Letters, digits, dots and dashes: it is quoted without escaping. */
  name: string;
  parts: AsyncIterator<Uint8Array>;
}

/** Streams a file to be saved. Guards run before the first byte; what fails later breaks the download off. */
export async function answerDownload(name: string, open: () => Promise<Download>): Promise<Response> {
  try {
    const file = await open();
    const first = await file.parts.next();
    return new Response(streamOf(name, first, file.parts), {
      headers: {
        "content-type": types[file.name.endsWith(".zip") ? "zip" : "csv"],
        "content-disposition": `attachment; filename="${file.name}"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return failureResponse(name, toFailure(name, error));
  }
}

/** Each part is made within the request, whose session it needs, although the reader asks for it later. */
function streamOf(
  name: string,
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): ReadableStream<Uint8Array> {
  const withinRequest = AsyncLocalStorage.snapshot();
  let waiting: IteratorResult<Uint8Array> | null = first;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = waiting ?? (await withinRequest(() => rest.next()));
        waiting = null;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        log.error({ err: error }, `${name}: broke off`);
        throw error;
      }
    },
    async cancel() {
      await rest.return?.();
    },
  });
}
