import "server-only";
import { unwrap } from "@/server/supabase/unwrap";
import type { SessionClient } from "@/server/supabase/viewer-client";

/** Reads the role table at every call: a revoked role ends at once, whatever the token says. */
export async function hasRole(client: SessionClient, userId: string): Promise<boolean> {
  const answer = await client.from("user_roles").select("role").eq("user_id", userId).maybeSingle();
  return unwrap("user_roles: look up", answer) !== null;
}
