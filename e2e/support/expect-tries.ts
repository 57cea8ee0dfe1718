import { expect } from "@playwright/test";

/** What a busy machine takes off, when the first call comes late, and adds. */
const [earlyMs, lateMs] = [500, 1500];

/** When the calls came, in milliseconds after the first. */
export function expectTries(actual: number[], expected: number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, ms] of expected.entries()) {
    expect(actual[index], `try ${index + 1}`).toBeGreaterThan(ms - earlyMs);
    expect(actual[index], `try ${index + 1}`).toBeLessThan(ms + lateMs);
  }
}

/** Three tries in all, a second and two seconds apart: the shop's retry policy. */
export const threeTries = [0, 1000, 3000];
