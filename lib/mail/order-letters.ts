import { nameOfPaper, type PaperEntry } from "@/lib/invoices/paper";
import { formatPaise, type Paise } from "@/lib/money";
import { describeSwap, type Exchange } from "@/lib/orders/exchanges";
import { isAwaitingPayment, type Order } from "@/lib/orders/order";
import { describeMoneyOfCancelled } from "@/lib/orders/status";
import { formatMoment } from "@/lib/orders/when";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { tellDays } from "@/lib/settings/tell-terms";
import { tellComingArt } from "@/lib/submissions/order-art";
import type { DecidedDesign } from "@/lib/submissions/submission";
import { artParts, leftOutParts } from "./art-letters";
import { looksFirst } from "./design-letters";
import type { Block, Letter } from "./letter";
import { addressOf, goodsOf, type ParcelOf, subscriptionBlocks, sumsOf, trackingOf } from "./order-blocks";
import type { artTopic, OrderTopic, papersTopic, ReturnTopic } from "./topics";

export interface ReturnedPiece {
  title: string;
  size: string;
  colorName: string;
  quantity: number;
}

export type News =
  /** text: what becomes of pieces and money, where the order alone does not say it. */
  | {
      topic: OrderTopic;
      text?: string;
      waitsForArt?: boolean;
      isLeftOut?: boolean;
      parcelOf?: ParcelOf | null;
    }
  | { topic: typeof artTopic; design: DecidedDesign }
  | { topic: "refund_processed"; amountPaise: Paise; upiId: string | null }
  | { topic: typeof papersTopic; papers: readonly PaperEntry[] }
  | ReturnNews;

interface ReturnNews {
  topic: ReturnTopic;
  kind: "return" | "exchange";
  pieces: ReturnedPiece[];
  text: string;
  /** What is sent instead. */
  exchange?: Pick<Exchange, "orderNumber" | "pieces"> | undefined;
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
  if (isCashDue(order)) return `Please keep ${total} ready in cash: you pay the courier at your door.`;
  return order.totalPaise === 0 ? "There is nothing to pay." : `We have your payment of ${total}.`;
}

const notYours = "If you did not order this, you need do nothing: the order is cancelled automatically.";

function until({ expiresAt }: Pick<Order, "expiresAt">): string {
  return expiresAt ? ` by ${formatMoment(expiresAt)}, Indian time` : "";
}

function whyCancelled(order: Order): string {
  const reason = order.events.findLast(({ toStatus }) => toStatus === "Cancelled")?.facts.reason;
  if (reason === "not_confirmed") {
    return "It was not confirmed with the code in time, so its pieces went back on the shelf.";
  }
  return reason === "not_paid"
    ? "It was not paid in time, so its pieces went back on the shelf."
    : "It will not be printed, and nothing will be sent.";
}

function returnedOf({ kind, pieces, exchange }: ReturnNews): Block {
  if (exchange) {
    const swaps = exchange.pieces.map((piece) => describeSwap(piece, "→"));
    return {
      kind: "facts",
      heading: "You exchange",
      lines: [...swaps, `What we send instead is order ${exchange.orderNumber}`],
    };
  }
  const lines = pieces.map(
    ({ quantity, title, colorName, size }) => `${quantity} × ${title}, ${colorName}, ${size}`,
  );
  return { kind: "facts", heading: kind === "return" ? "You send back" : "You exchange", lines };
}

/** What the mails promise, of the terms of the shop. */
type Promises = Pick<ShopTerms, "returnDays" | "packingDays" | "artReviewHours">;

function howToReturn({ returnDays }: Promises): string {
  const hope = "We hope that it fits.";
  if (returnDays === 0) return hope;
  return `${hope} If it does not, you have ${tellDays(returnDays)} from delivery to take another size or to send it back, unworn and with its labels.`;
}

/** The email about an event. `orderUrl` opens the order without signing in. */
export function writeOrderLetter(news: News, order: Order, orderUrl: string, promises: Promises): Letter {
  return { kicker: `Order ${order.orderNumber}`, ...contentOf(news, order, orderUrl, promises) };
}

