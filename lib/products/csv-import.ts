import { asPaise, formatPaise, type Paise } from "@/lib/money";
import { declarationLabels } from "@/lib/settings/documents/product-information";
import { readCsv } from "./csv";
import type { CategoryNames } from "./csv-category";
import { type Cells, type LineProblem, type ParsedRow, readCells, readHeading } from "./csv-cells";
import { findLowMrp, findMissingDeclarations } from "./csv-declarations";
import { type ImportItem, planColumns, planVariant } from "./csv-plan";
import { type CsvColumn, type ProductSheet, productColumns, type VariantSheet } from "./csv-sheet";
import type { BlankDeclarations } from "./missing-declarations";

const maxRows = 20_000;
const count = new Intl.NumberFormat("en-IN");

export interface ParsedFile {
  rows: ParsedRow[];
  problems: LineProblem[];
}

/** The lines of a file, each validated separately. */
export function parseImport(text: string): ParsedFile {
  const lines = readCsv(text);
  const whole = (message: string, line = 1): ParsedFile => ({
    rows: [],
    problems: [{ line, column: null, message }],
  });
  if (!Array.isArray(lines)) return whole(lines.message, lines.line);
  const [heading, ...body] = lines;
  if (!heading || body.length === 0) return whole("The file has no products");
  if (body.length > maxRows)
    return whole(
      `The file has ${count.format(body.length)} rows; the limit is ${count.format(maxRows)}. Import it in parts`,
    );
  const columns = readHeading(heading.cells);
  if (typeof columns === "string") return whole(columns);
  const read = body.map(({ line, cells }) => readCells(columns, line, cells));
  return { rows: read.map(({ row }) => row), problems: read.flatMap(({ problems }) => problems) };
}

/** The existing products, codes and names that a file refers to. */
export interface ShopFacts {
  sheets: ReadonlyMap<number, ProductSheet>;
  categories: CategoryNames;
  /** Names of sizes by their lower-case form. */
  sizes: ReadonlyMap<string, string>;
  /** Slugs of colours by slug and by name, in lower case. */
  colours: ReadonlyMap<string, string>;
  /** For all products: the owner of each SKU and slug, and the SKU of each barcode. */
  skus: ReadonlyMap<string, number>;
  slugs: ReadonlyMap<string, number>;
  barcodes: ReadonlyMap<string, string>;
  blanks: BlankDeclarations;
}

export interface ImportPlan {
  items: ImportItem[];
  problems: LineProblem[];
  added: number;
  changed: number;
  unchanged: number;
  newCategories: string[];
}

/** The changes of a file, product by product. A single problem blocks the whole file. */
export function planImport({ rows, problems: found }: ParsedFile, facts: ShopFacts): ImportPlan {
  const problems = [...found];
  const bad = new Set(found.map(({ line }) => line));
  const taken = new Map<string, number>();
  const items: ImportItem[] = [];
  let unchanged = 0;
  for (const group of groupRows(rows)) {
    const reader = new GroupReader(group, facts, taken, problems);
    const item = reader.read();
    if (group.some(({ line }) => bad.has(line))) continue;
    if (item && item.changes.length > 0) items.push(item);
    else unchanged += 1;
  }
  problems.sort((a, b) => a.line - b.line);
  const added = items.filter(({ id }) => id === null).length;
  const newCategories = [...new Set(items.flatMap(({ category }) => (category ? [category.join(":")] : [])))];
  return { items, problems, added, changed: items.length - added, unchanged, newCategories };
}

