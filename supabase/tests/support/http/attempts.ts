import { createHmac, randomInt } from "node:crypto";
import { type LimitName, limits } from "@/lib/limits/limits";
import { sandboxKeys } from "../../../../sandbox/keys";
import { call, SERVER } from "../backend/gateway";

/** An IP address of a test's own, as a proxy sends it. */
export function newIp(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

function counterOf(limit: LimitName, subject: string) {
  const { bucket } = limits[limit];
  const key = `attempts:${sandboxKeys.orderTokenSecret}`;
  return { bucket, subject: createHmac("sha256", key).update(`${bucket}:${subject}`).digest("hex") };
}

async function spendAttempts(body: object): Promise<void> {
  const { status, body: answer } = await call(SERVER, "/rest/v1/rpc/spend_attempts", { body });
  if (status !== 200) throw new Error(JSON.stringify(answer));
}

/** Counts this many attempts against a limit, as if they had been made. */
export async function useUp(limit: LimitName, subject: string, count: number): Promise<void> {
  const { seconds } = limits[limit];
  const take = { ...counterOf(limit, subject), seconds, limit: 1_000_000 };
  await spendAttempts({ p_takes: Array(count).fill(take) });
}

/** Resets the counter of a limit. */
export async function clearAttempts(limit: LimitName, subject: string): Promise<void> {
  await spendAttempts({ p_takes: [], p_clear: [counterOf(limit, subject)] });
}
