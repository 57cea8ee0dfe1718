import { defaultBrand } from "@/lib/brand";
import { fillText, listPlaceholders } from "@/lib/content/placeholders";
import { plainText, readMarkdown } from "@/lib/content/read-markdown";
import { linkToShop, splitSections } from "@/lib/content/split-sections";
import { factNames } from "@/lib/facts/fact-names";
import { shopFacts } from "@/lib/facts/shop-facts";
import { toPaise } from "@/lib/money";
import { defaultPages } from "./default-pages";

import { pageKeys } from "./page-key";
import { pageSchema } from "./page-schema";
import { listQuestions } from "./questions";

const terms = {
  standard: { feePaise: toPaise(49), freeOverPaise: toPaise(999), minDays: 2, maxDays: 6 },
  zones: [],
  codFeePaise: toPaise(40),
  codUpToPaise: toPaise(5000),
  codReservationMinutes: 45,
  shipsOn: "received",
  rtoDeduction: "delivery",
  returnDays: 7,
  packingDays: 3,
  artReviewHours: 24,
} as const;

const facts = shopFacts(defaultBrand, { ...terms, zones: [] }, null);

it.each(pageKeys)("the default text of %s can be saved unchanged, and names no unknown fact", (key) => {
  expect(pageSchema.safeParse(defaultPages[key])).toEqual({ success: true, data: defaultPages[key] });
  const words = Object.values(defaultPages[key]).map((text) => fillText(text, facts));
  expect(words.flatMap(listPlaceholders)).toEqual([]);
});

it("refuses an unknown fact, and lists the known ones", () => {
  const result = pageSchema.safeParse({ ...defaultPages.about, body: "Within {{retrun_days}}" });
  expect(result.error?.issues[0]).toMatchObject({ path: ["body"] });
  expect(result.error?.issues[0]?.message).toContain("{{retrun_days}}");
  expect(result.error?.issues[0]?.message).toContain("return_days");
  expect(Object.keys(facts).sort()).toEqual(Object.keys(factNames).sort());
});

it("fees follow the settings, and without them the text names where to find them", () => {
  const text = defaultPages.faq.body;
  expect(plainText(readMarkdown(text, facts))).toContain(
    "It costs ₹40 extra. It's available for orders up to ₹5,000.",
  );
  const without = plainText(readMarkdown(text, shopFacts(defaultBrand, null, null)));
  expect(without).not.toContain("₹");
  expect(without).not.toContain("{{");
});

it("parses questions by topic, each with its answer", () => {
  const topics = listQuestions(splitSections(readMarkdown(defaultPages.faq.body, facts), "h2"));
  expect(topics.map(({ title }) => title)).toEqual([
    "Sizes and care",
    "Printing and custom designs",
    "Ordering and payment",
    "Delivery and returns",
  ]);
  expect(topics.flatMap(({ items }) => items)).toHaveLength(20);
  expect(topics[0]?.items[1]).toMatchObject({ question: "Will it shrink?" });
  expect(topics[0]?.items[1]?.answer).toContain("3 percent");
});

it("links to the shop's own email address follow the settings", () => {
  const tree = readMarkdown("Write to [us](mailto:shop).");
  linkToShop(tree, "hello@kapas.test");
  expect(JSON.stringify(tree)).toContain("mailto:hello@kapas.test");
});
