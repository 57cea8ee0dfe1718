import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatMoment } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";

export interface GroupClose {
  /** The paid tees. */
  quantity: number;
  /** Of one tee. */
  pricePaise: Paise;
  refundPaise: Paise;
}

/** The final price of a group order, for each of its customers. */
export function writeGroupClosedEmail(
  { quantity, pricePaise, refundPaise }: GroupClose,
  { orderNumber }: Pick<Order, "orderNumber">,
  orderUrl: string,
): EmailContent {
  const price = formatPaise(pricePaise);
  return {
    subject: `Your group order ${orderNumber} is closed`,
    kicker: `Order ${orderNumber}`,
    heading: `${quantity} tees: ${price} each`,
    blocks: [
      `Your group order is closed with ${quantity} paid tees, so the price before discounts is ${price} each.`,
      refundPaise > 0
        ? `You paid more, so we'll refund ${formatPaise(refundPaise)} to your original payment method. You'll get a credit note with the invoice.`
        : "You've already paid no more than this.",
      "We'll now print all the tees together.",
      { kind: "button", label: "View order", url: orderUrl },
    ],
  };
}

/** A day before the deadline, for those who haven't paid. No one has verified the address: it has no text that a visitor typed. */
export function writeGroupReminderEmail(closesAt: string, url: string): EmailContent {
  return {
    subject: "Pay for your group tee before the deadline",
    kicker: "Group order",
    heading: "Your tee isn't paid yet",
    blocks: [
      `The group order closes on ${formatMoment(closesAt)} IST. Tees that aren't paid by then won't be printed.`,
      { kind: "button", label: "Open group order", url },
      "Not part of a group order? You can ignore this email: we won't send another about it.",
    ],
  };
}
