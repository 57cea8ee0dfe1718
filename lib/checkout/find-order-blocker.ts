import { formatPaise, type Paise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";
import type { CartQuote } from "./cart-quote";

/** The displayed state when the customer clicked the button. */
export interface DisplayedQuote {
  method: PayableMethod;
  /** The displayed total; null: none yet. */
  totalPaise: Paise | null;
  codeProblem: string | null;
  /** Each line's unit price when the customer first saw it. */
  unitPrices: ReadonlyMap<string, Paise>;
}

/** Why an order must stop at its updated price, as a message; null: it continues. */
export function findOrderBlocker(quote: CartQuote, seen: DisplayedQuote): string | null {
  if (quote.group?.problem) return quote.group.problem;
  if (!quote.canOrder) return "Some items are no longer available as chosen. Please check your order.";
  if (seen.method === "cod" && quote.codProblem) return quote.codProblem;
  if (quote.codeProblem && quote.codeProblem !== seen.codeProblem) return quote.codeProblem;
  const now = formatPaise(quote.totalPaise);
  if (seen.totalPaise === null) {
    // The payment window shows the sum before anything is paid; COD has no such second step.
    const isShownLater = seen.method === "online" && quote.totalPaise > 0;
    return isShownLater ? null : `The total is ${now}. Place the order again if that's OK.`;
  }
  const isPriceMoved = quote.lines.some(({ key, unitPaise }) => seen.unitPrices.get(key) !== unitPaise);
  const isTotalMoved = quote.totalPaise !== seen.totalPaise;
  if (!isPriceMoved && !isTotalMoved) return null;
  const what = isPriceMoved ? "Prices have changed: the total" : "The total";
  const before = isTotalMoved ? `, it was ${formatPaise(seen.totalPaise)}` : "";
  return `${what} is now ${now}${before}. Place the order again if that's OK.`;
}
