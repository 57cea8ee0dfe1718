import "server-only";
import { openSigned, signValue } from "@/server/signed-value";

const purpose = "staff invitation";

/** The token in an emailed invitation link: no row stores it, and only the shop can create it. */
export function invitationToken(id: string): string {
  return signValue(purpose, id);
}

/** The id of the invitation, or null for a token that is not ours. */
export function openInvitationToken(token: string): string | null {
  const id = openSigned(purpose, token);
  return id !== null && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}
