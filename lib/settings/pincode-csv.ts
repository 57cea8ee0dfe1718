import Papa from "papaparse";
import { readState } from "@/lib/addresses/states";
import { readYesNo } from "@/lib/yes-no";
import type { LineProblem } from "./pincode-import";
import type { PincodeRow } from "./pincode-rows";

/** The columns of the file, in the order of the export. */
const pincodeColumns = [
  "pincode",
  "city",
  "state",
  "delivery_days",
  "cod_available",
  "zone",
  "other_states",
] as const;

/** All of India has about 19,100. */
const maxPincodeLines = 25_000;

export type ParsedPincodes =
  | { ok: true; rows: PincodeRow[]; lineOf: Map<string, number> }
  | { ok: false; problems: LineProblem[] };

/** The export file: cells that a spreadsheet would read as a formula start with an apostrophe. */
export function writePincodes(rows: readonly PincodeRow[]): string {
  const cells = rows.map((row) => [
    row.pincode,
    row.city,
    row.state,
    row.delivery_days ?? "",
    row.cod_available ? "yes" : "no",
    row.zone ?? "",
    row.other_states.join("; "),
  ]);
  return Papa.unparse({ fields: [...pincodeColumns], data: cells }, { escapeFormulae: true });
}

type Cells = Record<(typeof pincodeColumns)[number], string>;

const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, "");

function readLine(cells: Cells, zones: ReadonlySet<string>): PincodeRow | string {
  const { pincode, city, delivery_days, cod_available } = cells;
  const state = readState(cells.state);
  const zone = cells.zone.toLowerCase();
  const otherStates = cells.other_states
    .split(";")
    .map((one) => one.trim())
    .filter(Boolean);
  const cod = readYesNo(cod_available);
  if (!/^[1-9]\d{5}$/.test(pincode)) return `"${pincode}" isn't a 6-digit pincode`;
  if (city.length > 80) return "the city has more than 80 characters";
  if (state === null) return `"${cells.state}" isn't a state of India`;
  if (!/^([1-9]|[12]\d|30)?$/.test(delivery_days))
    return `delivery_days must be 1 to 30 or empty, not "${delivery_days}"`;
  if (cod === null) return `cod_available must be yes or no, not "${cod_available}"`;
  if (zone !== "" && !zones.has(zone)) return `you have no delivery zone "${cells.zone}"`;
  const wrong = otherStates.find((name) => readState(name) === null);
  if (wrong !== undefined) return `"${wrong}" in other_states isn't a state of India`;
  return {
    pincode,
    city,
    state,
    delivery_days: delivery_days === "" ? null : Number(delivery_days),
    cod_available: cod,
    zone: zone || null,
    other_states: otherStates.flatMap((name) => readState(name) ?? []),
  };
}

function findHeadingProblem(fields: readonly string[]): string | null {
  const missing = pincodeColumns.filter((name) => !fields.includes(name));
  if (missing.length > 0) return `the header row is missing ${missing.join(", ")}`;
  const unknown = fields.filter((name) => !pincodeColumns.some((known) => known === name));
  return unknown.length > 0 ? `the header row has unknown columns: ${unknown.join(", ")}` : null;
}

const only = (problem: string): ParsedPincodes => ({ ok: false, problems: [{ line: 1, problem }] });

/** Parses a file of pincodes, or reports every invalid line. */
export function parsePincodes(text: string, zones: ReadonlySet<string>): ParsedPincodes {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, "").trimEnd(), { delimiter: "," });
  const [heading = [], ...lines] = data;
  const fields = heading.map((name) => name.trim().toLowerCase());
  const problem = findHeadingProblem(fields);
  if (problem) return only(problem);
  if (lines.length === 0) return only("the file has no rows below the header");
  if (lines.length > maxPincodeLines) return only(`the file has more than ${maxPincodeLines} rows`);
  const rows: PincodeRow[] = [];
  const problems: LineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const number = index + 2;
    const read = readCells(line, fields, zones);
    const twin = typeof read === "string" ? undefined : lineOf.get(read.pincode);
    if (typeof read === "string") problems.push({ line: number, problem: read });
    else if (twin) problems.push({ line: number, problem: `${read.pincode} is already on row ${twin}` });
    else {
      rows.push(read);
      lineOf.set(read.pincode, number);
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rows, lineOf };
}

function readCells(line: string[], fields: string[], zones: ReadonlySet<string>): PincodeRow | string {
  if (line.length !== fields.length) return `it has ${line.length} cells instead of ${fields.length}`;
  const cell = (name: string) => unescapeCell(line[fields.indexOf(name)] ?? "");
  const cells: Cells = {
    pincode: cell("pincode"),
    city: cell("city"),
    state: cell("state"),
    delivery_days: cell("delivery_days"),
    cod_available: cell("cod_available"),
    zone: cell("zone"),
    other_states: cell("other_states"),
  };
  return readLine(cells, zones);
}

const shown = (value: unknown) =>
  value === null || value === "" ? "—" : Array.isArray(value) ? value.join("; ") || "—" : String(value);

/** "city: Kovai → Coimbatore" */
export function describePincodeChange(before: PincodeRow, after: PincodeRow): string {
  const names = pincodeColumns.filter((name) => shown(before[name]) !== shown(after[name]));
  return names.map((name) => `${name}: ${shown(before[name])} → ${shown(after[name])}`).join(", ");
}
