/** A field takes this much; no code of the shop is nearly as long. */
export const maxTypedCode = 60;

/** "LAUNCH20" however it was typed. */
export function toCouponCode(typed: string): string {
  return typed.trim().toUpperCase().replace(/\s+/g, "");
}

/** What a browser has kept; what can't be a code is none, so that it never stands between a cart and its checkout. */
export function readKeptCode(kept: string | null): string {
  const code = toCouponCode(kept ?? "");
  return code.length <= maxTypedCode && /^[!-~]*$/.test(code) ? code : "";
}
