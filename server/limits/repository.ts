import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

type Counter = { bucket: string; subject: string };
type LimitedCounter = Counter & { limit: number; seconds: number };

/** The first full bucket, or null when an attempt was taken from each. */
export async function countAttempts(
  takes: readonly LimitedCounter[],
  clear: readonly Counter[],
): Promise<string | null> {
  const answer = await serviceClient().rpc("take_attempts", { p_takes: [...takes], p_clear: [...clear] });
  return unwrap("take_attempts", answer) || null;
}

/** The bucket of the first limit that the next attempt takes beyond half, or null. Takes nothing. */
export async function findNearLimit(counters: readonly LimitedCounter[]): Promise<string | null> {
  const answer = await serviceClient().rpc("find_near_limit", { p_counters: [...counters] });
  return unwrap("find_near_limit", answer) || null;
}

/** The bucket of the first limit that is full, or null. Takes nothing. */
export async function findFullLimit(counters: readonly LimitedCounter[]): Promise<string | null> {
  const answer = await serviceClient().rpc("find_full_limit", { p_counters: [...counters] });
  return unwrap("find_full_limit", answer) || null;
}

/** After how many seconds none of these is full any more. Takes nothing. */
export async function readSecondsUntilFree(counters: readonly LimitedCounter[]): Promise<number> {
  const answer = await serviceClient().rpc("seconds_until_free", { p_counters: [...counters] });
  return Math.max(1, Number(unwrap("seconds_until_free", answer)));
}

/** True once per solution, over all instances. */
export async function spendCaptcha(id: string, expiresAt: Date): Promise<boolean> {
  const answer = await serviceClient().rpc("spend_captcha", {
    p_id: id,
    p_expires_at: expiresAt.toISOString(),
  });
  return unwrap("spend_captcha", answer) === true;
}
