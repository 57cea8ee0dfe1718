import { expect } from "@playwright/test";

/** The delay that a busy machine may add. */
const lateMs = 1500;

/** Retries come after 1, 2 and 4 seconds, and up to half of each wait is random. The last may be missing if nobody waits for it. */
export function expectRetried(actual: number[]): void {
  expect([3, 4]).toContain(actual.length);
  for (const [index, ms] of actual.entries()) {
    const wait = ms - (actual[index - 1] ?? ms);
    expect(wait, `before try ${index + 1}`).toBeGreaterThanOrEqual(index === 0 ? 0 : 450 * 2 ** (index - 1));
    expect(wait, `before try ${index + 1}`).toBeLessThan(1000 * 2 ** index + lateMs);
  }
}
