import { asPaise, type Paise } from "./paise";

export { asPaise, type Paise };

/** Rupees from SQL's numeric(12,2), number or text. */
export function toPaise(rupees: number | string): Paise {
  const value = typeof rupees === "string" && rupees.trim() === "" ? Number.NaN : Number(rupees);
  return asPaise(Math.round(value * 100));
}

export function toRupees(amount: Paise): number {
  return amount / 100;
}

export function addPaise(...amounts: Paise[]): Paise {
  return asPaise(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function multiplyPaise(amount: Paise, quantity: number): Paise {
  return asPaise(amount * quantity);
}

/** To the nearest whole rupee, half a rupee up. */
export function roundToRupees(amount: Paise): Paise {
  return asPaise(Math.floor((amount + 50) / 100) * 100);
}

const wholeRupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "₹1,499", "₹21.39", "−₹50". */
export function formatPaise(amount: Paise): string {
  const format = amount % 100 === 0 ? wholeRupees : withPaise;
  return `${amount < 0 ? "−" : ""}₹${format.format(Math.abs(amount) / 100)}`;
}

/** "1,23,456.50", for columns: always two decimals; the header has the rupee sign. */
export function formatAmount(amount: Paise): string {
  return withPaise.format(toRupees(amount));
}

/** "499.00", machine-readable. */
export function toDecimalRupees(amount: Paise): string {
  return toRupees(amount).toFixed(2);
}
