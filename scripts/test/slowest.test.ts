import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { slowestOf, timePlaywright, timeVitest } from "./slowest";

const dir = mkdtempSync(join(tmpdir(), "kapas-times-"));
afterAll(() => rmSync(dir, { recursive: true }));

function report(value: unknown): string {
  const file = join(dir, "report.json");
  writeFileSync(file, JSON.stringify(value));
  return file;
}

it("reads the duration of each file of a Vitest report", () => {
  const testResults = [{ name: resolve("lib/money.test.ts"), startTime: 1_000, endTime: 3_500 }];
  expect(timeVitest(report({ testResults }))).toEqual([{ file: "lib/money.test.ts", seconds: 2.5 }]);
});

it("adds up the tests of a Playwright file, over all widths and in groups too", () => {
  const spec = (...durations: number[]) => ({
    file: "journeys/cart.spec.ts",
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const suites = [{ specs: [spec(1_000, 2_000)], suites: [{ specs: [spec(500)] }] }];
  expect(timePlaywright(report({ suites }))).toEqual([{ file: "e2e/journeys/cart.spec.ts", seconds: 3.5 }]);
});

it("lists no durations of a project without a report", () => {
  expect([...timeVitest(join(dir, "none.json")), ...timePlaywright(join(dir, "none.json"))]).toEqual([]);
});

it("lists the slowest test files first", () => {
  const times = [3, 1, 2].map((seconds) => ({ file: `${seconds}`, seconds }));
  expect(slowestOf(times, 2).map(({ file }) => file)).toEqual(["3", "2"]);
});
