import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";

/** What the address of a photo ends with that not everybody may see: its writer's pages and those of staff make it. */
export function photoKeyOf(photoId: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET).update(`review photo ${photoId}`).digest("base64url");
}

export function isPhotoKey(photoId: string, key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(photoKeyOf(photoId))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