/** The lines of each product, in file order: by id, and new ones by slug or name. */
function groupRows(rows: readonly ParsedRow[]): ParsedRow[][] {
  const groups = new Map<string, ParsedRow[]>();
  for (const row of rows) {
    const { product_id: id, slug, name } = row.cells;
    const key = id ? `id ${id}` : `new ${slug || name?.toLowerCase() || row.line}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const noun: Partial<Record<CsvColumn, string>> = {
  seo_title: "SEO title",
  seo_description: "SEO description",
};

/** Reads the lines of one product. */
class GroupReader {
  private readonly first: ParsedRow;
  private readonly sheet: ProductSheet | null;
  /** SKUs of its variants that have a line. */
  private readonly named = new Set<string>();

  constructor(
    private readonly rows: readonly ParsedRow[],
    private readonly facts: ShopFacts,
    /** Codes in the file, with the line of each. */
    private readonly taken: Map<string, number>,
    private readonly problems: LineProblem[],
  ) {
    const [first = { line: 0, cells: {} }] = rows;
    this.first = first;
    this.sheet = facts.sheets.get(first.cells.product_id ?? -1) ?? null;
  }

  read(): ImportItem | null {
    const { cells, line } = this.first;
    if (cells.product_id && !this.sheet) {
      for (const row of this.rows) this.refuse(row.line, "product_id", "No product has this ID");
      return null;
    }
    this.checkProduct(cells, line);
    this.checkDeclarations(cells, line);
    for (const row of this.rows.slice(1)) this.checkAgreement(row);
    const name = this.sheet?.name ?? cells.name ?? "";
    const item: ImportItem = {
      label: `Line ${line}, ${name}`,
      line,
      name,
      id: this.sheet?.id ?? null,
      version: this.sheet?.version ?? null,
      variants: [],
      ...planColumns(cells, this.sheet, this.facts.categories),
    };
    for (const row of this.rows) this.readVariant(row, item);
    this.checkOtherVariants(line);
    return item;
  }

  private refuse(line: number, column: CsvColumn | null, message: string): void {
    this.problems.push({ line, column, message });
  }

  private checkProduct({ status, slug, price, category, name }: Cells, line: number): void {
    if (!this.sheet) {
      if (name === undefined) this.refuse(line, "name", "Product name is required");
      if (price === undefined) this.refuse(line, "price", "A new product needs a price");
      if (!category) this.refuse(line, "category", "Product category is required");
    }
    if (status === "published" && (this.sheet?.pictures ?? 0) === 0 && this.sheet?.status !== "published") {
      this.refuse(line, "status", "No picture yet. Enter draft, add a picture, then publish it");
    }
    if ((status ?? this.sheet?.status) === "published" && (price ?? this.sheet?.price) === 0) {
      this.refuse(line, "price", "A published product needs a price above 0");
    }
    if (this.sheet && slug === "") this.refuse(line, "slug", "The slug can't be empty");
    const owner = slug ? this.facts.slugs.get(slug) : undefined;
    if (owner !== undefined && owner !== this.sheet?.id) {
      this.refuse(line, "slug", `Product ${owner} has this slug`);
    }
    if (slug) this.take(`slug ${slug}`, line, "slug");
  }

  /** A published product states everything, after the import too. */
  private checkDeclarations(cells: Cells, line: number): void {
    for (const name of findMissingDeclarations(cells, this.sheet, this.facts.blanks)) {
      this.refuse(line, name, `A published product needs the ${declarationLabels[name].toLowerCase()}`);
    }
  }

  private checkAgreement({ line, cells }: ParsedRow): void {
    for (const column of productColumns) {
      if (cells[column] === undefined || cells[column] === this.first.cells[column]) continue;
      if (this.first.cells[column] === undefined) continue;
      const what = noun[column] ?? column.replaceAll("_", " ");
      this.refuse(
        line,
        column,
        `The ${what} differs from line ${this.first.line}, which is the same product`,
      );
    }
  }

  /** False when another line has the same. */
  private take(code: string, line: number, column: CsvColumn): void {
    const other = this.taken.get(code);
    if (other !== undefined) this.refuse(line, column, `Line ${other} has the same ${column}`);
    else this.taken.set(code, line);
  }

  private readVariant({ line, cells }: ParsedRow, item: ImportItem): void {
    const { sku = "", size: typedSize = "", colour = "", barcode = "" } = cells;
    if (sku === "" && typedSize === "" && colour === "") return;
    const color = this.facts.colours.get(colour.toLowerCase());
    const knownSize = this.facts.sizes.get(typedSize.toLowerCase());
    const size = knownSize ?? typedSize;
    const known = this.findVariant(line, sku, size, color);
    if (known === "refused") return;
    if (!known && (!color || !knownSize)) {
      if (!color)
        this.refuse(line, "colour", colour ? `Unknown colour "${colour}"` : "A new variant needs a colour");
      if (!knownSize)
        this.refuse(line, "size", size ? `Unknown size "${size}"` : "A new variant needs a size");
      return;
    }
    this.checkOwnPrice(line, cells, known);
    this.checkMrp(line, cells, known);
    if (known) this.named.add(known.sku);
    const code = known?.sku ?? sku;
    if (code) this.take(`sku ${code}`, line, "sku");
    if (barcode) {
      this.take(`barcode ${barcode}`, line, "barcode");
      const owner = this.facts.barcodes.get(barcode);
      if (owner !== undefined && owner !== code) this.refuse(line, "barcode", `${owner} has this barcode`);
    }
    const plan = planVariant({ ...cells, size }, known, known?.colour ?? color ?? "");
    if (!plan) return;
    item.variants.push(plan.variant);
    item.changes.push(...plan.changes);
  }

  /** The product's price after the import. */
  get price(): Paise {
    return this.first.cells.price ?? this.sheet?.price ?? asPaise(0);
  }

  private checkOwnPrice(line: number, { own_price: wanted }: Cells, known: VariantSheet | null): void {
    const own = wanted === undefined ? known?.ownPrice : wanted;
    if (typeof own !== "number" || own > this.price) return;
    this.refuse(
      line,
      wanted === undefined ? "price" : "own_price",
      `The own price, ${formatPaise(own)}, isn't above the product's, ${formatPaise(this.price)}`,
    );
  }

  /** The product's MRP after the import. */
  get mrp(): Paise | null {
    const { mrp } = this.first.cells;
    return mrp === undefined ? (this.sheet?.mrp ?? null) : mrp;
  }

  private checkMrp(line: number, cells: Cells, known: VariantSheet | null): void {
    const low = findLowMrp(cells, known, this);
    if (low) this.refuse(line, low.column, low.message);
  }

  /** Variants without a line keep their own price. */
  private checkOtherVariants(line: number): void {
    const ownLow = this.named.size === 0 ? findLowMrp({}, null, this) : null;
    if (ownLow) this.refuse(line, ownLow.column, ownLow.message);
    for (const variant of this.sheet?.variants ?? []) {
      const { sku, ownPrice } = variant;
      const low = this.named.has(sku) ? null : findLowMrp({}, variant, this);
      if (low) this.refuse(line, "mrp", `${sku}: ${low.message}`);
      if (this.named.has(sku) || ownPrice === null || ownPrice > this.price) continue;
      this.refuse(
        line,
        "price",
        `${sku} has its own price, ${formatPaise(ownPrice)}, and the product's must be below it`,
      );
    }
  }

  /** The variant of a line; null for a new one. */
  private findVariant(
    line: number,
    sku: string,
    size: string,
    color: string | undefined,
  ): VariantSheet | null | "refused" {
    const variants = this.sheet?.variants ?? [];
    const bySku = sku === "" ? undefined : variants.find((one) => one.sku === sku);
    const byPlace = variants.find((one) => one.size === size && one.colour === color);
    if (bySku) {
      const isSame = (size === "" || bySku.size === size) && (!color || bySku.colour === color);
      if (isSame) return bySku;
      this.refuse(line, "sku", "A variant's size and colour can't change. Give the new one its own SKU");
      return "refused";
    }
    if (byPlace && sku !== "") {
      this.refuse(
        line,
        "sku",
        `This product has ${byPlace.colour} ${byPlace.size} already, as ${byPlace.sku}`,
      );
      return "refused";
    }
    const owner = sku === "" ? undefined : this.facts.skus.get(sku);
    if (owner !== undefined) {
      this.refuse(line, "sku", `Product ${owner} has this SKU`);
      return "refused";
    }
    return byPlace ?? null;
  }
}
