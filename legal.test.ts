import { existsSync, globSync, readFileSync } from "node:fs";
import * as collectionNotices from "./lib/privacy/collection-notices";

const read = (file: string) => readFileSync(file, "utf8");

/** The cells of the table below a heading of docs/legal.md. */
function rowsBelow(heading: string): string[][] {
  const [, section = ""] = read("docs/legal.md").split(`\n## ${heading}\n`);
  return (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const duties = rowsBelow("Duties");
const patterns = rowsBelow("Dark patterns");

/** Why a cell names no test; null when its file has one of that title. */
function findTestProblem(cell: string): string | null {
  const [, file = "", title = ""] = cell.match(/^`([^`]+)`: (.+)$/) ?? [];
  if (!existsSync(file)) return `${cell}: no such file`;
  return read(file).includes(title) ? null : `${cell}: no such test`;
}

describe("docs/legal.md", () => {
  it("names source, place, test and confirmer of each duty", () => {
    expect(duties.length).toBeGreaterThan(0);
    expect(duties.filter((cells) => cells.length !== 5 || cells.includes(""))).toEqual([]);
    const sources = duties.filter(
      ([, source = ""]) =>
        !/read in summary \d{4}-\d{2}, check with your adviser|not required by name/.test(source),
    );
    expect(sources).toEqual([]);
  });

  it("names only tests that exist", () => {
    const cells = [...duties.map((row) => row[3]), ...patterns.map((row) => row[2])];
    expect(cells.map((cell = "") => findTestProblem(cell)).filter((problem) => problem !== null)).toEqual([]);
  });

  it("has an answer and a test for each of the 13 dark patterns", () => {
    expect(patterns.map(([name]) => name)).toEqual([
      ...["False urgency", "Basket sneaking", "Confirm shaming", "Forced action", "Subscription trap"],
      ...["Interface interference", "Bait and switch", "Drip pricing", "Disguised advertisement", "Nagging"],
      ...["Trick question", "SaaS billing", "Rogue malware"],
    ]);
    expect(patterns.filter((cells) => cells.length !== 3 || cells.includes(""))).toEqual([]);
  });
});

// Everything that a shopper can read or tick.
const storefront = globSync("{app,components,lib,seed/marketing}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|(^|\/)admin(\/|$)|components\/settings\//.test(file),
);

const linesWith = (pattern: RegExp) =>
  storefront.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe("the storefront", () => {
  it("sells without invented urgency and without shaming", () => {
    const urgency =
      /\b(hurry|last chance|act now|selling fast|almost gone|going fast|ends in \d|only today|people (are )?(viewing|looking at)|in demand)\b/i;
    const shaming = /\bno,? (thanks|thank you),? I\b|\bI (don['’]t want|prefer (paying|to pay)|hate)\b/i;
    expect([...linesWith(urgency), ...linesWith(shaming)]).toEqual([]);
  });

  it("preselects nothing but choices that must have one value", () => {
    const inTag = /<[^>]*\s(defaultChecked|checked)(=\{true\})?(\s|\/|>)/;
    const alone = /^\s*(defaultChecked|checked)(=\{true\})?$/;
    expect([...linesWith(inTag), ...linesWith(alone)]).toEqual([]);
  });

  it("asks no question whose yes means no", () => {
    const negated = /label="(Don['’]t|Do not|I don['’]t|I do not|Uncheck|Untick|Opt out)/i;
    expect(linesWith(negated)).toEqual([]);
  });

  const places: [notice: string, file: string][] = [
    ["accountNotice", "components/auth/auth-screen.tsx"],
    ["checkoutNotice", "components/checkout/checkout-view.tsx"],
    ["leadNotice", "components/leads/lead-panel.tsx"],
    ["contactNotice", "components/contact/contact-form.tsx"],
    ["uploadNotice", "components/designer/uploads/upload-picker.tsx"],
    ["reviewNotice", "components/reviews/review-form.tsx"],
    ["requestNotice", "components/contact/privacy-request-form.tsx"],
  ];

  it.each(places)("shows the %s where its data is collected", (notice, file) => {
    expect(read(file)).toMatch(
      new RegExp(`<(CollectionNotice notice|NoticeText text)=\\{(${notice}|notice\\.text)\\b`),
    );
  });

  it("states at sign-up and checkout that the person is an adult", () => {
    for (const { text } of [collectionNotices.accountNotice, collectionNotices.checkoutNotice])
      expect(text).toContain("18 or older");
  });

  it("has a place for each notice", () => {
    const notices = Object.entries(collectionNotices).filter(([, value]) =>
      Object.hasOwn(Object(value), "version"),
    );
    expect(places.map(([notice]) => notice).sort()).toEqual(notices.map(([name]) => name).sort());
  });
});
