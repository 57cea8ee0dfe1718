import { toAsciiDigits } from "./digits";

/** Links whose last part grants access. */
const capabilities =
  "complaint|designs|group|wishlist|left-cart|product-preview|blog-preview|staff-invitation|mail-preferences|design-proof|ref|shared";

/** In this order: long and unambiguous patterns come before those that only look like something. */
const rules: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Database and parser errors quote typed text.
  [/(invalid (?:input|value)[^"\n]{0,80}: )"[^"\n]*"/gi, '$1"[hidden]"'],
  [/"[^"\n]*"(\.{3})? is not valid JSON/g, '"[hidden]" is not valid JSON'],
  // A button's selector may contain a name.
  [/\[(aria-label|title|alt|placeholder|name)=(?:"[^"]*"|'[^']*')\]/g, "[$1]"],
  // The part after "?" or "#" of a URL may be a key to an order.
  [/([?#])[^\s"'<>)\]}|\\]*=[^\s"'<>)\]}|\\]*/g, "$1[hidden]"],
  [new RegExp(`(/(?:${capabilities})/)[^\\s"'<>)?#/\\\\]+`, "g"), "$1[token]"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, "$1 [token]"],
  [/\beyJ[\w-]{6,}(?:\.[\w-]*){0,2}/g, "[token]"],
  [/\b(?:sb|sk|rk|pk|re|rzp|whsec|ghp|xox[abps])[_-][\w-]{8,}/gi, "[token]"],
  [
    /\b(otp|pin|cvv|codes?|passwords?|secret|token|cookie|api[_-]?key)(["']?\s*(?:[:=]|is|was)\s*["']?|\s)(?=[^\s"',;&]*\d)(?!\[)[^\s"',;&]{3,}/gi,
    "$1$2[hidden]",
  ],
  [
    /\b(passwords?|secret|token|signature|cookie|api[_-]?key)(["']?(?:=|\s*:\s*["'])["']?)(?!\[)[^\s"',;&]{3,}/gi,
    "$1$2[hidden]",
  ],
  // An email address and a UPI id, URL-encoded too.
  [/[\w.!#$%'*+^`{|}~-]+(?:@|%40)[\p{L}\d-]*\p{L}[\p{L}\d.-]*/giu, "[mail]"],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, "[id]"],
  [/(?<![A-Z0-9])\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9](?![A-Z0-9])/gi, "[gstin]"],
  [/(?<![A-Z0-9])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![A-Z0-9])/gi, "[pan]"],
  [/(?<![\w.])(?:\d[ -]?){12,18}\d(?![\w])/g, "[card]"],
  [/(?<!\d)(?:(?:\+|%2B)?91[ .-]?|0)?\(?[6-9](?:[ .()-]{0,2}\d){9}(?!\d)/gi, "[phone]"],
  [/(?:\+|%2B)\d(?:[ .-]?\d){7,14}(?!\d)/gi, "[phone]"],
  [/(?<![\w./])(?!127\.|10\.|192\.168\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, "[address]"],
  [/(?<![\w:.])(?:[0-9a-f]{1,4}:){3,7}:?[0-9a-f]{1,4}(?![\w:])/gi, "[address]"],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g, "[token]"],
  [/(?<![\w-])(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{32,}(?![\w-])/g, "[token]"],
  // A code from an SMS stands alone; so does a pincode.
  [/(?<![\w.-])\d{3}[ -]?\d{3}(?![\w-]|\.\d)/g, "[code]"],
  // All other numbers of six or more digits, however they are spaced. Order numbers have letters before them.
  [
    /(?<![\w.-])(?!20\d\d-\d\d-\d\d(?!\d)|127\.|10\.|192\.168\.|0\.0\.0\.0)\+?\(?\d(?:[\s().-]{0,2}\d){5,}(?!\w)/g,
    "[number]",
  ],
];

/** Invisible characters between two digits. */
const hiddenInNumber = /(?<=\d)[\u00ad\u200b-\u200f\u2060\ufeff]+(?=\d)/g;

/**
 * Removes personal addresses, numbers, codes and keys from a text: for logs, reports, notices and stored visits. What is
 * left still explains what went wrong.
 */
export function scrub(text: string): string {
  return rules.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    toAsciiDigits(text.normalize("NFKC")).replace(hiddenInNumber, ""),
  );
}
