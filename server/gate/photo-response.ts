import "server-only";
import type { PlainLimit } from "@/lib/limits/limits";
import { withDeadline } from "@/server/deadline";
import { AppError, toFailure } from "@/server/errors";
import { failureResponse } from "@/server/http/answer";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";

export interface ShownPhoto {
  bytes: Buffer;
  /** It is public at the moment. */
  isPublic: boolean;
}

/** Responds with a picture that may be withdrawn: caches revalidate it after an hour. 404 for null. */
export function photoResponse(
  limit: PlainLimit,
  name: string,
  read: () => Promise<ShownPhoto | null>,
): Promise<Response> {
  return withDeadline(async () => {
    try {
      await enforceVisitorLimit(limit);
      const photo = await read();
      if (!photo) throw new AppError("not_found");
      return new Response(new Uint8Array(photo.bytes), {
        headers: {
          "content-type": "image/webp",
          "cache-control": `${photo.isPublic ? "public" : "private"}, max-age=3600`,
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
        },
      });
    } catch (error) {
      return failureResponse(name, toFailure(name, error));
    }
  });
}
