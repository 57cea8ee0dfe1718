import { asPaise, type Paise } from "@/lib/money";
import { bulkChangeSchema, readBulkChoice } from "./bulk-change";
import { describeTotal, planBulk } from "./bulk-plan";
import { CategoryNames } from "./csv-category";
import type { ProductSheet } from "./csv-sheet";

const categories = new CategoryNames([
  { id: 1, name: "Men", slug: "mens", parentId: null },
  { id: 7, name: "T-shirts", slug: "mens-t-shirts", parentId: 1 },
]);

/** Complete, made in India. */
const blanks = {
  regular_generic_name: "T-shirt",
  regular_maker: "Noyyal Knits, Tiruppur",
  regular_packer: "Kapas, Coimbatore",
  regular_country_of_origin: "IN",
  regular_net_quantity: "1 N",
};

const sheet = (more: Partial<ProductSheet> = {}): ProductSheet => ({
  id: 1,
  version: 4,
  slug: "tee-1",
  name: "Tee",
  description: "",
  price: asPaise(49_900),
  status: "draft",
  premium: false,
  cut: "regular",
  fabric: "",
  fit: "",
  keywords: "",
  hsn: "6109",
  seoTitle: "",
  seoDescription: "",
  genericName: "",
  maker: "",
  importer: "",
  packer: "",
  countryOfOrigin: "",
  netQuantity: "",
  monthMade: "",
  mrp: null,
  category: 1,
  subcategory: null,
  pictures: 1,
  variants: [],
  ...more,
});

const variant = (id: number, stock: number, active = true) => ({
  id,
  sku: `SKU-${id}`,
  size: "S",
  colour: "black",
  barcode: "",
  ownPrice: null as Paise | null,
  ownMrp: null as Paise | null,
  active,
  stock,
});

const planOf = (one: ProductSheet, kind: string, value: string) =>
  planBulk([one], bulkChangeSchema.parse({ kind, value }), categories, blanks);

it.each([
  ["price-percent", "-10", "₹499", "₹449"],
  ["price-percent", "10", "₹499", "₹549"],
  ["price-amount", "50.40", "₹499", "₹549"],
  ["price-amount", "-498", "₹499", "₹1"],
  ["status", "published", "Draft", "Published"],
  ["category", "mens:t-shirts", "Men", "Men:T-shirts"],
  ["premium", "yes", "Not premium", "Premium"],
  ["delete", "", "Draft", "Deleted"],
])("%s %s: %s becomes %s", (kind, value, before, after) => {
  expect(planOf(sheet(), kind, value)).toMatchObject({
    items: [{ id: 1, version: 4, before, after }],
    refused: [],
  });
});

it.each([
  ["price-amount", "-499", sheet(), "It costs ₹499; the result would be under ₹1"],
  ["status", "published", sheet({ pictures: 0 }), "No picture yet"],
  ["status", "published", sheet({ category: null }), "No category yet"],
  ["category", "Toys", sheet(), "This category no longer exists"],
  ["stock-adjust", "-3", sheet({ variants: [variant(1, 5), variant(2, 2)] }), "SKU-2 has only 2"],
  ["stock-receive", "3", sheet({ variants: [variant(1, 5, false)] }), "No active variant"],
])("%s %s is refused with the reason", (kind, value, one, why) => {
  expect(planOf(one, kind, value)).toMatchObject({
    items: [],
    unchanged: 0,
    refused: [{ id: 1, name: "Tee", why }],
  });
});

it("counts products that are unchanged", () => {
  expect(planOf(sheet(), "status", "draft")).toMatchObject({ items: [], refused: [], unchanged: 1 });
  expect(planOf(sheet({ price: asPaise(300) }), "price-percent", "10")).toMatchObject({ unchanged: 1 });
});

it("changes the stock only of variants on sale", () => {
  const { items } = planOf(
    sheet({ variants: [variant(1, 5), variant(2, 2), variant(3, 9, false)] }),
    "stock-receive",
    "4",
  );
  expect(items[0]).toMatchObject({
    before: "7 items",
    after: "15 items",
    moves: [
      { variant_id: 1, delta: 4 },
      { variant_id: 2, delta: 4 },
    ],
  });
});

