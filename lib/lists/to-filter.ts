import type { ListDefinition, ListField } from "./definition";
import type { Range } from "./parse-range";
import type { Search, Term } from "./parse-search";

/** The conditions of a search in PostgREST's language; all of them must hold. */
export function toFilters(definition: ListDefinition, { terms }: Search): string[] {
  return terms.map(({ term }) => toFilter(definition, term));
}

/** A value in quotes, so that its commas, dots and brackets are not read as the language's own. */
export function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** The pattern of a text that is searched for as it is. */
const literal = (text: string) => text.replace(/[\\%_*]/g, (sign) => `\\${sign}`);

function toFilter(definition: ListDefinition, term: Term): string {
  const filter = positive(definition, term);
  return term.isNegated ? `not.and(${filter})` : filter;
}

function positive({ words, fields }: ListDefinition, term: Term): string {
  if (term.kind === "word") return `${words}.ilike.${quoted(`%${literal(term.text)}%`)}`;
  const field = fields[term.field];
  if (!field) throw new Error(`no field ${term.field}`);
  return term.kind === "range" ? inRange(field.column, term.range) : isOneOf(field, term.values);
}

function inRange(column: string, { from, above, to, before }: Range): string {
  const ends = [
    from && `${column}.gte.${quoted(from)}`,
    above && `${column}.gt.${quoted(above)}`,
    to && `${column}.lte.${quoted(to)}`,
    before && `${column}.lt.${quoted(before)}`,
  ].filter(Boolean);
  return `and(${ends.join(",")})`;
}

function isOneOf(field: ListField, values: readonly string[]): string {
  const [value = ""] = values;
  switch (field.kind) {
    case "flag":
      return `${field.column}.is.${value === "yes"}`;
    case "text":
      return `${field.column}.ilike.${quoted(`%${literal(value)}%`)}`;
    case "code":
      return `${field.column}.eq.${quoted(value.toUpperCase())}`;
    case "choice": {
      const matches = values.map(
        (word) =>
          field.choices.find((choice) => choice.value === word)?.match ?? {
            column: field.column,
            value: word,
          },
      );
      const columns = [...new Set(matches.map(({ column }) => column))].map((column) => {
        const own = matches.filter((match) => match.column === column);
        return `${column}.in.(${own.map((match) => quoted(match.value)).join(",")})`;
      });
      return columns.length === 1 ? columns.join("") : `or(${columns.join(",")})`;
    }
    default:
      throw new Error(`${field.kind} has ranges`);
  }
}
