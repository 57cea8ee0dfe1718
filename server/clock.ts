import "server-only";
import { isSandbox, sandboxStart } from "./env";

declare global {
  /** How far the shop's clock is ahead of the real time. Global, because Next may load a module once for pages and once for routes. */
  var shopClockAheadMs: number | undefined;
}

/**
 * The shop's time. In the sandbox tests can move it, with `private.now()` in SQL. Durations, the auth
 * server's tokens and dates from other services use the real time.
 */
export function now(): Date {
  globalThis.shopClockAheadMs ??= aheadAtStart();
  return new Date(Date.now() + globalThis.shopClockAheadMs);
}

/** Sets the time of a sandbox, which runs on from there; null for the real time. */
export function setNow(at: Date | null): void {
  if (!isSandbox()) throw new Error("Only the clock of a sandbox can be set");
  globalThis.shopClockAheadMs = at === null ? 0 : at.getTime() - Date.now();
}

function aheadAtStart(): number {
  const start = sandboxStart();
  return start === null ? 0 : Math.round(start.getTime() - performance.timeOrigin);
}
