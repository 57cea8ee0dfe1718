import type { Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { afterRefusal, describeOpenReturn, describeReceived, type OrderReturns } from "@/lib/orders/returns";
import type { ReturnTopic } from "./topics";

/** What a mail about a return says beside its pieces, as things are now. */
export function writeReturnText(
  topic: ReturnTopic,
  { kind, backPaise }: { kind: "return" | "exchange"; backPaise: Paise },
  order: Pick<Order, "events">,
  returns: OrderReturns,
): string {
  switch (topic) {
    case "return_requested":
      return describeOpenReturn(returns)?.text ?? "What happens next stands on the page of your order.";
    case "return_received":
      return describeReceived(kind, backPaise, returns);
    case "return_rejected": {
      const why = order.events.findLast(({ type }) => type === "return_rejected")?.note;
      const reason = why
        ? `The reason: ${why.replace(/\.?$/, ".")}`
        : "The reason stands on the page of your order.";
      return `${reason} ${afterRefusal} If you see it otherwise, answer this mail: a person looks at it again.`;
    }
  }
}
