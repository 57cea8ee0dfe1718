import { ruleSchema } from "./rule-schema";
import { applyRule, numberTitle, ruleKindNames, ruleKinds, rulesFromSettings } from "./rules";

const shop = { rules: {}, shopName: "Kapas", tagline: "Good cotton" };
const facts = { name: "Men", description: "Tees for men." };

it("a page has the default title until a rule of its kind, or one of its own, is saved", () => {
  const title = (rules: typeof shop.rules) => applyRule("category_7", facts, { ...shop, rules }).title;
  expect(title({})).toBe("Men · Kapas");
  expect(title({ category: { title: "{{name}} tees | {{shop}}", description: "" } })).toBe(
    "Men tees | Kapas",
  );
  expect(
    title({
      category: { title: "{{name}} tees", description: "" },
      category_7: { title: "T-shirts for men", description: "" },
    }),
  ).toBe("T-shirts for men");
});

it("an empty field of a rule uses the default, and a description is cut at the search engines' limit", () => {
  const rules = rulesFromSettings(
    new Map([
      ["seo_category", "{{name}}\n"],
      ["shop_name", "Kapas"],
    ]),
  );
  expect(applyRule("category", facts, { ...shop, rules })).toEqual({
    title: "Men",
    description: "Tees for men. Pay by UPI or cash on delivery.",
  });
  const long = { ...facts, description: "cotton ".repeat(60) };
  expect(applyRule("category", long, shop).description.length).toBeLessThanOrEqual(156);
});

it("no two pages of a list have the same title", () => {
  expect(numberTitle("Men, page 2 · Kapas", 2)).toBe("Men, page 2 · Kapas");
  expect(numberTitle("T-shirts for men", 2)).toBe("T-shirts for men, page 2");
  expect(numberTitle("T-shirts for men", 1)).toBe("T-shirts for men");
});

it.each(ruleKindNames)(
  "the default rule of %s is valid, and a rule with an unknown name is rejected",
  (kind) => {
    expect(ruleSchema(kind).parse(ruleKinds[kind].defaultRule)).toEqual(ruleKinds[kind].defaultRule);
    const message = ruleSchema(kind).safeParse({ title: "{{nmae}}", description: "" }).error?.issues[0]
      ?.message;
    expect(message).toContain("{{nmae}}");
    expect(message).toContain("shop");
  },
);
