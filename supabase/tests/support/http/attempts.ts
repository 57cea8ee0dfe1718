import { createHmac, randomInt } from "node:crypto";
import { type LimitName, limits } from "@/lib/limits/limits";
import { sandboxKeys } from "../../../../sandbox/keys";
import { owner } from "../backend/database";

/** An IP address of a test's own, as a proxy sends it. */
export function newIp(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

function counterOf(limit: LimitName, subject: string) {
  const { bucket } = limits[limit];
  const key = `attempts:${sandboxKeys.orderTokenSecret}`;
  return { bucket, subject: createHmac("sha256", key).update(`${bucket}:${subject}`).digest("hex") };
}

/** Counts this many attempts against a limit, as if they had been made. */
export async function useUp(limit: LimitName, subject: string, count: number): Promise<void> {
  const { bucket, subject: key } = counterOf(limit, subject);
  await owner.query(
    `insert into private.auth_attempts as a (bucket, subject, taken) values ($1, $2, $3)
     on conflict (bucket, subject) do update set taken = a.taken + $3`,
    [bucket, key, count],
  );
}

/** Resets the counter of a limit. */
export async function clearAttempts(limit: LimitName, subject: string): Promise<void> {
  const { bucket, subject: key } = counterOf(limit, subject);
  await owner.query("delete from private.auth_attempts where bucket = $1 and subject = $2", [bucket, key]);
}
