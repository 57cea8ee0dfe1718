import "server-only";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

/** Row policies let a customer change only their own names. A trigger copies the names to the auth server. */
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
