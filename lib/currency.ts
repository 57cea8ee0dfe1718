import { formatPaise, type Paise } from "./money";

/** Money of any currency, in its hundredths as SQL keeps them: "₹1,499", "USD 12.50". */
export function formatIn(currency: string, amount: Paise): string {
  if (currency === "INR") return formatPaise(amount);
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} ${amount}`;
  const format = new Intl.NumberFormat("en-IN", { style: "currency", currency, currencyDisplay: "code" });
  // A gateway counts the smallest unit, which is no hundredth of a yen.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
