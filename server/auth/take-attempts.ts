import "server-only";
import { createHmac } from "node:crypto";
import { type AttemptLimit, attemptLimits } from "@/lib/auth/attempt-limits";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { visitorIp } from "@/server/http/visitor-ip";
import { countAttempts } from "./repository";

export const waitMessage = "Please wait before trying again.";

type Attempt = readonly [limit: AttemptLimit, subject: string];

/** Keyed, because a plain hash of a phone number is undone by trying them all; with what all instances share. */
function hide(subject: string): string {
  return createHmac("sha256", `attempts:${env().ORDER_TOKEN_SECRET}`).update(subject).digest("hex");
}

function toCounter([limit, subject]: Attempt) {
  const { bucket } = attemptLimits[limit];
  return { bucket, subject: hide(`${bucket}:${subject}`) };
}

/** One attempt from each limit, or AppError("rate_limited") and none. `clear` begins other counters anew with it. */
export async function takeAttempts(
  attempts: readonly Attempt[],
  clear: readonly Attempt[] = [],
): Promise<void> {
  const takes = attempts.map((attempt) => {
    const { limit, seconds } = attemptLimits[attempt[0]];
    return { ...toCounter(attempt), limit, seconds };
  });
  const full = await countAttempts(takes, clear.map(toCounter));
  if (full !== null) throw new AppError("rate_limited", waitMessage);
}

/** For limits per visitor. */
export async function fromHere(limit: AttemptLimit): Promise<Attempt> {
  return [limit, await visitorIp()];
}
