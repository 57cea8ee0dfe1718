import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { failuresOfPlaywright, failuresOfVitest } from "./failures";

const dir = mkdtempSync(join(tmpdir(), "kapas-failures-"));
afterAll(() => rmSync(dir, { recursive: true }));

function report(value: unknown): string {
  const file = join(dir, "report.json");
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const failed = { status: "failed", message: "" };

it("lists a failed Vitest test with its message, without its stack", () => {
  const assertionResults = [
    { status: "passed", fullName: "adds", failureMessages: [] },
    {
      status: "failed",
      fullName: "rounds",
      failureMessages: ["Error: no\n\nReceived: 2\n    at x (y.ts:1:1)"],
    },
  ];
  const outside = { ...failed, name: resolve("a.test.ts"), message: "no shop", assertionResults: [] };
  const file = report({
    testResults: [{ ...failed, name: resolve("lib/money.test.ts"), assertionResults }, outside],
  });
  expect(failuresOfVitest(file)).toEqual([
    "lib/money.test.ts › rounds\n    Error: no\n    Received: 2",
    "a.test.ts › outside its tests\n    no shop",
  ]);
});

it("leaves out what is the same on both sides of a diff", () => {
  const message =
    'Error: /\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n    "b": 3,';
  const assertionResults = [{ status: "failed", fullName: "adds", failureMessages: [message] }];
  const file = report({ testResults: [{ ...failed, name: resolve("a.test.ts"), assertionResults }] });
  expect(failuresOfVitest(file)[0]?.split("\n    ").slice(1)).toEqual([
    ...["Error: /", "- Expected  - 1", "+ Received  + 1", '-   "a": 1,', '+   "a": 2,'],
  ]);
});

it("lists a failed Playwright test, in groups too", () => {
  const spec = (title: string, ...messages: string[]) => ({
    ok: messages.length === 0,
    title,
    file: "journeys/cart.spec.ts",
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const suites = [
    {
      specs: [spec("adds")],
      suites: [{ specs: [spec("counts", "\u001b[31mTimeout\u001b[39m\nwaiting", "Too heavy")] }],
    },
  ];
  expect(failuresOfPlaywright(report({ suites }))).toEqual([
    "e2e/journeys/cart.spec.ts › counts\n    Timeout\n    waiting\n    Too heavy",
  ]);
});

it("lists no failures where there is no report", () => {
  const none = join(dir, "none.json");
  expect([...failuresOfVitest(none), ...failuresOfPlaywright(none)]).toEqual([]);
});
