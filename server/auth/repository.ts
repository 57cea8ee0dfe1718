import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import type { SessionClient } from "@/server/supabase/viewer-client";

/** The role table itself, at every call: a role taken away is gone at once, whatever the token still says. */
export async function hasAdminRole(client: SessionClient, userId: string): Promise<boolean> {
  const answer = await client
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", "admin")
    .maybeSingle();
  return unwrap("user_roles: look up", answer) !== null;
}

type Counter = { bucket: string; subject: string };

/** The bucket that is full, or null when an attempt was taken from each. */
export async function countAttempts(
  takes: readonly (Counter & { limit: number; seconds: number })[],
  clear: readonly Counter[],
): Promise<string | null> {
  const answer = await serviceClient().rpc("take_attempts", { p_takes: [...takes], p_clear: [...clear] });
  return unwrap("take_attempts", answer) || null;
}

/** So that a stranger's unfinished registration neither blocks an address or a number nor clings to it. */
export async function discardUnfinishedAccounts(email: string, phone?: string): Promise<void> {
  const answer = await serviceClient().rpc("discard_unfinished_accounts", { p_email: email, p_phone: phone });
  unwrap("discard_unfinished_accounts", answer);
}
