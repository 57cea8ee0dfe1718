import { formatDocumentName, type TaxDocumentEntry } from "@/lib/invoices/tax-document";
import { formatPaise, type Paise } from "@/lib/money";
import { type Exchange, formatExchangedItem } from "@/lib/orders/exchanges";
import { isAwaitingPayment, type Order } from "@/lib/orders/order";
import { describeCancelledPayment } from "@/lib/orders/status";
import { formatMoment } from "@/lib/orders/when";
import { formatDuration } from "@/lib/settings/describe-terms";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { describeUpcomingArtReview } from "@/lib/submissions/order-art";
import type { DecidedDesign } from "@/lib/submissions/submission";
import { designReviewParts, removedItemsParts } from "./art-emails";
import { describeDesignReview } from "./design-emails";
import type { Block, EmailContent } from "./email-content";
import {
  addressBlock,
  arrivalBlock,
  itemsBlock,
  type ParcelOf,
  subscriptionBlocks,
  totalsBlock,
  trackingBlocks,
} from "./order-blocks";
import type { artTopic, documentsTopic, OrderTopic, ReturnTopic } from "./topics";

export interface ReturnedItem {
  title: string;
  size: string;
  colorName: string;
  quantity: number;
}

export type OrderUpdate =
  /** text: what happens to items and payment, where the order alone does not show it. */
  | {
      topic: OrderTopic;
      text?: string;
      waitsForArt?: boolean;
      isLeftOut?: boolean;
      parcelOf?: ParcelOf | null;
    }
  | { topic: typeof artTopic; design: DecidedDesign }
  | { topic: "refund_processed"; amountPaise: Paise; upiId: string | null }
  | { topic: typeof documentsTopic; documents: readonly TaxDocumentEntry[] }
  | ReturnUpdate;

interface ReturnUpdate {
  topic: ReturnTopic;
  kind: "return" | "exchange";
  items: ReturnedItem[];
  text: string;
  /** The replacement. */
  exchange?: Pick<Exchange, "orderNumber" | "items"> | undefined;
}

