/** The shop's format of a sum: "₹1,499", or "₹1,499.50" when there are paise. */
export function rupees(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `₹${amount.toLocaleString("en-IN", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** All sums in a text, in rupees. */
export function sumsIn(text: string): number[] {
  return [...text.matchAll(/₹\s?([\d,]+(?:\.\d+)?)/g)].map((match) =>
    Number((match[1] ?? "").replaceAll(",", "")),
  );
}
