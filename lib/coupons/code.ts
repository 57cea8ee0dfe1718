/** The limit of the field; no code of the shop is nearly as long. */
export const maxTypedCode = 60;

/** "LAUNCH20" however it was typed, without the invisible marks of a copied text. */
export function toCouponCode(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/[\s\p{Cf}]+/gu, "");
}

/** The browser's stored code. Text that can't be a code counts as none, so that it never blocks a checkout. */
export function parseStoredCode(stored: string | null): string {
  const code = toCouponCode(stored ?? "");
  return code.length <= maxTypedCode && /^[!-~]*$/.test(code) ? code : "";
}
