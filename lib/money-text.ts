import { toAsciiDigits } from "./digits";

/** Thousands and the rest as in "1299", "1,299" and "1,49,900", with up to two decimals. */
const withPoint = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/;
/** A comma before one or two last digits is a decimal point: "599,00" and "1.299,00". */
const withComma = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;

/**
 * Normalises a typed or spreadsheet amount, such as "₹1,299.00", "Rs. 1,49,900" or "599,00", to plain digits, without zero
 * decimals: "1299". Any other text stays unchanged, for the field's validation to refuse.
 */
export function plainRupees(text: string): string {
  const amount = toAsciiDigits(text.normalize("NFKC"))
    .trim()
    .replace(/^(?:₹|Rs\.?|INR)\s*/i, "")
    .replace(/\s*(?:\/-|₹|INR)$/i, "");
  const [, whole, decimals] = withPoint.exec(amount) ?? withComma.exec(amount) ?? [];
  if (whole === undefined) return text;
  return whole.replace(/[,.]/g, "") + (Number(decimals ?? 0) === 0 ? "" : `.${decimals}`);
}
