import "server-only";
import { z } from "zod";
import type { PhoneRegistration } from "@/lib/auth/phone-schemas";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import type { SessionClient } from "@/server/supabase/viewer-client";

/** Removes unfinished registrations of this address or number, so that a stranger's can't block it or stay attached to it. */
export async function discardUnfinishedAccounts(email: string, phone?: string): Promise<void> {
  const answer = await serviceClient().rpc("discard_unfinished_accounts", { p_email: email, p_phone: phone });
  unwrap("discard_unfinished_accounts", answer);
}

/** See the comment of the SQL function replace_registration. */
export async function replaceRegistration(email: string, key: string): Promise<void> {
  const answer = await serviceClient().rpc("replace_registration", { p_email: email, p_key: key });
  unwrap("replace_registration", answer);
}

const continuations = z.enum(["continued", "taken", "none"]);

/** The same browser registers by phone again: its account takes the new input. */
export async function continueRegistration(
  key: string,
  { firstName, lastName, email, phone }: PhoneRegistration,
): Promise<z.infer<typeof continuations>> {
  const answer = await serviceClient().rpc("continue_registration", {
    p_key: key,
    p_email: email,
    p_phone: phone.slice(1),
    p_first_name: firstName,
    p_last_name: lastName,
  });
  return continuations.parse(unwrap("continue_registration", answer));
}

const settlements = z.enum(["kept", "dropped", "none"]);

/** After the first proof of an address or a number: whether the account keeps its older credentials. */
export async function settleRegistration({
  userId,
  key,
  isSelf,
}: {
  userId: string;
  key: string | null;
  isSelf: boolean;
}): Promise<z.infer<typeof settlements>> {
  const args = { p_user_id: userId, p_key: key ?? "", p_is_self: isSelf };
  return settlements.parse(
    unwrap("settle_registration", await serviceClient().rpc("settle_registration", args)),
  );
}

const linkOwnerSchema = z
  .object({ id: z.string(), key: z.string().nullable(), email: z.string().nullable() })
  .nullable();
export type LinkOwner = NonNullable<z.infer<typeof linkOwnerSchema>>;

/** The owner of the account that a link opens; does not use the link. */
export async function findLinkOwner(tokenHash: string): Promise<LinkOwner | null> {
  const answer = await serviceClient().rpc("find_link_owner", { p_token_hash: tokenHash });
  return linkOwnerSchema.parse(unwrap("find_link_owner", answer));
}

export async function exportAccountRow(userId: string): Promise<unknown> {
  return unwrap("account: export", await serviceClient().rpc("export_account", { p_user_id: userId }));
}

const outcomes = z.enum([
  "deleted",
  "no_account",
  "last_admin",
  "open_subscription",
  "open_orders",
  "money_owed",
]);

export async function deleteAccountRow(userId: string): Promise<z.infer<typeof outcomes>> {
  return outcomes.parse(
    unwrap("account: delete", await serviceClient().rpc("delete_account", { p_user_id: userId })),
  );
}

/** Takes an address from accounts that never proved it, for a person who just did. True: no account has the address now. */
export async function freeUnprovenAddress(email: string): Promise<boolean> {
  const answer = await serviceClient().rpc("free_unproven_address", { p_email: email });
  return unwrap("free_unproven_address", answer) === true;
}

/** Only when the profile has no name yet. */
export async function nameProfile(
  client: SessionClient,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const answer = await client
    .from("profiles")
    .update({ first_name: firstName, last_name: lastName })
    .eq("id", userId)
    .eq("first_name", "")
    .eq("last_name", "");
  unwrap("profiles: name", answer);
}
