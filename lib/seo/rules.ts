import { fillText, listPlaceholders } from "@/lib/content/placeholders";

/** A page's search engine texts; `{{name}}` is replaced per page. */
export interface SeoRule {
  title: string;
  description: string;
}

interface RuleKind {
  label: string;
  /** Used until staff save another one. */
  defaultRule: SeoRule;
  /** The available placeholders, apart from the shop and its tagline. */
  names: Readonly<Record<string, string>>;
}

const listWords =
  "Printed tees, oversized tees and basics in combed cotton, made in India. Pay by UPI or cash on delivery.";
const listNames = { name: "List name, with page number" };

export const ruleKinds = {
  product: {
    label: "Products",
    defaultRule: { title: "{{name}} · {{shop}}", description: "{{name}}, {{price}}. {{description}}" },
    names: {
      name: "Product name, with the colour on a colour's page",
      price: "From ₹539, or ₹539",
      category: "Main category",
      description: "Product description",
    },
  },
  category: {
    label: "Categories",
    defaultRule: {
      title: "{{name}} · {{shop}}",
      description: "{{description}} Pay by UPI or cash on delivery.",
    },
    names: { name: "Category, with page number", description: "Category description" },
  },
  post: {
    label: "Posts",
    defaultRule: { title: "{{name}} · {{shop}}", description: "{{description}}" },
    names: { name: "Post title", description: "Post summary", author: "Author" },
  },
  tag: {
    label: "Blog tags",
    defaultRule: {
      title: "{{name}}: blog · {{shop}}",
      description: "Blog posts about {{name}}.",
    },
    names: { name: "Tag, with page number" },
  },
  home: {
    label: "Home page",
    defaultRule: {
      title: "{{shop}} · {{tagline}}",
      description:
        "T-shirts and oversized tees in combed cotton, printed in India with our own artwork. Delivery across India, with cash on delivery.",
    },
    names: {},
  },
  products: {
    label: "All products",
    defaultRule: { title: "{{name}} · {{shop}}", description: listWords },
    names: listNames,
  },
  premium: {
    label: "Premium tees",
    defaultRule: {
      title: "{{name}} · {{shop}}",
      description:
        "Heavyweight premium tees with large prints, made in small runs in India. Pay by UPI or cash on delivery.",
    },
    names: listNames,
  },
  blog: {
    label: "Blog home",
    defaultRule: { title: "{{name}} · {{shop}}", description: "Notes on cotton, drawing and printing." },
    names: { name: "Blog, with page number" },
  },
} as const satisfies Record<string, RuleKind>;

export type RuleKindName = keyof typeof ruleKinds;

export const ruleKindNames = Object.keys(ruleKinds) as RuleKindName[];

const sharedNames = { shop: "Shop name", tagline: "Tagline" };

/** A rule for a single category is named category_12. */
export type RuleKey = RuleKindName | `category_${number}`;

export const isRuleKey = (text: string): text is RuleKey =>
  Object.hasOwn(ruleKinds, text) || /^category_[1-9]\d{0,14}$/.test(text);

export const kindOfRule = (key: RuleKey): RuleKindName =>
  key.startsWith("category_") ? "category" : (key as RuleKindName);

/** All placeholders of a rule, with descriptions. */
export function listRulePlaceholders(key: RuleKey): Readonly<Record<string, string>> {
  return { ...ruleKinds[kindOfRule(key)].names, ...sharedNames };
}

/** The first unknown placeholder of a rule's text; null: none. */
export function findUnknownName(key: RuleKey, text: string): string | null {
  return listPlaceholders(text).find((name) => !Object.hasOwn(listRulePlaceholders(key), name)) ?? null;
}

/** The saved rules by their key; missing or empty ones use the default. */
export type SeoRules = Readonly<Partial<Record<string, SeoRule>>>;

const settingPrefix = "seo_";

export const settingOfRule = (key: RuleKey) => `${settingPrefix}${key}`;

/** A rule as stored in a setting: the title, and the description on the second line. */
export function serializeRule({ title, description }: SeoRule): string {
  return `${title}\n${description}`;
}

export function parseRule(value: string): SeoRule {
  const [title = "", description = ""] = value.split("\n");
  return { title, description };
}

export function rulesFromSettings(settings: ReadonlyMap<string, string>): SeoRules {
  return Object.fromEntries(
    [...settings]
      .filter(([key]) => key.startsWith(settingPrefix))
      .map(([key, value]) => [key.slice(settingPrefix.length), parseRule(value)]),
  );
}

/** The shop's texts for every page. */
export interface SeoShop {
  rules: SeoRules;
  shopName: string;
  tagline: string;
}

const longestDescription = 155;

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longestDescription) return plain;
  const start = plain.slice(0, longestDescription);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 80))}…`;
}

/** Title and description of a page by its own rule, otherwise its kind's, otherwise the default. */
export function applyRule(
  key: RuleKey,
  facts: Readonly<Record<string, string>>,
  { rules, shopName, tagline }: SeoShop,
): SeoRule {
  const kind = kindOfRule(key);
  const values = { ...facts, shop: shopName, tagline };
  const wordsOf = (part: keyof SeoRule) =>
    rules[key]?.[part] || rules[kind]?.[part] || ruleKinds[kind].defaultRule[part];
  return {
    title: fillText(wordsOf("title"), values).replace(/\s+/g, " ").trim(),
    description: shorten(fillText(wordsOf("description"), values)),
  };
}

/** Adds the page number from the second page on; at the end if the rule doesn't name it, so that no two titles are the same. */
export function numberTitle(title: string, page: number): string {
  const words = `page ${page}`;
  return page === 1 || title.includes(words) ? title : `${title}, ${words}`;
}
