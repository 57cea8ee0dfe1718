import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";

/**
 * Key at the end of the URLs of a version's pictures. A page that may show them creates it, and anyone who
 * has it may open them; the version's id alone opens only the mockup of
 * a design on the home page. No row stores it.
 */
export function pictureKeyOf(versionId: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET)
    .update(`design pictures ${versionId}`)
    .digest("base64url");
}

export function isPictureKey(versionId: string, key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(pictureKeyOf(versionId))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Lines of a cart or of an order with keyed picture URLs of their versions. */
export function signPictures<Line extends { imageUrl: string | null }>(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [, versionId] = line.imageUrl?.match(/^\/design-pictures\/([^/]+)\/[a-z]+\.webp$/) ?? [];
    return versionId === undefined
      ? line
      : { ...line, imageUrl: `${line.imageUrl}?k=${pictureKeyOf(versionId)}` };
  });
}
