import "server-only";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

/** Row policies let everybody change their own names only; a trigger tells the auth server. */
export async function saveNames(
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<boolean> {
  const client = await viewerClient();
  const answer = await client
    .from("profiles")
    .update({ first_name: names.firstName, last_name: names.lastName })
    .eq("id", userId)
    .select("id");
  return unwrap("profiles: update", answer).length === 1;
}
