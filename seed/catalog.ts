import { parseImport } from "@/lib/products/csv-import";
import { extrasSchema, isWhole, type SeedProduct } from "./catalog/product";
import { readTable, readText } from "./catalog/table";

function readProducts(): SeedProduct[] {
  const { rows, problems } = parseImport(readText("products.csv"));
  if (problems.length > 0) throw new Error(`products.csv: ${JSON.stringify(problems)}`);
  const extras = readTable("product-extras.csv").map((row) => extrasSchema.parse(row));
  const byId = new Map(extras.map((row) => [row.id, row]));
  return rows.map(({ line, cells }) => {
    const extra = byId.get(cells.product_id ?? 0);
    if (!extra || !isWhole(cells))
      throw new Error(`products.csv, line ${line}: columns or extras are missing`);
    return { ...cells, ...extra };
  });
}

/** products.csv, which the shop's import of products also takes, with the extras. */
export const PRODUCTS: readonly SeedProduct[] = readProducts();
