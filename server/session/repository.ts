import "server-only";
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
