import { isBlank } from "@/lib/sanitize-text";
import type { TeamPlaces } from "./team-tee";

/** A person of a team, as typed or pasted. */
export interface TeamRow {
  name: string;
  number: string;
  size: string;
}

type Column = keyof TeamRow;

export const maxTeamRows = 100;

/** A longer list is refused before it is read: a hundred rows take a tenth of this. */
const maxListLetters = 50_000;

/** Invisible in a cell, and no part of a word in any script: controls, direction marks, soft hyphens. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** A cell as one line, without what can't be seen. */
export function cleanCell(text: string): string {
  const cleaned = text.toWellFormed().normalize("NFC").replace(invisible, "").replace(/\s+/g, " ").trim();
  return isBlank(cleaned) ? "" : cleaned;
}

const sizeWords: Readonly<Record<string, string>> = {
  EXTRASMALL: "XS",
  XSMALL: "XS",
  SMALL: "S",
  MEDIUM: "M",
  LARGE: "L",
  XLARGE: "XL",
  EXTRALARGE: "XL",
};

/** One spelling for "xxl", "2 XL" and "2xl", and for "Large" and "L". */
function sizeKey(text: string): string {
  const letters = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/YEARS?|YRS?/, "Y")
    .replace(/[–—]| TO /g, "-")
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, "");
  if (/^\d{1,2}-\d{1,2}Y?$/.test(letters)) return letters.replace(/Y?$/, "Y");
  const word = letters.replaceAll("-", "");
  return (sizeWords[word] ?? word).replace(/^X{2,}(?=[LS]$)/, (xs) => `${xs.length}X`);
}

/** The size of the tee with this name, in any spelling; null for none. */
export function findSize(text: string, sizes: readonly string[]): string | null {
  const key = sizeKey(text);
  return key === "" ? null : (sizes.find((size) => sizeKey(size) === key) ?? null);
}

/** A cell that names a size of any tee, whether or not this one comes in it. */
const isSize = (text: string) => /^(?:\d?X?[SL]|M|XXS|\d{1,2}-\d{1,2}Y)$/.test(sizeKey(text));
const isNumber = (text: string) => /^\p{Nd}{1,3}$/u.test(text);

/** "Jersey no." is a number, "Sr. no." and "Mobile no." are of no use here. */
const otherHeading = /^(?:s|sr|sl|serial)\b|\b(?:phone|mobile|whatsapp|contact|roll)\b/i;
const headings: readonly (readonly [Column, RegExp])[] = [
  ["size", /\bsizes?\b|साइज/i],
  ["number", /^#$|\b(?:numbers?|nos?|nr|num)\b|नंबर|संख्या/i],
  ["name", /\b(?:names?|players?)\b|नाम/i],
];

function columnOf(heading: string): Column | null {
  if (otherHeading.test(heading)) return null;
  return headings.find(([, words]) => words.test(heading))?.[0] ?? null;
}

/** The column of each cell of a header; null when the row isn't one. */
function readHeader(cells: readonly string[]): (Column | null)[] | null {
  const found = cells.map(columnOf);
  const known = new Set(found.filter((column) => column !== null));
  // One heading among other words may be a person's name.
  const isHeader = known.size > 1 || (known.size === 1 && cells.length === 1);
  return isHeader && !cells.some((cell) => isSize(cell) || isNumber(cell)) ? found : null;
}

/** Of the line that starts here, else of the text. A list may come from a sheet in part and be typed in part. */
function separatorAt(text: string, start: number): string {
  const [line = ""] = text.slice(start).split(/[\n\r]/, 1);
  const firstIn = (part: string) => ["\t", ";", ","].find((each) => part.includes(each));
  return firstIn(line) ?? firstIn(text) ?? ",";
}

/** Cells in quotes may hold separators, line breaks and doubled quotes, as spreadsheets copy them. */
function readCells(text: string): string[][] {
  let separator = separatorAt(text, 0);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cleanCell(cell));
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || (cell.trim() === "" && closesQuote(text, at, separator)))) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && letter === separator) endCell();
    else if (!isQuoted && (letter === "\n" || letter === "\r")) {
      endRow();
      separator = separatorAt(text, at + 1);
    } else cell += letter;
  }
  endRow();
  return rows;
}

/** A quote that nothing closes before a separator or the line's end is a letter of the name. */
function closesQuote(text: string, at: number, separator: string): boolean {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end >= 0 && [undefined, separator, "\n", "\r"].includes(text[end + 1]);
}

/** "Asha Rao 7 XL" has three cells. A last letter without a number before it may be an initial: "Asha S". */
function splitWords(cell: string): string[] {
  const words = cell.split(" ");
  const [number = "", size = ""] = words.slice(-2);
  return isNumber(number) && isSize(size) ? [words.slice(0, -2).join(" "), number, size] : [cell];
}

/** By content, because lists come without a header: the last size, the last number, and what is left. */
function readRow(cells: readonly string[], places: TeamPlaces): TeamRow {
  const rest = cells.length === 1 && places.number ? splitWords(cells[0] ?? "") : [...cells];
  const take = (at: number) => (at < 0 ? "" : (rest.splice(at, 1)[0] ?? ""));
  const wanted = Number(places.name) + Number(places.number);
  const known = rest.length > 1 ? rest.findLastIndex(isSize) : -1;
  const size = take(known < 0 && rest.length > wanted ? rest.length - 1 : known);
  const digits = places.number ? rest.findLastIndex(isNumber) : -1;
  const position = places.number && rest.length === wanted ? wanted - 1 : -1;
  const number = take(digits < 0 ? position : digits);
  const isName = (cell: string) => cell !== "" && (rest.length === 1 || !isNumber(cell));
  return { name: places.name ? (rest.find(isName) ?? "") : "", number, size };
}

/** The rows of a list from a sheet: separated by tabs, semicolons or commas, with or without a header. */
export function readTeamList(text: string, places: TeamPlaces): TeamRow[] {
  const [first, ...rest] = readCells(text);
  if (!first) return [];
  const header = readHeader(first);
  if (!header) return [first, ...rest].map((cells) => readRow(cells, places));
  const cellOf = (cells: readonly string[], column: Column) => cells[header.indexOf(column)] ?? "";
  return rest.map((cells) => ({
    name: places.name ? cellOf(cells, "name") : "",
    number: places.number ? cellOf(cells, "number") : "",
    size: cellOf(cells, "size"),
  }));
}

/** The rows of a list beside `count` others: all of them, or none and why. */
export function addTeamList(
  count: number,
  text: string,
  places: TeamPlaces,
): { added: readonly TeamRow[]; problem: string | null } {
  const refuse = (problem: string) => ({ added: [], problem });
  if (text.length > maxListLetters)
    return refuse("This list is too long. Copy only the names, numbers and sizes.");
  const added = readTeamList(text, places);
  if (added.length === 0) return refuse("There are no names or numbers in this list.");
  const room = maxTeamRows - count;
  if (added.length <= room) return { added, problem: null };
  const before = count > 0 ? `, and ${count} are already added` : "";
  const next = room > 0 ? `Add up to ${room} now` : "Add these to your cart first";
  return refuse(
    `This list has ${added.length} tees${before}. An order can have up to ${maxTeamRows}. ${next}, and order the rest separately.`,
  );
}
