import type { ListDefinition, ListField } from "./definition";
import type { Range } from "./parse-range";
import type { Search, Term } from "./parse-search";

/** The conditions of a search in PostgREST syntax; all of them must hold. */
export function toConditions(definition: ListDefinition, { terms }: Search): string[] {
  return terms.map(({ term }) => {
    const text = toText(definition, term);
    if (!text) return toLogic(definition, term);
    return `${text.column}.${term.isNegated ? "not.ilike" : "ilike"}.${quoted(text.pattern)}`;
  });
}

function toText({ words, codes = [], fields }: ListDefinition, term: Term) {
  if (term.kind === "word") {
    const code = term.isNegated
      ? undefined
      : codes.find(({ looksLike }) => new RegExp(looksLike, "i").test(term.text));
    return { column: code?.column ?? words, pattern: `%${literal(term.text)}%` };
  }
  const field = fields[term.field];
  if (term.kind !== "is" || field?.kind !== "text") return null;
  return { column: field.column, pattern: `%${literal(term.values[0] ?? "")}%` };
}

/** A quoted value, so that its commas, dots and brackets are not parsed as syntax. */
export function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** The pattern for a literal search text. */
const literal = (text: string) => text.replace(/[\\%_*]/g, (sign) => `\\${sign}`);

function toLogic({ fields }: ListDefinition, term: Term): string {
  const field = term.kind === "word" ? undefined : fields[term.field];
  if (term.kind === "word" || !field) throw new Error("a condition without a field");
  const conditions =
    term.kind === "range"
      ? [{ column: field.column, condition: inRange(field.column, term.range) }]
      : isOneOf(field, term.values);
  if (!term.isNegated)
    return joined(
      "or",
      conditions.map(({ condition }) => condition),
    );
  // A row without a value does not have this one.
  const others = conditions.map(({ column, condition }) => `or(${column}.is.null,not.and(${condition}))`);
  return joined("and", others);
}

function joined(word: "and" | "or", parts: readonly string[]): string {
  return parts.length === 1 ? parts.join("") : `${word}(${parts.join(",")})`;
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

/** A value that needs no quotes in an array, because not every server reads quoted ones. No tag has a "_". */
const tagOf = (value: string) => value.replace(/[^a-z0-9-]/g, "_") || "_";

/** One condition for each searched column; one of them must hold. */
function isOneOf(field: ListField, values: readonly string[]): { column: string; condition: string }[] {
  const { column } = field;
  const [value = ""] = values;
  switch (field.kind) {
    case "flag":
      // Not "is": the planner does not optimise an expression with IS TRUE, so it would join before it filters.
      return [{ column, condition: `${column}.eq.${value === "yes"}` }];
    case "code":
      return [{ column, condition: `${column}.eq.${quoted(value.toUpperCase())}` }];
    case "tag":
      return [{ column, condition: `${column}.cs.${quoted(`{${tagOf(value.toLowerCase())}}`)}` }];
    case "choice": {
      const matches = values.map(
        (word) => field.choices.find((choice) => choice.value === word)?.match ?? { column, value: word },
      );
      return [...new Set(matches.map((match) => match.column))].map((own) => ({
        column: own,
        condition: `${own}.in.(${matches
          .filter((match) => match.column === own)
          .map((match) => quoted(match.value))
          .join(",")})`,
      }));
    }
    default:
      throw new Error(`${field.kind} has ranges`);
  }
}
