import { z } from "zod";
import { type Paise, toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import { countries, declarations } from "@/lib/settings/documents/product-information";
import { readYesNo } from "@/lib/yes-no";
import { type CsvColumn, csvColumns } from "./csv-sheet";
import { cuts, longest, productCode, productStatuses, rupees } from "./product-limits";

const line = (max: number) => z.string().trim().max(max, `Use at most ${max} letters`);

const yesNo = z.string().transform(readYesNo).pipe(z.boolean("Enter yes or no"));

const priceMessage = "Enter the price in rupees, such as 499 or 499.50";

const price = z
  .string()
  .overwrite(plainRupees)
  .regex(rupees, priceMessage)
  .transform((amount): Paise => toPaise(amount));

/** Empty: none of its own. */
const optionalPrice = z.union(
  [
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => null),
    price,
  ],
  priceMessage,
);

/** A SKU or a barcode. Programs write a number as 8901234567890.0, and spreadsheets shorten a long one to 8.90123E+12. */
const code = z
  .string()
  .trim()
  .max(64, "Use at most 64 letters")
  .overwrite((cell) => cell.replace(/^(\d{8,})\.0$/, "$1"))
  .refine(
    (cell) => !/^\d(\.\d+)?E\+\d+$/i.test(cell),
    "The spreadsheet has shortened this number. Format the column as text and enter the full number",
  )
  .regex(productCode, "Use letters, digits, dots, dashes and slashes");

/** Empty: that of its blank. */
function declaration(name: keyof typeof declarations) {
  const { pattern, problem, longest: most } = declarations[name];
  return line(most).refine((cell) => cell === "" || pattern.test(cell), problem);
}

/** A country's code, by code or name; null when it is unknown. */
function readCountry(cell: string): string | null {
  if (cell === "") return "";
  const wanted = cell.toLowerCase();
  const found = Object.entries(countries).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found ? found[0] : null;
}

const category = z
  .string()
  .trim()
  .refine(
    (cell) => cell === "" || /^[^:]{1,80}(:[^:]{1,80})?$/.test(cell),
    "Enter a category as Men, or as Men:T-shirts",
  );

const cells = {
  product_id: z
    .string()
    .trim()
    .regex(/^\d{0,15}$/, "A product ID is a number. Leave it empty for a new product")
    .transform((id) => (id === "" ? null : Number(id))),
  slug: line(120).regex(
    /^$|^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/,
    "Use lowercase letters, digits and single hyphens, not digits alone",
  ),
  name: line(longest.name).min(1, "Product name is required"),
  description: z
    .string()
    .overwrite((cell) => cell.replaceAll("\r\n", "\n"))
    .max(longest.description, `Use at most ${longest.description} letters`),
  price,
  category,
  status: z.string().trim().toLowerCase().pipe(z.enum(productStatuses, "Enter draft or published")),
  premium: yesNo,
  cut: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(cuts, "Enter regular, oversized, women, kids or accessory")),
  fabric: line(longest.line),
  fit: line(longest.line),
  keywords: line(500),
  hsn: z
    .string()
    .trim()
    .regex(/^\d{4,8}$/, "An HSN code has 4 to 8 digits"),
  seo_title: line(longest.seoTitle),
  seo_description: line(longest.seoDescription),
  generic_name: declaration("generic_name"),
  maker: declaration("maker"),
  importer: declaration("importer"),
  packer: declaration("packer"),
  country_of_origin: z
    .string()
    .trim()
    .transform(readCountry)
    .pipe(z.string("Enter a country, such as India or IN")),
  net_quantity: declaration("net_quantity"),
  month_made: declaration("month_made"),
  mrp: optionalPrice,
  size: line(40),
  colour: line(40),
  sku: code,
  barcode: code,
  own_price: optionalPrice,
  own_mrp: optionalPrice,
  active: z.union([z.literal("").transform(() => true), yesNo], "Enter yes or no"),
  stock: z.string(),
} satisfies Record<CsvColumn, z.ZodType>;

export type Cells = { [Column in CsvColumn]?: z.output<(typeof cells)[Column]> };

/** Why a line of the file is rejected, and with it the whole file. */
export interface LineProblem {
  line: number;
  /** The column; null for the whole line. */
  column: string | null;
  message: string;
}

export interface ParsedRow {
  line: number;
  cells: Cells;
}

/** The columns of a heading, or why it is invalid. */
export function readHeading(heading: readonly string[]): CsvColumn[] | string {
  // An edited spreadsheet has empty columns at the end.
  const width = heading.findLastIndex((cell) => cell.trim() !== "") + 1;
  const names = heading.slice(0, width).map((cell) => cell.trim().toLowerCase().replaceAll(" ", "_"));
  const unknown = names.find((name) => !csvColumns.some((column) => column === name));
  if (unknown !== undefined) {
    return unknown === "" ? "A column has no name" : `Unknown column "${unknown}"`;
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `The column ${twice} appears twice`;
  if (!names.includes("product_id") && !names.includes("name")) {
    return "The file needs the column product_id, or name for new products";
  }
  return csvColumns
    .filter((column) => names.includes(column))
    .sort((a, b) => names.indexOf(a) - names.indexOf(b));
}

/** The cells of a line by column; an invalid one is a problem of its column. */
export function readCells(
  columns: readonly CsvColumn[],
  line: number,
  row: readonly string[],
): { row: ParsedRow; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const found: [string, unknown][] = [];
  if (row.length > columns.length && row.slice(columns.length).some((cell) => cell.trim() !== "")) {
    problems.push({ line, column: null, message: "It has more cells than the header has columns" });
  }
  columns.forEach((column, index) => {
    const parsed = cells[column].safeParse(row[index] ?? "");
    if (parsed.success) found.push([column, parsed.data]);
    else problems.push({ line, column, message: parsed.error.issues[0]?.message ?? "This isn't valid" });
  });
  return { row: { line, cells: Object.fromEntries(found) as Cells }, problems };
}
