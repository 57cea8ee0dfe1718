import "server-only";
import { z } from "zod";
import type { PhoneRegistration } from "@/lib/auth/phone-schemas";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import type { SessionClient } from "@/server/supabase/viewer-client";

/** Removes unfinished registrations of this address or number, so that a stranger's can't block it or stay attached to it. */
export async function discardUnfinishedAccounts(email: string, phone?: string): Promise<void> {
  await serviceRpc("discard_unfinished_accounts", { email, phone });
}

/** Takes an address from registrations that never proved it. True: it is free. See the SQL function replace_registration. */
export async function replaceRegistration(email: string, key: string): Promise<boolean> {
  return (await serviceRpc("replace_registration", { email, key })) === true;
}

const continuations = z.enum(["continued", "taken", "none"]);

/** The same browser registers by phone again: its account takes the new input. */
export async function continueRegistration(
  key: string,
  { firstName, lastName, email, phone }: PhoneRegistration,
): Promise<z.infer<typeof continuations>> {
  return continuations.parse(
    await serviceRpc("continue_registration", { key, email, phone: phone.slice(1), firstName, lastName }),
  );
}

const settlements = z.enum(["restored", "dropped", "none"]);

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
  return settlements.parse(await serviceRpc("settle_registration", { userId, key: key ?? "", isSelf }));
}

const linkOwnerSchema = z
  .object({ id: z.string(), key: z.string().nullable(), email: z.string().nullable() })
  .nullable();
export type LinkOwner = NonNullable<z.infer<typeof linkOwnerSchema>>;

/** The owner of the account that a link opens; does not use the link. */
export async function findLinkOwner(tokenHash: string): Promise<LinkOwner | null> {
  return linkOwnerSchema.parse(await serviceRpc("find_link_owner", { tokenHash }));
}

export async function exportAccountRow(userId: string): Promise<unknown> {
  return serviceRpc("export_account", { userId });
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
  return outcomes.parse(await serviceRpc("delete_account", { userId }));
}

/** Takes an address from accounts that never proved it, for a person who just did. True: no account has the address now. */
export async function freeUnprovenAddress(email: string): Promise<boolean> {
  return (await serviceRpc("free_unproven_address", { email })) === true;
}

/** Only when the profile has no name yet. */
/** Of the privacy notice beside the Google button; other registrations send it with their form. */
export async function saveNoticeVersion(userId: string, version: string): Promise<void> {
  unwrap(
    "profiles: notice",
    await serviceClient().from("profiles").update({ notice_version: version }).eq("id", userId),
  );
}

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
