/** Control characters and marks that turn the direction of text: none belongs in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
export const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** What belongs in no text of several lines: the same, but for tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
export const oddCharacter = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Marks without a picture of their own, and letters that look like a space. */
const unseen = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows nothing, though it may have signs: spaces, marks of no width, fillers. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, "") === "";
}

export function toValidText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

const maxDepth = 40;

/**
 * Makes text from outside valid for PostgreSQL and UTF-8, also deep inside an object: NUL is dropped, half of a
 * surrogate pair becomes U+FFFD. Values that are not plain (such as files) stay as they are.
 */
export function cleanText(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return toValidText(value);
  if (typeof value !== "object" || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((inner) => cleanText(inner, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), cleanText(inner, depth + 1)]),
  );
}
