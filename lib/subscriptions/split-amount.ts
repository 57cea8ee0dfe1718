import { asPaise, type Paise } from "@/lib/money";

/** The price of each tee of a delivery: whole rupees, and the first tee gets the remainder. The rule of fitting_variants() in SQL. */
export function splitAmount(amountPaise: Paise, tees: number): Paise[] {
  const each = Math.floor(amountPaise / tees / 100) * 100;
  return Array.from({ length: tees }, (_, index) =>
    asPaise(index === 0 ? amountPaise - (tees - 1) * each : each),
  );
}
