import { toAsciiDigits } from "@/lib/digits";
import type { ListDefinition, ListField } from "./definition";
import { parseRange, type Range } from "./parse-range";

/** One condition of a search. */
export type Term =
  | { kind: "word"; text: string; isNegated: boolean }
  | { kind: "is"; field: string; values: readonly string[]; isNegated: boolean }
  | { kind: "range"; field: string; range: Range; isNegated: boolean };

export interface Search {
  terms: readonly { term: Term /** As typed. */; text: string }[];
  problems: readonly string[];
}

// A minus, a field and a colon may precede a word or a quoted phrase.
const tokens = /(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/gi;
const maxTerms = 20;
const tooManyTerms = `A search can have at most ${maxTerms} parts. Remove some.`;

/**
 * Parses a search: words, "words in quotes", field:value, -field:value, a,b for one of several, ranges such
 * as total:>1000 and created:2026-11-01.. in days of India. Invalid parts are reported and dropped.
 */
export function parseSearch(definition: ListDefinition, q: string, now: Date): Search {
  const terms: { term: Term; text: string }[] = [];
  const problems: string[] = [];
  for (const [text, minus, name, quoted, bare] of q.matchAll(tokens)) {
    const typed = (quoted ?? bare ?? "").trim();
    const value = /^\+?\p{Nd}+$/u.test(typed) ? toAsciiDigits(typed) : typed;
    const isNegated = minus === "-";
    if (value === "") continue;
    if (terms.length === maxTerms) return { terms, problems: [...problems, tooManyTerms] };
    const field = name === undefined ? undefined : fieldOf(definition, name);
    const unfinished =
      name === undefined && quoted === undefined ? value.match(/^([a-z]+):$/i)?.[1] : undefined;
    if (unfinished && fieldOf(definition, unfinished)) {
      problems.push(`Enter a value after ${unfinished}: without a space.`);
    } else if (name === undefined) terms.push({ term: { kind: "word", text: value, isNegated }, text });
    else if (!field) problems.push(noSuchField(definition, name));
    else {
      const read = readValue(name.toLowerCase(), field, value, { isNegated, now });
      if (typeof read === "string") problems.push(read);
      else terms.push({ term: read, text });
    }
  }
  return { terms, problems };
}

function fieldOf({ fields }: ListDefinition, name: string): ListField | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function noSuchField({ fields }: ListDefinition, name: string): string {
  return `There's no field “${name}”. You can use ${Object.keys(fields).join(", ")}.`;
}

/** The term, or the error in the value. */
function readValue(
  name: string,
  field: ListField,
  value: string,
  { isNegated, now }: { isNegated: boolean; now: Date },
): Term | string {
  switch (field.kind) {
    case "text":
    case "code":
    case "tag":
      return { kind: "is", field: name, values: [value], isNegated };
    case "flag": {
      const word = value.toLowerCase();
      if (word !== "yes" && word !== "no") return `${name} must be yes or no, not “${value}”.`;
      return { kind: "is", field: name, values: [word], isNegated };
    }
    case "choice": {
      const values = value.toLowerCase().split(",").filter(Boolean);
      const known = field.choices.map((choice) => choice.value);
      const wrong = values.length === 0 ? value : values.find((word) => !known.includes(word));
      if (wrong !== undefined) return `${name} can't be “${wrong}”. Use one of ${known.join(", ")}.`;
      return { kind: "is", field: name, values, isNegated };
    }
    case "number":
    case "rupees":
    case "date": {
      const range = parseRange(field.kind, value, now);
      if (!range) return rangeHelp[field.kind](name, value);
      return { kind: "range", field: name, range, isNegated };
    }
  }
}

const rangeHelp = {
  number: (name: string, value: string) =>
    `“${value}” isn't a number. Try ${name}:5, ${name}:>5 or ${name}:5..10.`,
  rupees: (name: string, value: string) =>
    `“${value}” isn't an amount in rupees. Try ${name}:499, ${name}:>499 or ${name}:300..500.`,
  date: (name: string, value: string) =>
    `“${value}” isn't a date. Try ${name}:today, ${name}:2026-11-20 or ${name}:2026-11-01..2026-11-20.`,
};

/** The search without one of its terms. */
export function withoutTerm({ terms }: Search, index: number): string {
  return terms
    .filter((_, at) => at !== index)
    .map(({ text }) => text.trim())
    .join(" ");
}

/** The recognised `field:value` parts of a search, shown as chips, and the rest, for the search field. */
export function splitSearch(
  definition: ListDefinition,
  q: string,
  now: Date,
): { filters: { text: string; term: Term }[]; typed: string } {
  const filters: { text: string; term: Term }[] = [];
  const typed: string[] = [];
  for (const [part] of q.matchAll(tokens)) {
    const text = part.trim();
    const term = parseSearch(definition, text, now).terms[0]?.term;
    if (term && term.kind !== "word") filters.push({ text, term });
    else typed.push(text);
  }
  return { filters, typed: typed.join(" ") };
}

/** The search `q` with its words replaced by `typed`. A typed filter replaces one of the same field. */
export function mergeSearch(definition: ListDefinition, q: string, typed: string, now: Date): string {
  const key = (term: Term) => (term.kind === "word" ? null : `${term.isNegated ? "-" : ""}${term.field}`);
  const replaced = new Set(splitSearch(definition, typed, now).filters.map(({ term }) => key(term)));
  const rest = splitSearch(definition, q, now).filters.filter(({ term }) => !replaced.has(key(term)));
  return [...rest.map(({ text }) => text), typed.trim()].filter(Boolean).join(" ");
}

/** A chip's label: "Status: published". */
export function describeTerm({ fields }: ListDefinition, term: Term): string {
  const not = term.isNegated ? "not " : "";
  if (term.kind === "word") return `${not}“${term.text}”`;
  const field = fields[term.field];
  const label = field?.label ?? term.field;
  if (term.kind === "range") return `${label}: ${not}${term.range.text}`;
  if (field?.kind === "flag") return (term.values[0] === "yes") === term.isNegated ? `${label}: no` : label;
  const words = term.values.map((value) =>
    field?.kind === "choice"
      ? (field.choices.find((choice) => choice.value === value)?.label ?? value)
      : value,
  );
  return `${label}: ${not}${words.join(" or ")}`;
}
