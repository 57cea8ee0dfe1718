import "server-only";
import { createHmac } from "node:crypto";
import { captchaMessages } from "@/lib/auth/captcha";
import { formatLimitRefusal } from "@/lib/limits/format-limit-refusal";
import { type LimitName, limits } from "@/lib/limits/limits";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { lineOf } from "@/server/http/visitor-address";
import { visitorIp } from "@/server/http/visitor-ip";
import { countAttempts, findFullLimit, findNearLimit, readSecondsUntilFree } from "./repository";

export const waitMessage = "Please wait before trying again.";

export type Attempt = readonly [limit: LimitName, subject: string];

/** A keyed hash, because trying all phone numbers reverses a plain one. All instances share the key. */
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

/** When a limit requires a captcha; null: never. */
export function captchaThresholdOf([name]: Attempt): "half" | "full" | null {
  const limit = limits[name];
  return "puzzle" in limit ? limit.puzzle : null;
}

interface Taking {
  /** Counters to reset with this attempt. */
  clear?: readonly Attempt[];
  message?: string;
  /** A solved captcha was sent: it passes limits that strangers can fill. */
  isPuzzled?: boolean;
}

/**
 * Takes one attempt from each limit, or throws AppError("rate_limited") and takes none. Limits that strangers can fill come
 * last and never refuse: full, they require a solved captcha, AppError("captcha_needed").
 */
export async function spendAttempts(
  attempts: readonly Attempt[],
  { clear = [], message, isPuzzled = false }: Taking = {},
): Promise<void> {
  const open = attempts.filter((attempt) => captchaThresholdOf(attempt) === "full");
  const closed = attempts.filter((attempt) => captchaThresholdOf(attempt) !== "full");
  const full = await countAttempts(closed.map(toLimit), clear.map(toCounter));
  if (full !== null) throw await refusalOf(full, closed, message);
  if (open.length === 0 || (await countAttempts(open.map(toLimit), [])) === null || isPuzzled) return;
  throw new AppError("captcha_needed", captchaMessages.needed);
}

/** Reports the waiting time, and in words too where guests and signed-in visitors have different limits. */
async function refusalOf(
  full: string,
  attempts: readonly Attempt[],
  message: string | undefined,
): Promise<AppError> {
  const seconds = await readSecondsUntilFree(attempts.map(toLimit));
  const by = attempts.map(([name]) => limits[name]).find(({ bucket }) => bucket === full)?.by;
  return new AppError("rate_limited", message ?? formatLimitRefusal(by, seconds), undefined, seconds);
}

/** The limit that requires a captcha for the next attempt, or null. */
export function findNearLimitOf(attempts: readonly Attempt[]): Promise<string | null> {
  const counters = attempts.map((attempt) => {
    const counter = toLimit(attempt);
    // The database compares with half of the limit.
    return captchaThresholdOf(attempt) === "full" ? { ...counter, limit: 2 * counter.limit } : counter;
  });
  return findNearLimit(counters);
}

/** Whether the next attempt would be refused. */
export async function isFull(attempts: readonly Attempt[]): Promise<boolean> {
  return (await findFullLimit(attempts.map(toLimit))) !== null;
}

/** A keyed hash of the visitor's internet connection, to store with their actions. */
export async function hashVisitor(): Promise<string> {
  return hideSubject(`visitor:${lineOf(await visitorIp())}`);
}

/** As hashVisitor, with a different hash each day. */
export async function hashVisitorForDay(day: string): Promise<string> {
  return hideSubject(`visitor of ${day}:${lineOf(await visitorIp())}`).slice(0, 16);
}

/** As hashVisitor, for a member of staff who takes orders by phone: their open orders are counted at any location. */
export function hashStaff(staffId: string): string {
  return hideSubject(`staff:${staffId}`);
}

/** For limits per visitor. */
export async function visitorAttempt(limit: LimitName): Promise<Attempt> {
  return [limit, await visitorIp()];
}
