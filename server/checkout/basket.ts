import "server-only";
import { createHash } from "node:crypto";

/** A basket as a browser names it. Only that browser reaches what the basket ended in. */
export interface Basket {
  key: string;
  /** See server/http/browser-key.ts; null: a program, or a browser without cookies. */
  browser: string | null;
}

/** Under which an order is placed once. Another browser that learns the key names another basket with it. */
export function idempotencyKeyOf({ key, browser }: Basket): string {
  if (browser === null) return key;
  return createHash("sha256").update(`${browser} ${key}`).digest("base64url");
}
