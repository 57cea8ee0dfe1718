import type { Json } from "@/lib/json";
import { addPaise, asPaise, formatPaise, type Paise, toRupees } from "@/lib/money";
import { roundPrice } from "@/lib/pricing/discount";
import type { BulkChange } from "./bulk-change";
import type { CategoryNames } from "./csv-category";
import type { ProductSheet } from "./csv-sheet";
import { type BlankDeclarations, missingDeclarations, nameDeclarations } from "./missing-declarations";
import type { ProductStatus } from "./product-limits";

/** One product of a bulk change, as the job stores and applies it. */
export interface BulkItem {
  label: string;
  id: number;
  version: number;
  before: string;
  after: string;
  /** Columns of the table products. */
  set?: Record<string, string | number | boolean | null>;
  delete?: true;
  moves?: { variant_id: number; delta: number }[];
}

interface BulkRefusal {
  id: number;
  name: string;
  why: string;
}

export interface BulkPlan {
  items: BulkItem[];
  refused: BulkRefusal[];
  /** The number of products that already have the value. */
  unchanged: number;
  /** Over all changed products: paise for a price, items for stock. */
  sums: { before: number; after: number };
}

type Outcome =
  | (Pick<BulkItem, "before" | "after" | "set" | "delete" | "moves"> & {
      sum?: [before: number, after: number];
    })
  | { why: string }
  | null;

/** The effect of a change on each product, and the products it can't apply to. */
export function planBulk(
  sheets: readonly ProductSheet[],
  change: BulkChange,
  categories: CategoryNames,
  blanks: BlankDeclarations,
): BulkPlan {
  const plan: BulkPlan = { items: [], refused: [], unchanged: 0, sums: { before: 0, after: 0 } };
  for (const sheet of sheets) {
    const outcome = outcomeOf(sheet, change, categories, blanks);
    if (outcome === null) plan.unchanged += 1;
    else if ("why" in outcome) plan.refused.push({ id: sheet.id, name: sheet.name, why: outcome.why });
    else {
      const { sum: [before, after] = [0, 0], ...item } = outcome;
      plan.items.push({ label: sheet.name, id: sheet.id, version: sheet.version, ...item });
      plan.sums.before += before;
      plan.sums.after += after;
    }
  }
  return plan;
}

function outcomeOf(
  sheet: ProductSheet,
  change: BulkChange,
  categories: CategoryNames,
  blanks: BlankDeclarations,
): Outcome {
  switch (change.kind) {
    case "price-amount":
      return priceOf(sheet, addPaise(sheet.price, change.value));
    case "price-percent":
      return priceOf(
        sheet,
        asPaise(Math.round((sheet.price * (10_000 + Math.round(change.value * 100))) / 10_000)),
      );
    case "status":
      return statusOf(sheet, change.value, blanks);
    case "category":
      return categoryOf(sheet, change.value, categories);
    case "premium":
      if (sheet.premium === change.value) return null;
      return {
        before: sheet.premium ? "Premium" : "Not premium",
        after: change.value ? "Premium" : "Not premium",
        set: { is_premium: change.value },
      };
    case "stock-receive":
    case "stock-adjust":
      return stockOf(sheet, change.value);
    case "delete":
      return { before: sheet.status === "published" ? "Published" : "Draft", after: "Deleted", delete: true };
  }
}

const maxPaise = asPaise(99_999_999_00);