it.each([
  ["price-percent", "0"],
  ["price-percent", "-100"],
  ["price-amount", "x"],
  ["stock-receive", "-1"],
  ["status", "deleted"],
])("refuses %s %s", (kind, value) => {
  expect(bulkChangeSchema.safeParse({ kind, value }).success).toBe(false);
});

it("reads the selection from a URL", () => {
  expect(readBulkChoice({ ids: "3,4" })).toEqual({ ids: [3, 4] });
  expect(readBulkChoice({ q: "status:draft" })).toEqual({ q: "status:draft" });
  expect(readBulkChoice({ ids: "3,x" })).toBeNull();
  expect(readBulkChoice({})).toBeNull();
});

it("sums up the changes of a bulk edit", () => {
  const change = bulkChangeSchema.parse({ kind: "price-percent", value: "10" });
  const plan = planBulk([sheet(), sheet({ id: 2, price: asPaise(149_900) })], change, categories, blanks);
  expect(describeTotal(change, plan)).toBe("On average ₹999 → ₹1,099");
  const stock = bulkChangeSchema.parse({ kind: "stock-receive", value: "4" });
  expect(
    describeTotal(stock, planBulk([sheet({ variants: [variant(1, 1000)] })], stock, categories, blanks)),
  ).toBe("1,000 → 1,004 items");
});

it.each([
  ["10", "₹549 (1 variant keeps its own price)"],
  ["19.9", "₹598 (1 variant keeps its own price)"],
  ["-10", "₹449 (1 variant keeps its own price)"],
])("a price changed by %s%% leaves a variant's own price unchanged", (percent, after) => {
  const large = { ...variant(3, 5), ownPrice: asPaise(59_900) };
  const plan = planOf(sheet({ variants: [variant(2, 5), large] }), "price-percent", percent);
  expect(plan).toMatchObject({ items: [{ before: "₹499", after }], refused: [] });
});

it.each(["20", "50"])(
  "a price raised by %s%% to a variant's own price, or above it, is refused",
  (percent) => {
    const large = { ...variant(3, 5, false), ownPrice: asPaise(59_900) };
    const plan = planOf(sheet({ variants: [variant(2, 5), large] }), "price-percent", percent);
    expect(plan.items).toEqual([]);
    expect(plan.refused[0]?.why).toMatch(/^SKU-3 has its own price, ₹599, and ₹(599|749) isn't below it$/);
  },
);

it("publishes only a product that states everything, and names what is missing", () => {
  const publish = bulkChangeSchema.parse({ kind: "status", value: "published" });
  const plan = (one: ProductSheet, declared: Record<string, string> = blanks) =>
    planBulk([one], publish, categories, declared);
  expect(plan(sheet(), { ...blanks, regular_maker: "" }).refused).toEqual([
    { id: 1, name: "Tee", why: "It must state Manufacturer first" },
  ]);
  expect(plan(sheet({ countryOfOrigin: "BD" })).refused).toMatchObject([
    { why: "It must state Importer first" },
  ]);
  expect(plan(sheet({ countryOfOrigin: "BD", importer: "Indus Imports, Chennai" })).items).toHaveLength(1);
  expect(plan(sheet({ cut: "accessory" })).refused).toMatchObject([
    { why: "It must state Generic name, Importer, Packer, Country of origin and Net quantity first" },
  ]);
});

it("raises no price above the MRP", () => {
  const raise = (more: Partial<ProductSheet>) => planOf(sheet(more), "price-amount", "100");
  expect(raise({ mrp: asPaise(59_900) }).items).toHaveLength(1);
  expect(raise({ mrp: asPaise(59_800) }).refused).toMatchObject([{ why: "₹599 is above the MRP, ₹598" }]);
  expect(raise({ variants: [{ ...variant(1, 1), ownMrp: asPaise(55_000) }] }).refused).toMatchObject([
    { why: "₹599 is above the MRP, ₹550" },
  ]);
});
