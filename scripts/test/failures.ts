import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { readJson } from "./counts";

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const suiteSchema = z.object({
  get suites() {
    return z.array(suiteSchema).optional();
  },
  specs: z.array(
    z.object({
      ok: z.boolean(),
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })) }),
      ),
    }),
  ),
});
const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

/** A failed test's error messages, shortened, of a diff what differs: the full output is above, with its step. */
function describe(file: string, title: string, messages: string[]): string {
  const lines = messages.flatMap((message) => {
    const [text = ""] = stripVTControlCharacters(message).split("\n    at ", 1);
    const printed = text.split("\n").filter((line) => line.trim() !== "");
    const diff = printed.findIndex((line) => /^- Expected +- \d/.test(line));
    const isShown = (line: string, index: number) => diff < 0 || index < diff || /^[-+]/.test(line);
    return printed.filter(isShown).slice(0, 12);
  });
  return [`${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

/** The failed tests of a Vitest report, and files that failed outside a test. */
export function failuresOfVitest(report: string): string[] {
  const { data } = vitestSchema.safeParse(readJson(report));
  return (data?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(resolve("."), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [describe(file, "outside its tests", [message])];
    return failed.map((test) => describe(file, test.fullName, test.failureMessages));
  });
}

/** The failed tests of a Playwright report. */
export function failuresOfPlaywright(report: string): string[] {
  const failures: string[] = [];
  const add = ({ suites = [], specs }: z.infer<typeof suiteSchema>): void => {
    suites.forEach(add);
    for (const { ok, file, title, tests } of specs) {
      if (ok) continue;
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      const messages = errors.map(({ message }) => message);
      failures.push(describe(`e2e/${file}`, title, messages));
    }
  };
  playwrightSchema.safeParse(readJson(report)).data?.suites.forEach(add);
  return failures;
}
