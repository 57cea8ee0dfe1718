import { relative, resolve } from "node:path";
import { z } from "zod";
import { readJson } from "./counts";

export type FileTime = { file: string; seconds: number };

const vitestSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const suiteSchema = z.object({
  get suites() {
    return z.array(suiteSchema).optional();
  },
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
});
const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

/** Duration of each file of a Vitest report. */
export function timeVitest(report: string): FileTime[] {
  const { data } = vitestSchema.safeParse(readJson(report));
  return (data?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(resolve("."), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Total duration of each Playwright file's tests, over all widths. */
export function timePlaywright(report: string): FileTime[] {
  const times = new Map<string, number>();
  const add = ({ suites = [], specs }: z.infer<typeof suiteSchema>): void => {
    suites.forEach(add);
    for (const { file, tests } of specs) {
      for (const { duration } of tests.flatMap(({ results }) => results)) {
        times.set(file, (times.get(file) ?? 0) + duration / 1000);
      }
    }
  };
  playwrightSchema.safeParse(readJson(report)).data?.suites.forEach(add);
  return [...times].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }));
}

export function slowestOf(times: FileTime[], count = 10): FileTime[] {
  return times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}
