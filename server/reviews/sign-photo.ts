import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";

/** Key at the end of a non-public photo's URL: the author's pages and staff pages create it. */
export function photoKeyOf(photoId: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET).update(`review photo ${photoId}`).digest("base64url");
}

export function isPhotoKey(photoId: string, key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(photoKeyOf(photoId))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
