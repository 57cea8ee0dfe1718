import { createHmac, randomInt } from "node:crypto";
import { type LimitName, limits } from "../../lib/limits/limits";
import { sandboxKeys } from "../../sandbox/keys";
import { backend } from "./backend";

/** A random IP address for each test, for the X-Forwarded-For header that a load balancer would set. */
export function newIp(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

function counterOf(limit: LimitName, subject: string) {
  const { bucket } = limits[limit];
  const key = `attempts:${sandboxKeys.orderTokenSecret}`;
  return { bucket, subject: createHmac("sha256", key).update(`${bucket}:${subject}`).digest("hex") };
}

/** Records this many attempts against a limit. */
export async function useUp(limit: LimitName, subject: string, count: number): Promise<void> {
  const { seconds } = limits[limit];
  const take = { ...counterOf(limit, subject), seconds, limit: 1_000_000 };
  const { error } = await backend.rpc("spend_attempts", { p_takes: Array(count).fill(take) });
  if (error) throw new Error(error.message);
}
