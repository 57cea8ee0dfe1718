import "server-only";
import { serviceRpc } from "@/server/supabase/service-client";

type Counter = { bucket: string; subject: string };
type LimitedCounter = Counter & { limit: number; seconds: number };

/** The first full bucket, or null when an attempt was taken from each. */
export async function countAttempts(
  takes: readonly LimitedCounter[],
  clear: readonly Counter[],
): Promise<string | null> {
  return (await serviceRpc("spend_attempts", { takes: [...takes], clear: [...clear] })) || null;
}

/** The bucket of the first limit that the next attempt takes beyond half, or null. Takes nothing. */
export async function findNearLimit(counters: readonly LimitedCounter[]): Promise<string | null> {
  return (await serviceRpc("find_near_limit", { counters: [...counters] })) || null;
}

/** The bucket of the first limit that is full, or null. Takes nothing. */
export async function findFullLimit(counters: readonly LimitedCounter[]): Promise<string | null> {
  return (await serviceRpc("find_full_limit", { counters: [...counters] })) || null;
}

/** After how many seconds none of these is full any more. Takes nothing. */
export async function readSecondsUntilFree(counters: readonly LimitedCounter[]): Promise<number> {
  return Math.max(1, Number(await serviceRpc("seconds_until_free", { counters: [...counters] })));
}

/** True once per solution, over all instances. */
export async function spendCaptcha(id: string, expiresAt: Date): Promise<boolean> {
  return (await serviceRpc("spend_captcha", { id, expiresAt: expiresAt.toISOString() })) === true;
}
