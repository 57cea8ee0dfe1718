import type { Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import {
  type Deduction,
  describeDeduction,
  describeOpenReturn,
  describeReceived,
  type OrderReturns,
  refusedReturnText,
  upiRequestText,
} from "@/lib/orders/returns";
import type { ReturnTopic } from "./topics";

/** The text of a return email apart from its items, by the current state. */
export function writeReturnText(
  topic: ReturnTopic,
  {
    kind,
    backPaise,
    deduction,
    missing,
  }: { kind: "return" | "exchange"; backPaise: Paise; deduction: Deduction | null; missing: number },
  order: Pick<Order, "events">,
  returns: OrderReturns,
): string {
  switch (topic) {
    case "return_requested": {
      const text = describeOpenReturn(returns)?.text ?? "Your order page shows what happens next.";
      return returns.needsUpi ? `${text} ${upiRequestText}` : text;
    }
    case "return_received":
      return `${describeReceived(kind, backPaise, returns)}${objectTo(deduction)}${describeMissingItems(missing)}`;
    case "return_rejected": {
      const why = order.events.findLast(({ type }) => type === "return_rejected")?.note;
      const reason = why ? `Reason: ${why.replace(/\.?$/, ".")}` : "Your order page shows the reason.";
      return `${reason} ${refusedReturnText} If you disagree, reply to this email and our team will review it again.`;
    }
  }
}

function objectTo(deduction: Deduction | null): string {
  if (!deduction) return "";
  return ` ${describeDeduction(deduction)} If you disagree, reply to this email and our team will review it again.`;
}

function describeMissingItems(missing: number): string {
  if (missing === 0) return "";
  const items = missing === 1 ? "1 item wasn't in the parcel" : `${missing} items weren't in the parcel`;
  return ` ${items}, so we can't refund ${missing === 1 ? "it" : "them"}. If you did send ${missing === 1 ? "it" : "them"}, reply to this email.`;
}
