import "server-only";
import { createHash, createHmac } from "node:crypto";
import { isDesignToken } from "@/lib/designer/saved-design";
import { env } from "@/server/env";

/**
 * The token of a version's link. No row stores it: the owner gets the same one again, and the database stores
 * its hash. `serial` counts ended links, so the next one has another token.
 */
export function shareTokenOf(versionId: string, serial: number): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET)
    .update(`design ${versionId} ${serial}`)
    .digest("base64url");
}

/** The token of a group order's link, made like that of a shared design. */
export function groupTokenOf(groupId: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET).update(`group order ${groupId}`).digest("base64url");
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Null for a text that can't be a token. */
export function hashOfAddress(token: string): string | null {
  return isDesignToken(token) ? hashOfToken(token) : null;
}
