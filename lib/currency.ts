import { formatPaise, type Paise } from "./money";

/** Money in any currency, in hundredths as in SQL: "₹1,499", "USD 12.50". */
export function formatIn(currency: string, amount: Paise): string {
  if (currency === "INR") return formatPaise(amount);
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} ${amount}`;
  const format = new Intl.NumberFormat("en-IN", { style: "currency", currency, currencyDisplay: "code" });
  // A gateway uses the smallest unit, which for the yen is not a hundredth.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
