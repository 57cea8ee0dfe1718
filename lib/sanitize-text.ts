/** Control characters and direction marks: none belongs in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
export const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** The same for a text of several lines, which may have tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
export const oddCharacter = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Copied phone numbers have these marks: no one sees them, and they can reorder what stands beside them. */
export const withoutDirectionMarks = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** Invisible marks, and letters that look like a space. */
const unseen = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows nothing despite its characters: spaces, zero-width marks, fillers. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, "") === "";
}

export function toValidText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

const maxDepth = 40;

/**
 * Makes external text valid for PostgreSQL and UTF-8, also deep inside an object: NUL is dropped, a lone
 * surrogate becomes U+FFFD. Values that are not plain (such as files) stay unchanged.
 */
export function sanitizeText(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return toValidText(value);
  if (typeof value !== "object" || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((inner) => sanitizeText(inner, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [sanitizeText(key), sanitizeText(inner, depth + 1)]),
  );
}
