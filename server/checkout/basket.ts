import "server-only";
import { createHash } from "node:crypto";

/** A basket as a browser identifies it. Only that browser can reach the order made from it. */
export interface BasketRef {
  key: string;
  /** See server/http/browser-key.ts; null for a program or a browser without cookies. */
  browser: string | null;
}

/** The idempotency key of an order. Another browser with the same basket key gets another idempotency key. */
export function idempotencyKeyOf({ key, browser }: BasketRef): string {
  if (browser === null) return key;
  return createHash("sha256").update(`${browser} ${key}`).digest("base64url");
}
