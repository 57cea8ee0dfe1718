import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { passed: number; failed: number; skipped: number };

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Counts of a Vitest report, over the files whose path matches. A file that could not run at all is one failure. */
export function countVitest(file: string, isWanted: (path: string) => boolean = () => true): Counts {
  const report = vitestSchema.safeParse(readJson(file));
  if (!report.success) return NONE;
  const counts = { ...NONE };
  for (const { name, status, assertionResults } of report.data.testResults) {
    if (!isWanted(name)) continue;
    for (const test of assertionResults) {
      if (test.status === "passed") counts.passed += 1;
      else if (test.status === "failed") counts.failed += 1;
      else counts.skipped += 1;
    }
    if (status === "failed" && assertionResults.every((test) => test.status !== "failed")) counts.failed += 1;
  }
  return counts;
}

/** No test is retried; one that needed a retry is a failure. */
export function countPlaywright(file: string): Counts {
  const report = playwrightSchema.safeParse(readJson(file));
  if (!report.success) return NONE;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NONE,
  );
}

/** A step that broke without a failed test counts as one failure, so that the sum never hides it. */
export function orOneFailure(counts: Counts, isOk: boolean): Counts {
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
