import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/server/errors";

/** Hashes are compared, so that neither content nor length shows in the time it takes. */
export function requireBearer(headers: Pick<Headers, "get">, secret: string): void {
  const given = headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(digest(given), digest(secret))) throw new AppError("unauthenticated");
}