/** Only a plain first name: a guest can type any text as a name and any address as the recipient. */
function thanks({ name }: Pick<Order, "name">): string {
  const first = name.trim().split(/\s+/)[0] ?? "";
  return /^[\p{L}\p{M}'’-]{2,30}$/u.test(first) ? `Thank you, ${first}.` : "Thank you.";
}

function isCashDue(order: Order): boolean {
  return order.paymentMethod === "cod" && order.paymentStatus === "cod_due";
}

function howItIsPaid(order: Order): string {
  const total = formatPaise(order.totalPaise);
  if (isCashDue(order)) return `Please keep ${total} in cash ready for the courier.`;
  return order.totalPaise === 0 ? "There's nothing to pay." : `We've received your payment of ${total}.`;
}

const notYours = "Didn't place this order? You can ignore this email: the order is cancelled automatically.";

function until({ expiresAt }: Pick<Order, "expiresAt">): string {
  return expiresAt ? ` by ${formatMoment(expiresAt)} IST` : "";
}

function whyCancelled(order: Order): string {
  const reason = order.events.findLast(({ toStatus }) => toStatus === "Cancelled")?.facts.reason;
  if (reason === "not_confirmed") {
    return "It wasn't confirmed with the code in time, so we've released the items.";
  }
  if (reason === "small_group")
    return "Fewer than 2 tees of the group order were paid, so it's cancelled for all.";
  if (reason === "group_closed") return "The group order was closed before your payment arrived.";
  return reason === "not_paid"
    ? "It wasn't paid for in time, so we've released the items."
    : "We won't print or ship anything.";
}

function returnedOf({ kind, items, exchange }: ReturnUpdate): Block {
  if (exchange) {
    const swaps = exchange.items.map(formatExchangedItem);
    return {
      kind: "facts",
      heading: "Your exchange",
      lines: [...swaps, `Replacement order: ${exchange.orderNumber}`],
    };
  }
  const lines = items.map(
    ({ quantity, title, colorName, size }) => `${quantity} × ${title}, ${colorName}, ${size}`,
  );
  return { kind: "facts", heading: kind === "return" ? "Your return" : "Your exchange", lines };
}

/** The emails' promises, from the shop's terms. */
type Promises = Pick<ShopTerms, "returnDays" | "packingDays" | "artReviewHours">;

function howToReturn({ returnDays }: Promises): string {
  const hope = "We hope it fits.";
  if (returnDays === 0) return hope;
  return `${hope} If it doesn't, you have ${formatDuration(returnDays)} from delivery to exchange or return it, unworn and with its labels.`;
}

/** The email about an event. `orderUrl` opens the order without login. */
export function writeOrderEmail(
  update: OrderUpdate,
  order: Order,
  orderUrl: string,
  promises: Promises,
): EmailContent {
  return { kicker: `Order ${order.orderNumber}`, ...contentOf(update, order, orderUrl, promises) };
}

function contentOf(
  update: OrderUpdate,
  order: Order,
  orderUrl: string,
  promises: Promises,
): Omit<EmailContent, "kicker"> {
  const number = order.orderNumber;
  const orderButton = (label = "View order"): Block => ({ kind: "button", label, url: orderUrl });
  // No one has verified this address yet, so the email contains nothing that a visitor typed.
  const unprovenReceipt = [itemsBlock(order), totalsBlock(order)];
  const receipt = [...unprovenReceipt, addressBlock(order)];
  const comingArt = describeUpcomingArtReview(order, promises.artReviewHours);
  const payBlocks = (text: string) => [
    text,
    comingArt,
    orderButton(`Pay ${formatPaise(order.totalPaise)}`),
    notYours,
    ...unprovenReceipt,
  ];

  switch (update.topic) {
    case "order_placed":
      return isAwaitingPayment(order)
        ? {
            subject: `Complete your payment for order ${number}`,
            heading: "One last step",
            blocks: payBlocks(
              order.expiresAt
                ? `Your items are reserved until ${formatMoment(order.expiresAt)} IST. ${comingArt ? "Please pay by then." : "Pay by then and we'll start printing."}`
                : `Your items are reserved. ${comingArt ? "Please pay." : "Pay and we'll start printing."}`,
            ),
          }
        : {
            subject: `Confirm order ${number} with your code`,
            heading: "One last step",
            blocks: [
              `We've sent a 6-digit code by SMS to the phone number on this order. Enter it on the order page${until(order)}. If it hasn't arrived, request a new one there or pay online.`,
              orderButton("Confirm order"),
              comingArt,
              `You'll pay ${formatPaise(order.totalPaise)} in cash on delivery. ${notYours}`,
              ...unprovenReceipt,
            ],
          };
    case "order_payment_link":
      return {
        subject: `Pay for order ${number}`,
        heading: "Your order is ready for payment",
        blocks: payBlocks(
          `As agreed on the phone, we've reserved your items. Pay${until(order)}${comingArt ? "." : " and we'll start printing."}`,
        ),
      };
    case "order_reminder":
      return {
        subject: `Reminder: confirm order ${number} with your code`,
        heading: "Your items are still reserved",
        blocks: [
          `Enter the 6-digit code from our SMS on the order page${until(order)}. You can also request a new code there, or pay online.`,
          orderButton("Confirm order"),
          comingArt,
          `After that, we'll release your items. ${notYours}`,
          itemsBlock(order),
        ],
      };
    case "order_confirmed": {
      const review = update.waitsForArt && describeDesignReview(promises.artReviewHours);
      if (update.isLeftOut) {
        const rest = [review, orderButton(), ...receipt];
        return removedItemsParts(order, howItIsPaid(order), promises.packingDays, rest);
      }
      return {
        subject: `Order ${number} is confirmed`,
        heading: `${thanks(order)} Your order is confirmed.`,
        blocks: [
          howItIsPaid(order),
          review,
          order.groupId
            ? "We print all tees of the group together, after it closes. If the final price is lower, we'll refund the difference."
            : `We'll print and pack within ${formatDuration(promises.packingDays, "working day")}, and email you when it ships.`,
          arrivalBlock(order),
          orderButton(),
          update.parcelOf && subscriptionBlocks(update.parcelOf),
          ...receipt,
        ],
      };
    }
    case "art_decided":
      return designReviewParts(update.design, order, orderButton);
    case "order_shipped":
      return {
        subject: `Order ${number} is on its way`,
        heading: "Your parcel is on its way",
        blocks: [
          "It's left our workshop and the courier will bring it to your door.",
          arrivalBlock(order),
          isCashDue(order) && howItIsPaid(order),
          trackingBlocks(order),
          orderButton("Track order"),
          itemsBlock(order),
          addressBlock(order),
        ],
      };
    case "order_delivered":
      return {
        subject: `Order ${number} was delivered`,
        heading: "Your parcel has arrived",
        blocks: [howToReturn(promises), orderButton(), itemsBlock(order)],
      };
    case "order_cancelled":
      return {
        subject: `Order ${number} was cancelled`,
        heading: "Your order was cancelled",
        blocks: [
          whyCancelled(order),
          update.text ?? describeCancelledPayment(order),
          orderButton(),
          itemsBlock(order),
        ],
      };
    case "order_rto":
      return {
        subject: `Order ${number} was returned to us`,
        heading: "Your parcel was returned to us",
        blocks: [update.text ?? "The courier couldn't deliver it.", orderButton(), itemsBlock(order)],
      };
    case "order_link":
      return {
        subject: `Link to your order ${number}`,
        heading: "Here is your order",
        blocks: [
          "Someone requested the link to this order on our site. It opens without logging in, so don't share it.",
          orderButton("View order"),
          itemsBlock(order),
        ],
      };
    case "order_documents":
      return {
        subject: `Invoice for order ${number}`,
        heading: "Your invoice",
        blocks: [
          "Here's the invoice you requested. Download the PDF from your order page.",
          orderButton("View order"),
          { kind: "facts", heading: "Documents", lines: update.documents.map(formatDocumentName) },
        ],
      };
    case "return_requested":
      return {
        subject: `Your ${update.kind} request for order ${number}`,
        heading: `We've received your ${update.kind} request`,
        blocks: [update.text, orderButton(), returnedOf(update)],
      };
    case "return_received":
      return {
        subject: `We've received your ${update.kind} for order ${number}`,
        heading: `We've received your ${update.kind}`,
        blocks: [`Thanks for sending it back. ${update.text}`, orderButton(), returnedOf(update)],
      };
    case "return_rejected":
      return {
        subject: `We couldn't accept your ${update.kind} for order ${number}`,
        heading: `We couldn't accept your ${update.kind}`,
        blocks: [update.text, orderButton(), returnedOf(update)],
      };
    case "refund_processed":
      return {
        subject: `Refund of ${formatPaise(update.amountPaise)} for order ${number}`,
        heading: "Your refund is on its way",
        blocks: [
          update.upiId
            ? `We've refunded ${formatPaise(update.amountPaise)} to your UPI ID ${update.upiId}.`
            : `We've refunded ${formatPaise(update.amountPaise)} to your original payment method. It can take banks 5 to 7 working days to show it.`,
          orderButton(),
        ],
      };
  }
}
