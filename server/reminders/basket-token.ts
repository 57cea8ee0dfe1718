import "server-only";
import { openSigned, signValue } from "@/server/signed-value";

const purpose = "left basket";

/** What the link of a mail about a left cart carries: no row stores it, and it says nothing about anybody. */
export function basketToken(id: string): string {
  return signValue(purpose, id);
}

/** The id of the basket, or null for a token that is not ours. */
export function openBasketToken(token: string): string | null {
  const id = openSigned(purpose, token);
  return id !== null && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}
