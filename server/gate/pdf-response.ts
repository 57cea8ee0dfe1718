import "server-only";
import { toFailure } from "@/server/errors";
import { failureResponse } from "@/server/http/answer";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";

export interface PdfFile {
  /** Letters, digits, dots and dashes, because it is quoted without escaping. */
  name: string;
  bytes: Buffer;
}

/** Takes the documents limit, runs the route and responds with the PDF or an error; never cached publicly. */
export async function pdfResponse(name: string, run: () => Promise<PdfFile>): Promise<Response> {
  try {
    await enforceVisitorLimit("documentVisitor");
    const file = await run();
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${file.name}"`,
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return failureResponse(name, toFailure(name, error));
  }
}
