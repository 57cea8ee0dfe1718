import { asPaise, type Paise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";
import type { CartQuote } from "./cart-quote";

type Priced = Pick<CartQuote, "totalPaise" | "codFeePaise" | "delivery">;

/** The total with another way to pay: what stands on the screen until the shop has said it. */
export function totalWith({ totalPaise, codFeePaise, delivery }: Priced, method: PayableMethod): Paise {
  const feePaise = method === "cod" ? (delivery?.codFeePaise ?? codFeePaise) : 0;
  return asPaise(totalPaise - codFeePaise + feePaise);
}

export function unitPricesOf({ lines }: Pick<CartQuote, "lines">): Map<string, Paise> {
  return new Map(lines.map(({ key, unitPaise }) => [key, unitPaise]));
}
