import "server-only";
import { signValue, verifySignedValue } from "@/server/signed-value";

const purpose = "staff invitation";

/** The token in an emailed invitation link: no row stores it, and only the shop can create it. */
export function signInvitationToken(id: string): string {
  return signValue(purpose, id);
}

/** The id of the invitation, or null for a token that is not ours. */
export function verifyInvitationToken(token: string): string | null {
  const id = verifySignedValue(purpose, token);
  return id !== null && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}
