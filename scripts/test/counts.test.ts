import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCounts, countPlaywright, countVitest, NONE, orOneFailure } from "./counts";

const dir = mkdtempSync(join(tmpdir(), "kapas-counts-"));
afterAll(() => rmSync(dir, { recursive: true }));

function report(value: unknown): string {
  const file = join(dir, "report.json");
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const suite = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

it("counts the tests of the selected files", () => {
  const file = report({
    testResults: [
      suite("/a/access/x.test.ts", "passed", "passed", "passed"),
      suite("/a/y.test.ts", "failed", "failed", "pending"),
    ],
  });
  expect(countVitest(file)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(countVitest(file, (path) => path.includes("/access/"))).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
  });
});

it("counts a file that could not run as a failure", () => {
  expect(countVitest(report({ testResults: [suite("/a.test.ts", "failed")] }))).toEqual({
    ...NONE,
    failed: 1,
  });
});

it("counts a journey that needed a second try as a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright(report({ stats }))).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

it("never reports a broken step as passed", () => {
  expect(orOneFailure(countVitest(join(dir, "missing.json")), false)).toEqual({ ...NONE, failed: 1 });
  expect(orOneFailure({ ...NONE, passed: 3 }, false).failed).toBe(1);
  expect(orOneFailure({ ...NONE, failed: 3 }, false).failed).toBe(3);
});

it("adds up the tests of all projects", () => {
  expect(
    addCounts([
      { passed: 1, failed: 2, skipped: 0 },
      { passed: 3, failed: 0, skipped: 1 },
    ]),
  ).toEqual({
    passed: 4,
    failed: 2,
    skipped: 1,
  });
});
