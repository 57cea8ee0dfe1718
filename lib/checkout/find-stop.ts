import { formatPaise, type Paise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";
import type { CartQuote } from "./cart-quote";

/** What a buyer saw when they pressed the button. */
export interface PressedOn {
  method: PayableMethod;
  /** The total that stood there; null: none yet. */
  totalPaise: Paise | null;
  codeProblem: string | null;
  /** What a piece of each line cost when the buyer first saw it. */
  unitPrices: ReadonlyMap<string, Paise>;
}

/** Why a press must stop at the price that it waited for, in the buyer's words; null: it goes on. */
export function findStop(quote: CartQuote, pressed: PressedOn): string | null {
  if (!quote.canOrder) return "Some items are no longer available as chosen. Please check your order.";
  if (pressed.method === "cod" && quote.delivery?.codProblem) return quote.delivery.codProblem;
  if (quote.codeProblem && quote.codeProblem !== pressed.codeProblem) return quote.codeProblem;
  const now = formatPaise(quote.totalPaise);
  if (pressed.totalPaise === null) {
    // The payment window shows the sum before anything is paid; cash has no such second look.
    const isShownLater = pressed.method === "online" && quote.totalPaise > 0;
    return isShownLater ? null : `The total is ${now}. Place the order again if that's OK.`;
  }
  const isPriceMoved = quote.lines.some(({ key, unitPaise }) => pressed.unitPrices.get(key) !== unitPaise);
  const isTotalMoved = quote.totalPaise !== pressed.totalPaise;
  if (!isPriceMoved && !isTotalMoved) return null;
  const what = isPriceMoved ? "Prices have changed: the total" : "The total";
  const before = isTotalMoved ? `, it was ${formatPaise(pressed.totalPaise)}` : "";
  return `${what} is now ${now}${before}. Place the order again if that's OK.`;
}
