import { asPaise, type Paise } from "@/lib/money";
import { CategoryNames } from "@/lib/products/csv-category";
import { parseImport, planImport, type ShopFacts } from "@/lib/products/csv-import";
import type { ProductSheet } from "@/lib/products/csv-sheet";

export const categories = new CategoryNames([
  { id: 1, name: "Men", slug: "mens", parentId: null },
  { id: 7, name: "T-shirts", slug: "mens-t-shirts", parentId: 1 },
  { id: 8, name: "Odd: name", slug: "odd-name", parentId: null },
]);

/** Complete, made in India. */
const blanks = {
  regular_generic_name: "T-shirt",
  regular_maker: "Noyyal Knits, Tiruppur",
  regular_packer: "Kapas, Coimbatore",
  regular_country_of_origin: "IN",
  regular_net_quantity: "1 N",
};

export const variant = (id: number, size: string, colour = "black") => ({
  id,
  sku: `SKU-${id}-${size}`,
  size,
  colour,
  barcode: "",
  ownPrice: null as Paise | null,
  ownMrp: null as Paise | null,
  active: true,
  stock: 3,
});

export const sheet = (id: number, more: Partial<ProductSheet> = {}): ProductSheet => ({
  id,
  version: 4,
  slug: `tee-${id}`,
  name: `Tee ${id}`,
  description: "Soft",
  price: asPaise(49_900),
  status: "published",
  premium: false,
  cut: "regular",
  fabric: "Cotton",
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
  subcategory: 7,
  pictures: 1,
  variants: [variant(id, "S"), variant(id, "M")],
  ...more,
});

function factsOf(sheets: readonly ProductSheet[]): ShopFacts {
  const variants = sheets.flatMap((one) => one.variants.map((own) => ({ ...own, productId: one.id })));
  return {
    sheets: new Map(sheets.map((one) => [one.id, one])),
    categories,
    sizes: new Map(["S", "M", "L"].map((size) => [size.toLowerCase(), size])),
    colours: new Map([
      ["black", "black"],
      ["sky blue", "sky-blue"],
      ["sky-blue", "sky-blue"],
    ]),
    skus: new Map(variants.map(({ sku, productId }) => [sku, productId])),
    slugs: new Map(sheets.map(({ slug, id }) => [slug, id])),
    blanks,
    barcodes: new Map(variants.filter(({ barcode }) => barcode).map(({ barcode, sku }) => [barcode, sku])),
  };
}

export const plan = (text: string, sheets: readonly ProductSheet[] = [sheet(1)]) =>
  planImport(parseImport(text), factsOf(sheets));
export const problemsOf = (text: string, sheets?: readonly ProductSheet[]) =>
  plan(text, sheets).problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);
