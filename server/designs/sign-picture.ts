import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { designPaths } from "@/lib/designer/design-paths";
import { garmentSides } from "@/lib/designer/printing/placements";
import { designIdSchema } from "@/lib/designer/saved-design";
import { publicEnv } from "@/lib/public-env";
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

/** A link that a customer sent, as staff can open it: a proof opens only for its owner, its pictures for anyone with their key. */
export function openDesignLink(link: string | null | undefined): string[] {
  if (!link) return [];
  const { siteUrl } = publicEnv;
  const proof = `${siteUrl}${designPaths.proof("")}`;
  const versionId = link.startsWith(proof)
    ? designIdSchema.safeParse(link.slice(proof.length)).data
    : undefined;
  if (versionId === undefined) return [link];
  const version = { versionId, pictureKey: pictureKeyOf(versionId) };
  return garmentSides.map((side) => `${siteUrl}${designPaths.versionPicture(version, side)}`);
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
