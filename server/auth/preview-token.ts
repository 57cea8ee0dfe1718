import "server-only";
import { signValue, verifySignedValue } from "@/server/signed-value";

/** What a link shows before visitors see it. */
type Previewed = "product" | "post";

const daysValid = 7;

/** What a preview link carries: the thing's id and the link's end, signed. No row stores it. */
export function signPreviewToken(of: Previewed, id: number, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + daysValid * 24 * 3600;
  return signValue(`${of} preview`, `${id}-${end}`);
}

/** The thing's id, or null for a link that is over or not ours. */
export function verifyPreviewToken(of: Previewed, token: string, now: Date): number | null {
  const [id, end] = verifySignedValue(`${of} preview`, token)?.split("-").map(Number) ?? [];
  return id !== undefined && end !== undefined && end * 1000 > now.getTime() ? id : null;
}
