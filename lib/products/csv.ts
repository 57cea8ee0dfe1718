import Papa from "papaparse";

/** Spreadsheets read these as UTF-8 only with a mark at the start. */
export const byteOrderMark = "\uFEFF";

const formula = /^'*[=+\-@\t\r]/;
const escapedFormula = /^'+[=+\-@\t\r]/;

/** A cell that a spreadsheet would calculate gets an apostrophe in front, which it shows as text. */
export function escapeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unescapeCell(text: string): string {
  return escapedFormula.test(text) ? text.slice(1) : text;
}

/** Rows of text as lines of a CSV file, each with its end. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => row.map(escapeCell));
  return `${Papa.unparse(cells, { newline: "\r\n" })}\r\n`;
}

/** By the heading, which has neither commas nor semicolons in a cell. */
function delimiterOf(text: string): string {
  const [heading = ""] = text.split(/[\r\n]/, 1);
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

export interface CsvRow {
  /** As a spreadsheet counts them: the heading is line 1. */
  line: number;
  cells: string[];
}

/** All rows that are not empty. Null for a text that is not a CSV file. */
export function readCsv(text: string): CsvRow[] | null {
  if (text.includes("\u0000") || text.includes("\uFFFD")) return null;
  const body = text.replace(/^\uFEFF/, "");
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: delimiterOf(body) });
  if (errors.some(({ type }) => type === "Quotes")) return null;
  return data.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === "")
      ? []
      : [{ line: index + 1, cells: cells.map((cell) => unescapeCell(cell.replaceAll("\r\n", "\n"))) }],
  );
}
