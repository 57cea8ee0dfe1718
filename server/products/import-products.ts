import "server-only";
import { CategoryNames } from "@/lib/products/csv-category";
import type { LineProblem } from "@/lib/products/csv-cells";
import { type ParsedFile, parseImport, planImport, type ShopFacts } from "@/lib/products/csv-import";
import { toImportJobItem } from "@/lib/products/csv-plan";
import type { ProductSheet } from "@/lib/products/csv-sheet";
import { readDocument } from "@/server/settings/documents";
import { prepareJob } from "@/server/staff-jobs/prepare-job";
import { findCodes, listCategoryRows, listOptions, listSheets } from "./csv-repository";

const productsPerRequest = 500;
const codesPerRequest = 2000;

/** The result of reading a file: a job to review, problems with their lines, or no changes. */
export type ImportCheck =
  | { is: "ready"; jobId: string }
  | { is: "refused"; problems: LineProblem[]; lines: number }
  | { is: "same"; unchanged: number };

/** Reads a file and prepares a job with its changes; nothing changes yet. */
export async function checkImport(fileName: string, text: string): Promise<ImportCheck> {
  const file = parseImport(text);
  const plan = planImport(file, await readFacts(file));
  const { items, problems, added, changed, unchanged, newCategories } = plan;
  if (problems.length > 0) {
    return { is: "refused", problems, lines: new Set(problems.map(({ line }) => line)).size };
  }
  if (items.length === 0) return { is: "same", unchanged };
  const jobId = await prepareJob({
    kind: "products.import",
    title: `Import of ${fileName}`,
    input: { fileName, added, changed, unchanged, newCategories },
    items: items.map(toImportJobItem),
  });
  return { is: "ready", jobId };
}

async function readFacts({ rows }: ParsedFile): Promise<ShopFacts> {
  const cells = rows.map((row) => row.cells);
  const given = (values: readonly (string | null | undefined)[]) =>
    [...new Set(values.filter((value) => value !== undefined && value !== null && value !== ""))] as string[];
  const [sheets, categories, options, codes, { values: blanks }] = await Promise.all([
    readSheets(cells.map(({ product_id: id }) => id ?? 0)),
    listCategoryRows(),
    listOptions(),
    readCodes({
      skus: given(cells.map(({ sku }) => sku)),
      barcodes: given(cells.map(({ barcode }) => barcode)),
      slugs: given(cells.map(({ slug }) => slug)),
    }),
    readDocument("product-information"),
  ]);
  return { sheets, categories: new CategoryNames(categories), ...options, ...codes, blanks };
}

async function readSheets(ids: readonly number[]): Promise<Map<number, ProductSheet>> {
  const wanted = [...new Set(ids.filter((id) => id > 0))];
  const sheets = new Map<number, ProductSheet>();
  for (const some of inBatches(wanted, productsPerRequest)) {
    for (const sheet of await listSheets(some)) sheets.set(sheet.id, sheet);
  }
  return sheets;
}

async function readCodes(codes: { skus: string[]; barcodes: string[]; slugs: string[] }) {
  const { skus, barcodes, slugs } = codes;
  const all: Awaited<ReturnType<typeof findCodes>> = {
    skus: new Map(),
    barcodes: new Map(),
    slugs: new Map(),
  };
  for (let from = 0; from < Math.max(skus.length, barcodes.length, slugs.length); from += codesPerRequest) {
    const part = (list: string[]) => list.slice(from, from + codesPerRequest);
    const found = await findCodes({ skus: part(skus), barcodes: part(barcodes), slugs: part(slugs) });
    for (const [sku, id] of found.skus) all.skus.set(sku, id);
    for (const [barcode, sku] of found.barcodes) all.barcodes.set(barcode, sku);
    for (const [slug, id] of found.slugs) all.slugs.set(slug, id);
  }
  return all;
}

function* inBatches<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