/** Whole rupees, by the rule of all prices. */
function priceOf(sheet: ProductSheet, exact: Paise): Outcome {
  if (exact < 100) return { why: `It costs ${formatPaise(sheet.price)}; the result would be under ₹1` };
  if (exact > maxPaise) return { why: "The price would be too large" };
  const price = roundPrice(exact);
  if (price === sheet.price) return null;
  const own = sheet.variants.filter((variant) => variant.ownPrice !== null);
  const low = own.find(({ ownPrice }) => ownPrice !== null && ownPrice <= price);
  if (low) {
    return {
      why: `${low.sku} has its own price, ${formatPaise(low.ownPrice ?? price)}, and ${formatPaise(price)} isn't below it`,
    };
  }
  const overMrp = sheet.variants.find((variant) => {
    const mrp = variant.ownMrp ?? sheet.mrp;
    return mrp !== null && mrp < (variant.ownPrice ?? price);
  });
  if (overMrp || (sheet.mrp !== null && sheet.mrp < price)) {
    const mrp = overMrp?.ownMrp ?? sheet.mrp ?? price;
    return { why: `${formatPaise(price)} is above the MRP, ${formatPaise(mrp)}` };
  }
  return {
    before: formatPaise(sheet.price),
    after: `${formatPaise(price)}${describeOwnPrices(own.length)}`,
    set: { price: toRupees(price) },
    sum: [sheet.price, price],
  };
}

const describeOwnPrices = (count: number) =>
  count === 0 ? "" : ` (${count} ${count === 1 ? "variant keeps its" : "variants keep their"} own price)`;

function statusOf(sheet: ProductSheet, status: ProductStatus, blanks: BlankDeclarations): Outcome {
  if (sheet.status === status) return null;
  if (status === "published" && sheet.pictures === 0) return { why: "No picture yet" };
  if (status === "published" && sheet.category === null) return { why: "No category yet" };
  const missing = status === "published" ? missingDeclarations(sheet, blanks) : [];
  if (missing.length > 0) return { why: `It must state ${nameDeclarations(missing)} first` };
  const words = { published: "Published", draft: "Draft" };
  return { before: words[sheet.status], after: words[status], set: { status } };
}

function categoryOf(sheet: ProductSheet, text: string, categories: CategoryNames): Outcome {
  const wanted = categories.find(text);
  if (!wanted || wanted.primaryId === null) return { why: "This category no longer exists" };
  if (wanted.primaryId === sheet.category && wanted.subId === sheet.subcategory) return null;
  return {
    before: categories.textOf(sheet.category, sheet.subcategory) || "Uncategorized",
    after: categories.textOf(wanted.primaryId, wanted.subId),
    set: { primary_category_id: wanted.primaryId, subcategory_id: wanted.subId },
  };
}

function stockOf(sheet: ProductSheet, delta: number): Outcome {
  const active = sheet.variants.filter((variant) => variant.active);
  if (active.length === 0) return { why: "No active variant" };
  const stock = active.reduce((sum, variant) => sum + (variant.stock ?? 0), 0);
  const short = active.find((variant) => (variant.stock ?? 0) + delta < 0);
  if (short) return { why: `${short.sku} has only ${short.stock ?? 0}` };
  return {
    before: `${stock} items`,
    after: `${stock + delta * active.length} items`,
    sum: [stock, stock + delta * active.length],
    moves: active.map(({ id }) => ({ variant_id: id, delta })),
  };
}

const number = new Intl.NumberFormat("en-IN");

/** "On average ₹812 → ₹893", "1,200 → 1,450 items"; null without a sum. */
export function describeTotal(
  change: BulkChange,
  { items, sums: { before, after } }: BulkPlan,
): string | null {
  if (items.length === 0) return null;
  if (change.kind === "price-amount" || change.kind === "price-percent") {
    const average = (sum: number) => formatPaise(roundPrice(asPaise(Math.round(sum / items.length))));
    return `On average ${average(before)} → ${average(after)}`;
  }
  if (change.kind === "stock-receive" || change.kind === "stock-adjust") {
    return `${number.format(before)} → ${number.format(after)} items`;
  }
  return null;
}

/** As a work item of the job. */
export function toBulkJobItem({ moves, ...item }: BulkItem): Json {
  return { ...item, ...(moves ? { moves: moves.map((move) => ({ ...move })) } : {}) };
}
