import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatMoment } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";

export interface GroupClose {
  /** The paid tees. */
  quantity: number;
  refundPaise: Paise;
}

/** The close of a group order, for each of its customers. */
export function writeGroupClosedEmail(
  { quantity, refundPaise }: GroupClose,
  { orderNumber }: Pick<Order, "orderNumber">,
  orderUrl: string,
): EmailContent {
  return {
    subject: `Your group order ${orderNumber} is closed`,
    kicker: `Order ${orderNumber}`,
    heading: `${quantity} tees are paid`,
    blocks: [
      `Your group order is closed with ${quantity} paid tees.`,
      refundPaise > 0
        ? `The price has fallen since you paid, so we'll refund ${formatPaise(refundPaise)} to your original payment method. You'll get a credit note with the invoice.`
        : "You've paid the final price.",
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
