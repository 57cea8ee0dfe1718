import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/server/errors";

/** Compares hashes, so that the time reveals neither content nor length. */
export function requireBearer(headers: Pick<Headers, "get">, secret: string): void {
  const given = headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(digest(given), digest(secret))) throw new AppError("unauthenticated");
}
