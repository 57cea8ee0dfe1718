import "server-only";
import { toFailure } from "@/server/errors";
import { failureResponse } from "@/server/http/answer";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";

/** Takes the documents limit and responds with a picture for staff or an error; never cached. */
export async function pngResponse(name: string, run: () => Promise<Buffer>): Promise<Response> {
  try {
    await enforceVisitorLimit("documentVisitor");
    return new Response(new Uint8Array(await run()), {
      headers: {
        "content-type": "image/png",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  } catch (error) {
    return failureResponse(name, toFailure(name, error));
  }
}
