import { asPaise, type Paise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";
import type { CartQuote } from "./cart-quote";

type Priced = Pick<CartQuote, "totalPaise" | "codFeePaise" | "delivery">;

/** The total with another payment method: displayed until the server has confirmed it. */
export function totalWith({ totalPaise, codFeePaise, delivery }: Priced, method: PayableMethod): Paise {
  const feePaise = method === "cod" ? (delivery?.codFeePaise ?? codFeePaise) : 0;
  return asPaise(totalPaise - codFeePaise + feePaise);
}

export function unitPricesOf({ lines }: Pick<CartQuote, "lines">): Map<string, Paise> {
  return new Map(lines.map(({ key, unitPaise }) => [key, unitPaise]));
}
