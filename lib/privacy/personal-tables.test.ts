import { readFileSync } from "node:fs";
import { describeRetention, personalTables, retainedDays, retentionRules } from "./personal-tables";

const page = readFileSync("docs/personal-data.md", "utf8");

it("documents every table and how long it is kept, and nothing else", () => {
  const lines = personalTables.map(
    ({ table, data, keep }) => `| \`${table}\` | ${data} | ${keep.map(describeRetention).join("; ")} |`,
  );
  expect(page.split("\n").filter((line) => /^\| `(public|private)\./.test(line))).toEqual(lines);
});

it("keeps logs for the 180 days of CERT-In and the year of the DPDP Rules", () => {
  for (const log of ["audit_log", "staff_reads"]) expect(retainedDays(log)).toBeGreaterThanOrEqual(365);
});

it("gives each rule one name", () => {
  const ids = personalTables.flatMap(({ keep }) =>
    keep.flatMap((one) => (typeof one === "string" ? [] : one.id)),
  );
  expect(new Set(ids).size).toBe(retentionRules.length);
  expect(() => retainedDays("unknown")).toThrow("No retention rule");
});
