import "server-only";
import { createHmac } from "node:crypto";
import { type LimitName, limits } from "@/lib/limits/limits";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { visitorIp } from "@/server/http/visitor-ip";
import { countAttempts, findFullLimit, findNearLimit } from "./repository";

export const waitMessage = "Please wait before trying again.";

export type Attempt = readonly [limit: LimitName, subject: string];

/** Keyed, because a plain hash of a phone number is undone by trying them all; with what all instances share. */
function hideSubject(subject: string): string {
  return createHmac("sha256", `attempts:${env().ORDER_TOKEN_SECRET}`).update(subject).digest("hex");
}

function toCounter([limit, subject]: Attempt) {
  const { bucket } = limits[limit];
  return { bucket, subject: hideSubject(`${bucket}:${subject}`) };
}

function toLimit(attempt: Attempt) {
  const { limit, seconds } = limits[attempt[0]];
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

/** Whether one more of these attempts would be refused. */
export async function isFull(attempts: readonly Attempt[]): Promise<boolean> {
  return (await findFullLimit(attempts.map(toLimit))) !== null;
}

/** This visitor as a name that says nothing, to keep with what they did. */
export async function hiddenVisitor(): Promise<string> {
  return hideSubject(`visitor:${await visitorIp()}`);
}

/** For limits per visitor. */
export async function fromHere(limit: LimitName): Promise<Attempt> {
  return [limit, await visitorIp()];
}
