import { expect } from "@playwright/test";

/** What a busy machine adds. */
const lateMs = 1500;

/** A second, two and four apart, half of each by chance; the last one only if somebody still waits for it. */
export function expectRetried(actual: number[]): void {
  expect([3, 4]).toContain(actual.length);
  for (const [index, ms] of actual.entries()) {
    const wait = ms - (actual[index - 1] ?? ms);
    expect(wait, `before try ${index + 1}`).toBeGreaterThanOrEqual(index === 0 ? 0 : 450 * 2 ** (index - 1));
    expect(wait, `before try ${index + 1}`).toBeLessThan(1000 * 2 ** index + lateMs);
  }
}
