import "server-only";
import { createHash } from "node:crypto";

/** The database stores this hash of a browser's key; see server/http/browser-key.ts. */
export function hashBrowserKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
