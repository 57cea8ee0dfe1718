import "server-only";
import { toFailure } from "@/server/errors";
import { failureResponse } from "@/server/http/answer";
import { streamParts } from "@/server/stream-parts";

const types: Readonly<Record<string, string>> = {
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
  zpl: "text/plain; charset=utf-8",
};

export interface Download {
  /** Letters, digits, dots and dashes, because it is quoted without escaping. */
  name: string;
  parts: AsyncIterator<Uint8Array>;
}

/** Streams a file to be saved. Guards run before the first byte; a later failure breaks the download. */
export async function downloadResponse(name: string, open: () => Promise<Download>): Promise<Response> {
  try {
    const file = await open();
    const first = await file.parts.next();
    return new Response(streamParts(name, first.done ? [] : [first.value], file.parts), {
      headers: {
        "content-type": types[file.name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
        "content-disposition": `attachment; filename="${file.name}"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return failureResponse(name, toFailure(name, error));
  }
}
