import "server-only";
import type { PlainLimit } from "@/lib/limits/limits";
import { withDeadline } from "@/server/deadline";
import { AppError, toFailure } from "@/server/errors";
import { failureResponse } from "@/server/http/answer";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";

/** Drawing a picture may wait in a queue. */
const patienceMs = 30_000;

/**
 * Responds with a picture that the visitor's own browser may cache for ever, because its address names one
 * content; 404 for null. Shared caches must not store it.
 */
export function pictureResponse(
  limit: PlainLimit,
  name: string,
  read: () => Promise<Buffer | null>,
  type: "image/webp" | "image/jpeg" = "image/webp",
): Promise<Response> {
  return withDeadline(async () => {
    try {
      await enforceVisitorLimit(limit);
      const bytes = await read();
      if (!bytes) throw new AppError("not_found");
      return new Response(new Uint8Array(bytes), {
        headers: {
          "content-type": type,
          "cache-control": "private, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
        },
      });
    } catch (error) {
      return failureResponse(name, toFailure(name, error));
    }
  }, patienceMs);
}
