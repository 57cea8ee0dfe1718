import { isOwnDesign, type Order } from "@/lib/orders/order";
import { tellDays } from "@/lib/settings/tell-terms";
import type { DecidedDesign } from "@/lib/submissions/submission";
import { whyRefused } from "./design-letters";
import type { Block, Letter } from "./letter";

type Parts = Omit<Letter, "kicker">;

const paid: readonly Order["paymentStatus"][] = ["captured", "partially_refunded", "refunded"];

/** Ends a sentence about leaving a design out, or all of the order. */
function wayOfMoney({ paymentStatus }: Order, isAll: boolean): string {
  if (paid.includes(paymentStatus))
    return isAll ? ": then your money goes back to you." : ": then what you paid for it goes back to you.";
  return paymentStatus === "cod_due" && !isAll ? ": then you pay less in cash." : ".";
}

/** The buyer has left out what is not printed. */
export function leftOutParts(
  order: Order,
  howItIsPaid: string,
  packingDays: number,
  rest: Letter["blocks"],
): Parts {
  const money = paid.includes(order.paymentStatus)
    ? "What you paid for it goes back to where you paid from; banks take 5 to 7 working days."
    : howItIsPaid;
  return {
    subject: `Order ${order.orderNumber} has changed`,
    heading: "We leave out what we can't print",
    blocks: [
      `As you chose, the refused design has left your order. ${money}`,
      `We print and pack the rest within ${tellDays(packingDays, "working day")}, and write again when your parcel leaves.`,
      ...rest,
    ],
  };
}

/** Somebody has looked at a design of the order. */
export function artParts(design: DecidedDesign, order: Order, button: (label: string) => Block): Parts {
  const number = order.orderNumber;
  const isAll =
    new Set(order.items.map(({ designVersionId }) => designVersionId)).size === 1 &&
    order.items.every(isOwnDesign);
  const named = `“${design.name}”`;
  if (design.status === "approved")
    return {
      subject: `The design of order ${number} is approved`,
      heading: "Your design is approved",
      blocks: [`We have looked at ${named}, and print it now.`, button("See your order")],
    };
  const limit = design.status === "rejected" ? "" : " as it is";
  return {
    subject: `The design of order ${number} needs you`,
    heading: "We can't print your design as it is",
    blocks: [
      `We have looked at ${named}, and can't print it${limit}. Your order waits until you choose what to do.`,
      whyRefused(design),
      `On the page of your order you can change the design, at the same price, or ${isAll ? "cancel the order" : "leave it out"}${wayOfMoney(order, isAll)}`,
      button("Choose what to do"),
    ],
  };
}
