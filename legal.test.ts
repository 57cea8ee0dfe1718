import { globSync, readFileSync } from "node:fs";
import { isQuietPage } from "./lib/leads/quiet-pages";
import * as collectionNotices from "./lib/privacy/collection-notices";
import { findTestProblems, readDocTable } from "./testing/doc-table";

const read = (file: string) => readFileSync(file, "utf8");

const duties = readDocTable("docs/legal.md", "Duties");
const patterns = readDocTable("docs/legal.md", "Dark patterns");

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
    expect(cells.flatMap((cell = "") => findTestProblems(cell))).toEqual([]);
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

  it("opens no popup where someone buys, designs, asks or manages an account", () => {
    const layout = "app/(store)/(static)";
    expect(storefront.filter((file) => read(file).includes("<LeadPopupBoot"))).toEqual([
      `${layout}/layout.tsx`,
    ]);
    const tasks = [
      ...["cart", "checkout", "order-success", "order-details", "orders", "find-order", "wishlist"],
      ...["account", "account/subscription", "account/privacy", "subscription/signup", "dashboard"],
      ...["custom-design", "my-designs", "design-proof", "contact", "contact-message", "privacy-request"],
    ];
    const hasPage = (group: string, path: string) =>
      globSync(`app/(store)/${group}/${path}/**/page.tsx`).length > 0;
    const isQuiet = (path: string) =>
      hasPage("(static)", path) ? isQuietPage(`/${path}`) : hasPage("(live)", path);
    expect(tasks.filter((path) => !isQuiet(path))).toEqual([]);
  });

  it("asks no question whose yes means no", () => {
    const negated = /label="(Don['’]t|Do not|I don['’]t|I do not|Uncheck|Untick|Opt out)/i;
    expect(linesWith(negated)).toEqual([]);
  });

  const places: [notice: string, file: string][] = [
    ["accountNotice", "components/auth/auth-screen.tsx"],
    ["checkoutNotice", "components/checkout/checkout-view.tsx"],
    ["checkoutNotice", "app/(store)/(live)/subscription/signup/page.tsx"],
    ["leadNotice", "components/leads/lead-panel.tsx"],
    ["contactNotice", "components/contact/contact-form.tsx"],
    ["groupNotice", "components/groups/join-group.tsx"],
    ["uploadNotice", "components/designer/uploads/upload-picker.tsx"],
    ["reviewNotice", "components/reviews/review-form.tsx"],
    ["requestNotice", "components/contact/privacy-request-form.tsx"],
  ];

  it.each(places)("shows the %s where its data is collected: %s", (notice, file) => {
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
    expect(new Set(places.map(([notice]) => notice))).toEqual(new Set(notices.map(([name]) => name)));
  });
});
