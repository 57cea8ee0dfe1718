import "server-only";
import { openSigned, signValue } from "@/server/auth/signed-value";

const purpose = "product preview";
const daysValid = 7;

/** What a preview link carries: product and end, signed. No row stores it. */
export function previewToken(productId: number, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + daysValid * 24 * 3600;
  return signValue(purpose, `${productId}-${end}`);
}

/** The product's id, or null for a link that is over or not ours. */
export function openPreviewToken(token: string, now: Date): number | null {
  const [id, end] = openSigned(purpose, token)?.split("-").map(Number) ?? [];
  return id !== undefined && end !== undefined && end * 1000 > now.getTime() ? id : null;
}
