import { formatPaise, type Paise, toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import { discountPrice } from "@/lib/pricing/discount";
import { rupees } from "./product-limits";

/** What search engines show of a title and a description, in characters. */
export const snippetLengths = { title: 60, description: 155 };

export interface Snippet {
  /** The line above the title: the shop, then the breadcrumb. */
  place: string;
  title: string;
  description: string;
  /** From the offers: empty without one. */
  price: string;
}

function cut(text: string, length: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const start = plain.slice(0, length);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), length - 20)).trim()} …`;
}

/** The generated description of a product page without its own search engine text. */
function describeProduct({
  title,
  least,
  hasHigherPricedVariant,
  description,
}: {
  title: string;
  /** Null: not typed yet. */
  least: Paise | null;
  hasHigherPricedVariant: boolean;
  description: string;
}): string {
  const price = least === null ? "" : `, ${hasHigherPricedVariant ? "from " : ""}${formatPaise(least)}`;
  return `${title}${price}. ${description}`;
}

/** The fixed parts of a search result. */
export interface SnippetShop {
  host: string;
  name: string;
  percentOff: number;
}

interface ProductWords {
  name: string;
  description: string;
  /** Rupees as typed. */
  price: string;
  /** Own prices of variants on sale, as typed; empty: the product's price. */
  variantPrices: readonly string[];
  /** Names, from the top. */
  categories: readonly string[];
  seoTitle: string;
  seoDescription: string;
}

function paiseOf(text: string): Paise | null {
  const plain = plainRupees(text);
  return rupees.test(plain) ? toPaise(plain) : null;
}

/** A search result preview of a product; missing texts are generated from the others. */
export function productSnippet(words: ProductWords, shop: SnippetShop): Snippet {
  const list = paiseOf(words.price);
  const least = list === null ? null : discountPrice(list, shop.percentOff).unitPaise;
  const hasHigherPricedVariant =
    list !== null && words.variantPrices.some((text) => (paiseOf(text) ?? list) > list);
  const title = words.seoTitle.trim() || words.name.trim() || "Product name";
  const made = describeProduct({
    title,
    least,
    hasHigherPricedVariant,
    description: words.description.trim(),
  });
  return {
    place: placeOf(shop, words.categories),
    title: cut(`${title} · ${shop.name}`, snippetLengths.title),
    description: cut(words.seoDescription.trim() || made, snippetLengths.description),
    price: least === null ? "" : `${hasHigherPricedVariant ? "From " : ""}${formatPaise(least)}`,
  };
}

/** A search result preview of a category page. */
export function listSnippet(
  { title, description, parents }: { title: string; description: string; parents: readonly string[] },
  shop: Omit<SnippetShop, "percentOff">,
): Snippet {
  return {
    place: placeOf(shop, parents),
    title: cut(`${title} · ${shop.name}`, snippetLengths.title),
    description: cut(description, snippetLengths.description),
    price: "",
  };
}

/** A search result preview of a blog post. */
export function postSnippet(
  { title, description }: { title: string; description: string },
  { host, name }: Pick<SnippetShop, "host" | "name">,
): Snippet {
  return {
    place: `${host} › Blog`,
    title: cut(`${title} · ${name}`, snippetLengths.title),
    description: cut(description, snippetLengths.description),
    price: "",
  };
}

/** A search result preview of any page whose title already contains the shop's name. */
export function pageSnippet(
  { title, description }: { title: string; description: string },
  path: string,
  host: string,
): Snippet {
  const [start = ""] = path.split("?");
  return {
    place: [host, ...start.split("/").filter(Boolean)].join(" › "),
    title: cut(title, snippetLengths.title),
    description: cut(description, snippetLengths.description),
    price: "",
  };
}

function placeOf({ host }: Pick<SnippetShop, "host">, steps: readonly string[]): string {
  return [host, "Products", ...steps.map((step) => step.trim())].filter(Boolean).join(" › ");
}
