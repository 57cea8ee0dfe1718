import { type Cut, fitsOnto, largestPrintOn } from "../printing/print-areas";
import type { SidePrint } from "../printing/print-price";
import type { ProofSize } from "../shop";
import { cleanCell, findSize, type TeamRow } from "./team-list";
import type { Teammate, TeamPlaces } from "./team-tee";

const maxTeamName = 30;
/** The stock that shoppers see ends here: there may be more. */
const manyLeft = 11;
const maxDigits = 3;

type TeamField = keyof TeamRow;

/** `error`: the row can't be ordered as it is. */
export interface RowNote {
  field: TeamField;
  level: "error" | "warning";
  message: string;
}

/** What the server found for a person's words: a refusal, or the prints of their tee. */
export interface CheckedTee {
  problem: string | null;
  prints: readonly SidePrint[];
}

interface TeamFacts {
  cut: Cut;
  places: TeamPlaces;
  sizes: readonly ProofSize[];
  /** By teammateKey(); missing while the server is checking. */
  tees: ReadonlyMap<string, CheckedTee>;
}

/** The words that a row prints, without what the design has no place for. */
export function teammateOf({ name, number }: Teammate, places: TeamPlaces): Teammate {
  return { name: places.name ? cleanCell(name) : "", number: places.number ? cleanCell(number) : "" };
}

export const teammateKey = ({ name, number }: Teammate): string => `${name}\n${number}`;

/** Why a person's words are refused before they are measured; null: they aren't. */
export function explainWords(
  { name, number }: Teammate,
  places: TeamPlaces = { name: true, number: true },
): { field: TeamField; message: string } | null {
  if (name.length > maxTeamName)
    return { field: "name", message: `Use up to ${maxTeamName} letters for a name.` };
  if (!/^\p{Nd}*$/u.test(number)) return { field: "number", message: "Use digits only for a number." };
  if (number.length > maxDigits)
    return { field: "number", message: `Use up to ${maxDigits} digits for a number.` };
  if (name !== "" || number !== "") return null;
  const what = places.name && places.number ? "a name or a number" : places.name ? "a name" : "a number";
  return { field: places.name ? "name" : "number", message: `Enter ${what}.` };
}

/** What is wrong in each row, and what may be unintended. */
export function checkTeam(rows: readonly TeamRow[], facts: TeamFacts): RowNote[][] {
  const wanted = new Map<string, number>();
  const numbers = Map.groupBy(rows, (row) => teammateOf(row, facts.places).number);
  return rows.map((row) => {
    const teammate = teammateOf(row, facts.places);
    const size = findSize(
      row.size,
      facts.sizes.map(({ size }) => size),
    );
    const count = (wanted.get(size ?? "") ?? 0) + 1;
    wanted.set(size ?? "", count);
    const isDouble = teammate.number !== "" && (numbers.get(teammate.number)?.length ?? 0) > 1;
    return [
      ...notesOnWords(teammate, facts),
      ...(isDouble ? [warning("number", `Number ${teammate.number} is in the list more than once.`)] : []),
      ...notesOnSize(row, size, count, {
        ...facts,
        prints: facts.tees.get(teammateKey(teammate))?.prints ?? [],
      }),
    ];
  });
}

const error = (field: TeamField, message: string): RowNote => ({ field, level: "error", message });
const warning = (field: TeamField, message: string): RowNote => ({ field, level: "warning", message });

function notesOnWords(teammate: Teammate, { places, tees }: TeamFacts): RowNote[] {
  const { name, number } = teammate;
  const refused = explainWords(teammate, places);
  if (refused) return [error(refused.field, refused.message)];
  const problem = tees.get(teammateKey(teammate))?.problem;
  if (problem) return [error(places.name && name !== "" ? "name" : "number", problem)];
  return [
    ...(places.name && name === "" ? [warning("name", "No name: we'll print the number only.")] : []),
    ...(places.number && number === "" ? [warning("number", "No number: we'll print the name only.")] : []),
  ];
}

interface SizeFacts extends TeamFacts {
  prints: readonly SidePrint[];
}

function notesOnSize(row: TeamRow, size: string | null, count: number, facts: SizeFacts): RowNote[] {
  const found = facts.sizes.find((each) => each.size === size);
  if (!found) {
    const typed = cleanCell(row.size);
    return [
      error("size", typed === "" ? "Choose a size." : `This tee doesn't come in ${typed}. Choose a size.`),
    ];
  }
  if (found.free <= 0) return [error("size", `${found.size} is sold out.`)];
  const isTooLarge = facts.prints.some(
    (print) => !fitsOnto(print, largestPrintOn(facts.cut, print.view, found.size)),
  );
  if (isTooLarge) return [error("size", `The print is too large for ${found.size}.`)];
  const isShort = count > found.free && found.free < manyLeft;
  return isShort ? [error("size", `Only ${found.free} left in ${found.size}.`)] : [];
}
