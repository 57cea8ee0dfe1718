import { isOwnDesign, type Order } from "@/lib/orders/order";
import { formatDuration } from "@/lib/settings/describe-terms";
import type { DecidedDesign } from "@/lib/submissions/submission";
import { explainDesignRefusal } from "./design-emails";
import type { Block, EmailContent } from "./email-content";

type Parts = Omit<EmailContent, "kicker">;

const paid: readonly Order["paymentStatus"][] = ["captured", "partially_refunded", "refunded"];

/** Ends a sentence about leaving a design out, or all of the order. */
function wayOfMoney({ paymentStatus }: Order, isAll: boolean): string {
  if (paid.includes(paymentStatus))
    return isAll ? ". We'll refund you in full." : ". We'll refund what you paid for it.";
  return paymentStatus === "cod_due" && !isAll ? ". You'll pay less in cash." : ".";
}

/** The customer has removed the refused items. */
export function removedItemsParts(
  order: Order,
  howItIsPaid: string,
  packingDays: number,
  rest: EmailContent["blocks"],
): Parts {
  const money = paid.includes(order.paymentStatus)
    ? "We'll refund what you paid for it to your original payment method in 5 to 7 working days."
    : howItIsPaid;
  return {
    subject: `Order ${order.orderNumber} has changed`,
    heading: "We've removed the design we can't print",
    blocks: [
      `As you chose, we've removed the design we can't print from your order. ${money}`,
      `We'll print and pack the rest within ${formatDuration(packingDays, "working day")}, and email you when it ships.`,
      ...rest,
    ],
  };
}

/** A design of the order has been reviewed. */
export function designReviewParts(
  design: DecidedDesign,
  order: Order,
  button: (label: string) => Block,
): Parts {
  const number = order.orderNumber;
  const isAll =
    new Set(order.items.map(({ designVersionId }) => designVersionId)).size === 1 &&
    order.items.every(isOwnDesign);
  const named = `“${design.name}”`;
  if (design.status === "approved")
    return {
      subject: `Your design for order ${number} is approved`,
      heading: "Your design is approved",
      blocks: [`We've approved ${named} and are printing it now.`, button("View order")],
    };
  const limit = design.status === "rejected" ? "" : " as it is";
  return {
    subject: `Your design for order ${number} needs changes`,
    heading: "We can't print your design as it is",
    blocks: [
      `We've checked ${named} and can't print it${limit}. Your order is on hold until you choose what to do.`,
      explainDesignRefusal(design),
      `On your order page you can change the design at no extra cost, or ${isAll ? "cancel the order" : "remove it from the order"}${wayOfMoney(order, isAll)}`,
      button("Choose what to do"),
    ],
  };
}
