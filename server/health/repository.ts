import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** Since when the longest waiting message has been due, or null. */
export async function findOldestUnsent(now: Date, signal: AbortSignal): Promise<string | null> {
  const answer = await serviceClient()
    .from("outbox")
    .select("next_at")
    .is("sent_at", null)
    .is("dead_at", null)
    .lte("next_at", now.toISOString())
    .order("next_at")
    .limit(1)
    .abortSignal(signal)
    .maybeSingle();
  return unwrap("outbox: find oldest", answer)?.next_at ?? null;
}
