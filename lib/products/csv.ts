import Papa from "papaparse";

/** Spreadsheets read a file as UTF-8 only with this mark at the start. */
export const byteOrderMark = "\uFEFF";

const formula = /^'*[=+\-@\t\r]/;
const escapedFormula = /^'+[=+\-@\t\r]/;

/** A cell that a spreadsheet would calculate is prefixed with an apostrophe, so that it shows as text. */
export function escapeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unescapeCell(text: string): string {
  return escapedFormula.test(text) ? text.slice(1) : text;
}

/** For files of figures: a negative number stays one, which a spreadsheet adds up and a tax portal accepts. */
export function escapeFigure(text: string): string {
  return /^-\d+(\.\d+)?$/.test(text) ? text : escapeCell(text);
}

/** Rows of text as lines of a CSV file, each with its line end. */
export function writeCsv(rows: readonly (readonly string[])[], write = escapeCell): string {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => row.map((cell) => write(cell)));
  return `${Papa.unparse(cells, { newline: "\r\n" })}\r\n`;
}

/** Detected from the heading, whose cells contain neither commas nor semicolons. */
function delimiterOf(text: string): string {
  const [heading = ""] = text.split(/[\r\n]/, 1);
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

export interface CsvRow {
  /** As in a spreadsheet: the heading is line 1. */
  line: number;
  cells: string[];
}

/** Why a text is not a CSV file; `line` is set when one line is the cause. */
export interface CsvFault {
  line: number;
  message: string;
}

const notUtf8 = "This isn't a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.";

/** All non-empty rows, or the error in the file. */
export function readCsv(text: string): CsvRow[] | CsvFault {
  if (text.includes("\u0000") || text.includes("\uFFFD")) return { line: 1, message: notUtf8 };
  // "sep=;" as a first line is a hint for spreadsheets.
  const [mark = "", declared] = /^\uFEFF?(?:sep=(.)\r?\n)?/i.exec(text) ?? [];
  const body = text.slice(mark.length);
  const before = declared === undefined ? 1 : 2;
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: declared ?? delimiterOf(body) });
  const quote = errors.find(({ type }) => type === "Quotes");
  if (quote) return { line: (quote.row ?? 0) + before, message: describeQuoteError(quote.code) };
  return data.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === "")
      ? []
      : [{ line: index + before, cells: cells.map((cell) => unescapeCell(cell.replaceAll("\r\n", "\n"))) }],
  );
}

function describeQuoteError(code: string): string {
  return code === "MissingQuotes"
    ? "A cell starts with a quotation mark that isn't closed"
    : "A quotation mark inside a quoted cell must be written twice";
}
