import "server-only";
import { type LimitName, limits } from "@/lib/limits/limits";
import { AppError } from "@/server/errors";

type LimitHere = {
  [Name in LimitName]: (typeof limits)[Name]["by"] extends "instance" ? Name : never;
}[LimitName];

const windows = new Map<LimitHere, { startedAt: number; taken: number }>();

/** Takes this number from a limit of this instance, or throws AppError("rate_limited") and takes none. No round trip. */
export function spendInstanceLimit(name: LimitHere, count: number, now: number): void {
  const { limit, seconds } = limits[name];
  const last = windows.get(name);
  const window = last && now - last.startedAt < seconds * 1000 ? last : { startedAt: now, taken: 0 };
  if (window.taken + count > limit) {
    const secondsLeft = Math.ceil(seconds - (now - window.startedAt) / 1000);
    throw new AppError("rate_limited", undefined, undefined, secondsLeft);
  }
  window.taken += count;
  windows.set(name, window);
}
