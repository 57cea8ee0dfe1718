import "server-only";
import { createHmac } from "node:crypto";
import { type AttemptLimit, attemptLimits } from "@/lib/auth/attempt-limits";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { visitorIp } from "@/server/http/visitor-ip";
import { countAttempts, findNearLimit } from "./repository";

export const waitMessage = "Please wait before trying again.";

export type Attempt = readonly [limit: AttemptLimit, subject: string];

/** Keyed, because a plain hash of a phone number is undone by trying them all; with what all instances share. */
function hide(subject: string): string {
  return createHmac("sha256", `attempts:${env().ORDER_TOKEN_SECRET}`).update(subject).digest("hex");
}

function toCounter([limit, subject]: Attempt) {
  const { bucket } = attemptLimits[limit];
  return { bucket, subject: hide(`${bucket}:${subject}`) };
}

function toLimit(attempt: Attempt) {
  const { limit, seconds } = attemptLimits[attempt[0]];
  return { ...toCounter(attempt), limit, seconds };
}

/** One attempt from each limit, or AppError("rate_limited") and none. `clear` begins other counters anew with it. */
export async function takeAttempts(
  attempts: readonly Attempt[],
  { clear = [], message }: { clear?: readonly Attempt[]; message?: string } = {},
): Promise<void> {
  const full = await countAttempts(attempts.map(toLimit), clear.map(toCounter));
  if (full !== null) throw new AppError("rate_limited", message);
}

/** The limit that one more of these attempts brings beyond its half, or null. */
export function findNearLimitOf(attempts: readonly Attempt[]): Promise<string | null> {
  return findNearLimit(attempts.map(toLimit));
}

/** For limits per visitor. */
export async function fromHere(limit: AttemptLimit): Promise<Attempt> {
  return [limit, await visitorIp()];
}
