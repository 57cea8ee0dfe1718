import "server-only";
import { signValue, verifySignedValue } from "@/server/signed-value";

const purpose = "left basket";

/** The token in an abandoned-cart email's link: no row stores it, and it contains no personal data. */
export function signBasketToken(id: string): string {
  return signValue(purpose, id);
}

/** The id of the basket, or null for a token that is not ours. */
export function verifyBasketToken(token: string): string | null {
  const id = verifySignedValue(purpose, token);
  return id !== null && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}
