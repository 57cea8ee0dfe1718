import "server-only";
import { type HealthFacts, healthSchema } from "@/lib/health/facts-schema";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** When the oldest due or failed message was written; null when there is none. */
export async function findOldestUnsent(now: Date, signal: AbortSignal): Promise<string | null> {
  const answer = await serviceClient()
    .from("outbox")
    .select("created_at")
    .is("sent_at", null)
    .is("dead_at", null)
    .or(`next_at.lte.${now.toISOString()},attempts.gt.0`)
    .order("created_at")
    .limit(1)
    .abortSignal(signal)
    .maybeSingle();
  return unwrap("outbox: find oldest", answer)?.created_at ?? null;
}

/** Messages that were given up and need attention. */
export async function countDeadMessages(signal: AbortSignal): Promise<number> {
  const answer = await serviceClient()
    .from("outbox")
    .select("id", { count: "exact", head: true })
    .not("dead_at", "is", null)
    .abortSignal(signal);
  unwrap("outbox: count dead", answer);
  return answer.count ?? 0;
}

/** Queued, running and failed work, in one response. */
export async function readHealth(signal: AbortSignal): Promise<HealthFacts> {
  return healthSchema.parse(
    unwrap("health: read", await serviceClient().rpc("shop_health").abortSignal(signal)),
  );
}

/** Stores an environment variable that row policies use too. */
export async function saveVariable(name: string, value: string): Promise<void> {
  await serviceRpc("save_environment", { name, value });
}
