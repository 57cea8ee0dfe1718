import { compactPhone } from "@/lib/phone";
import { orderNumberPattern, toOrderNumber } from "./order";

/** A result of the command palette. */
export interface Finding {
  name: string;
  detail: string;
  path: string;
}

/** Results of one kind; empty without any. */
export interface Findings {
  /** Such as "Orders". */
  kind: string;
  found: readonly Finding[];
}

/** Shorter texts have too many results. */
export const minSearchLength = 2;
export const maxSearchLength = 80;

/** A literal search: nothing in it is parsed as a field or a minus. */
export function wordSearch(typed: string): string {
  return wordsOf(typed)
    .map((word) => `"${word}"`)
    .join(" ");
}

/** The order list search for a number, a phone, an email address or a name, in any format. */
export function orderSearch(typed: string): string {
  const number = toOrderNumber(typed);
  if (orderNumberPattern.test(number)) return wordSearch(number);
  const digits = compactPhone(typed).replace("+", "");
  return wordSearch(/^[0-9]{6,}$/.test(digits) ? digits.slice(-10) : typed);
}

/** The product of "KP1234", of a SKU that starts with it, and of a bare number. */
export function productIdIn(typed: string): number | null {
  const [, id] = typed.trim().match(/^(?:KP)?([1-9]\d{0,8})(?:-\S*)?$/i) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether each typed word starts a word of the text. */
export function fits(typed: string, text: string): boolean {
  const words = wordsOf(text.toLowerCase());
  return wordsOf(typed.toLowerCase()).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function wordsOf(text: string): string[] {
  return text.replaceAll('"', " ").split(/\s+/).filter(Boolean);
}
