import { plainRupees } from "@/lib/money-text";

/** Values from one to another; an absent end is open. `before` is exclusive. */
export interface Range {
  from?: string;
  above?: string;
  to?: string;
  before?: string;
  /** A readable form: "from 300 to 500". */
  text: string;
}

type Kind = "number" | "rupees" | "date";

const numberPattern = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const dayPattern = /^(19|2\d)\d{2}-\d{2}-\d{2}$/;
const monthPattern = /^(19|2\d)\d{2}-\d{2}$/;

/** Parses 5, >5, >=5, <5, <=5, 5..10, 5.. and ..10; for dates, days and months of India. Null for anything else. */
export function parseRange(kind: Kind, text: string, now: Date): Range | null {
  const span = kind === "date" ? (value: string) => daySpan(value, now) : numberSpan;
  const [, sign, rest] = text.match(/^(>=|<=|>|<)(.+)$/) ?? [];
  if (sign && rest) return compare(sign, rest, span);
  const parts = text.split("..");
  if (parts.length > 2) return null;
  const [first = "", last = first] = parts;
  if (first === "" && last === "") return null;
  const start = span(first);
  const end = span(last);
  if ((first !== "" && !start) || (last !== "" && !end)) return null;
  return {
    ...(start ? { from: start.from } : {}),
    ...(end ? ("before" in end ? { before: end.before } : { to: end.to }) : {}),
    text: first === last ? first : [first && `from ${first}`, last && `to ${last}`].filter(Boolean).join(" "),
  };
}

/** The span of a value: a number itself, a day from its first moment to that of the next day. */
type Span = { from: string; to: string } | { from: string; before: string };

function compare(sign: string, value: string, span: (value: string) => Span | null): Range | null {
  const spanned = span(value);
  if (!spanned) return null;
  switch (sign) {
    case ">=":
      return { from: spanned.from, text: `from ${value}` };
    case "<":
      return { before: spanned.from, text: `below ${value}` };
    case ">":
      return "before" in spanned
        ? { from: spanned.before, text: `after ${value}` }
        : { above: spanned.to, text: `above ${value}` };
    default:
      return "before" in spanned
        ? { before: spanned.before, text: `to ${value}` }
        : { to: spanned.to, text: `to ${value}` };
  }
}

function numberSpan(value: string): Span | null {
  const digits = plainRupees(value);
  return numberPattern.test(digits) ? { from: digits, to: digits } : null;
}

const dayMs = 24 * 3600 * 1000;
const indiaMs = 5.5 * 3600 * 1000;

/** Midnight in India at the start of a day. */
function midnight(day: string): Date | null {
  const at = new Date(`${day}T00:00:00+05:30`);
  return Number.isNaN(at.getTime()) || indianDay(at) !== day ? null : at;
}

const indianDay = (at: Date) => new Date(at.getTime() + indiaMs).toISOString().slice(0, 10);

function daySpan(value: string, now: Date): Span | null {
  if (monthPattern.test(value)) {
    const from = midnight(`${value}-01`);
    if (!from) return null;
    const next = midnight(`${indianDay(new Date(from.getTime() + 32 * dayMs)).slice(0, 7)}-01`);
    return next && { from: from.toISOString(), before: next.toISOString() };
  }
  const from = midnight(namedDay(value.toLowerCase(), now) ?? (dayPattern.test(value) ? value : ""));
  return from && { from: from.toISOString(), before: new Date(from.getTime() + dayMs).toISOString() };
}

function namedDay(word: string, now: Date): string | null {
  if (word === "today") return indianDay(now);
  if (word === "yesterday") return indianDay(new Date(now.getTime() - dayMs));
  return null;
}