function contentOf(news: News, order: Order, orderUrl: string, promises: Promises): Omit<Letter, "kicker"> {
  const number = order.orderNumber;
  const orderButton = (label = "See your order"): Block => ({ kind: "button", label, url: orderUrl });
  // No one has proven this address yet, so the email contains nothing that a visitor typed.
  const unprovenReceipt = [goodsOf(order), sumsOf(order)];
  const receipt = [...unprovenReceipt, addressOf(order)];
  const comingArt = tellComingArt(order, promises.artReviewHours);
  const payBlocks = (text: string) => [
    text,
    comingArt,
    orderButton(`Pay ${formatPaise(order.totalPaise)}`),
    notYours,
    ...unprovenReceipt,
  ];

  switch (news.topic) {
    case "order_placed":
      return isAwaitingPayment(order)
        ? {
            subject: `Order ${number} is waiting for your payment`,
            heading: "One step is left",
            blocks: payBlocks(
              order.expiresAt
                ? `Your pieces are kept for you until ${formatMoment(order.expiresAt)}, Indian time. ${comingArt ? "Please pay by then." : "Pay by then and we start printing."}`
                : `Your pieces are kept for you. ${comingArt ? "Please pay." : "Pay, and we start printing."}`,
            ),
          }
        : {
            subject: `Order ${number} is waiting for your code`,
            heading: "One step is left",
            blocks: [
              `We send a 6-digit code by SMS to the phone of this order. Type it on the page of the order${until(order)}; if none has come, ask for another there, or pay online.`,
              orderButton("Confirm your order"),
              comingArt,
              `You pay ${formatPaise(order.totalPaise)} in cash when it arrives. ${notYours}`,
              ...unprovenReceipt,
            ],
          };
    case "order_payment_link":
      return {
        subject: `Pay for order ${number}`,
        heading: "Your order is ready to be paid",
        blocks: payBlocks(
          `As you told us on the phone, your pieces are kept for you${until(order)}. ${comingArt ? "Please pay by then." : "Pay by then and we start printing."}`,
        ),
      };
    case "order_reminder":
      return {
        subject: `Order ${number} still waits for its code`,
        heading: "Your pieces are kept a little longer",
        blocks: [
          `Type the 6-digit code from our SMS on the page of your order${until(order)}. There you can also ask for a new code, or pay online.`,
          orderButton("Confirm your order"),
          comingArt,
          `After that your pieces go back on the shelf. ${notYours}`,
          goodsOf(order),
        ],
      };
    case "order_confirmed": {
      const review = news.waitsForArt && looksFirst(promises.artReviewHours);
      if (news.isLeftOut) {
        const rest = [review, orderButton(), ...receipt];
        return leftOutParts(order, howItIsPaid(order), promises.packingDays, rest);
      }
      return {
        subject: `Order ${number} is confirmed`,
        heading: `${thanks(order)} Your order is confirmed.`,
        blocks: [
          howItIsPaid(order),
          review,
          `We print and pack within ${tellDays(promises.packingDays, "working day")}, and write again when your parcel leaves.`,
          orderButton(),
          news.parcelOf && subscriptionBlocks(news.parcelOf),
          ...receipt,
        ],
      };
    }
    case "art_decided":
      return artParts(news.design, order, orderButton);
    case "order_shipped":
      return {
        subject: `Order ${number} is on its way`,
        heading: "Your parcel is on its way",
        blocks: [
          "It has left our workshop, and the courier brings it to your door.",
          isCashDue(order) && howItIsPaid(order),
          trackingOf(order),
          orderButton("Follow your order"),
          goodsOf(order),
          addressOf(order),
        ],
      };
    case "order_delivered":
      return {
        subject: `Order ${number} was delivered`,
        heading: "Your parcel has arrived",
        blocks: [howToReturn(promises), orderButton(), goodsOf(order)],
      };
    case "order_cancelled":
      return {
        subject: `Order ${number} was cancelled`,
        heading: "Your order was cancelled",
        blocks: [
          whyCancelled(order),
          news.text ?? describeMoneyOfCancelled(order),
          orderButton(),
          goodsOf(order),
        ],
      };
    case "order_rto":
      return {
        subject: `The parcel of order ${number} came back to us`,
        heading: "Your parcel came back to us",
        blocks: [news.text ?? "Nobody took it at the door.", orderButton(), goodsOf(order)],
      };
    case "order_link":
      return {
        subject: `The link to your order ${number}`,
        heading: "Here is your order",
        blocks: [
          "Somebody asked for the link to this order on our site. It opens without signing in, so keep it to yourself.",
          orderButton("Open your order"),
          goodsOf(order),
        ],
      };
    case "order_papers":
      return {
        subject: `The invoice of order ${number}`,
        heading: "Your invoice",
        blocks: [
          "You asked us for it: it is on the page of your order, as a PDF.",
          orderButton("Open your order"),
          { kind: "facts", heading: "Papers", lines: news.papers.map(nameOfPaper) },
        ],
      };
    case "return_requested":
      return {
        subject: `Your ${news.kind} of order ${number}`,
        heading: `We have your ${news.kind} request`,
        blocks: [news.text, orderButton(), returnedOf(news)],
      };
    case "return_received":
      return {
        subject: `Your pieces of order ${number} have arrived`,
        heading: "Your pieces have arrived",
        blocks: [`Thank you for sending them back. ${news.text}`, orderButton(), returnedOf(news)],
      };
    case "return_rejected":
      return {
        subject: `Your ${news.kind} of order ${number} was refused`,
        heading: "We could not take your pieces back",
        blocks: [news.text, orderButton(), returnedOf(news)],
      };
    case "refund_processed":
      return {
        subject: `${formatPaise(news.amountPaise)} of order ${number} is on its way back`,
        heading: "Your money is on its way",
        blocks: [
          news.upiId
            ? `We have sent ${formatPaise(news.amountPaise)} to your UPI ID ${news.upiId}.`
            : `We have sent ${formatPaise(news.amountPaise)} back to where you paid from. Banks take 5 to 7 working days to show it.`,
          orderButton(),
        ],
      };
  }
}
