import { formatFinalPrice, type GroupOrder } from "@/lib/groups/group-order";
import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatMoment } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";
import { arrivalBlock } from "./order-blocks";

export interface GroupClose {
  /** The paid tees. */
  quantity: number;
  refundPaise: Paise;
  /** A design of the order was rejected, and its customer has to choose what to do. */
  isOnHold: boolean;
}

/** The close of a group order, for each of its customers. */
export function writeGroupClosedEmail(
  { quantity, refundPaise, isOnHold }: GroupClose,
  order: Pick<Order, "orderNumber" | "promise" | "status" | "createdAt">,
  orderUrl: string,
): EmailContent {
  return {
    subject: `Your group order ${order.orderNumber} is closed`,
    kicker: `Order ${order.orderNumber}`,
    heading: `${quantity} tees are paid`,
    blocks: [
      `Your group order is closed with ${quantity} paid tees.`,
      refundPaise > 0
        ? `The price has fallen since you paid, so we'll refund ${formatPaise(refundPaise)} to your original payment method. You'll get a credit note with the invoice.`
        : "You've paid the final price.",
      isOnHold
        ? "We can't print a design of your order as it is. Your order is on hold until you choose what to do."
        : "We'll now print all the tees together.",
      isOnHold ? null : arrivalBlock(order),
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

type OrganisedGroup = Pick<GroupOrder, "name" | "isOneParcel" | "closesAt" | "paid" | "finalPrice">;

interface GroupUrls {
  /** The organiser's page. */
  own: string;
  /** The link for the group. */
  group: string;
}

/** To the organiser of a new group order. */
export function writeGroupStartedEmail(
  { name, closesAt }: OrganisedGroup,
  { own, group }: GroupUrls,
): EmailContent {
  return {
    subject: `Your group order is open: ${name}`,
    kicker: "Group order",
    heading: "Share the link with your group",
    blocks: [
      `Everyone adds their own tee of “${name}”, and pays for it.`,
      `Link for your group: ${group}`,
      `It closes on ${formatMoment(closesAt)} IST. You can close it earlier, and see who has paid.`,
      { kind: "button", label: "Open group order", url: own },
    ],
  };
}

interface EndedGroup extends OrganisedGroup {
  /** Someone paid more than the final price. */
  hasDifferences: boolean;
}

/** To the organiser of a closed group order. */
export function writeGroupEndedEmail(
  { name, isOneParcel, paid, finalPrice, hasDifferences }: EndedGroup,
  { own }: GroupUrls,
): EmailContent {
  const button = { kind: "button", label: "View group order", url: own } as const;
  if (!finalPrice)
    return {
      subject: `Your group order is cancelled: ${name}`,
      kicker: "Group order",
      heading: "Fewer than 2 tees were paid",
      blocks: ["We've cancelled the group order, and refund everything that was paid.", button],
    };
  return {
    subject: `Your group order is closed: ${name}`,
    kicker: "Group order",
    heading: `${paid} tees at ${formatFinalPrice(finalPrice)} each`,
    blocks: [
      `Your group order is closed with ${paid} paid tees.${hasDifferences ? " We refund the difference to everyone who paid more, and email each of them." : ""}`,
      isOneParcel
        ? "We'll now print all the tees together, and send them to you in one parcel."
        : "We'll now print all the tees together, and send each to its own address.",
      button,
    ],
  };
}
