/** "LAUNCH20" however it was typed. */
export function toCouponCode(typed: string): string {
  return typed.trim().toUpperCase().replace(/\s+/g, "");
}
