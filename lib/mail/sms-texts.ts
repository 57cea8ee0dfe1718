import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatDay, formatMoment } from "@/lib/orders/when";
import { oneLine } from "./one-line";
import type { OrderUpdate } from "./order-emails";
import type { SubscriptionTopic, SubscriptionUpdate } from "./subscription-emails";

/** The rupee sign would double the price of each SMS. */
const rupees = (amount: Paise) => formatPaise(amount).replace("₹", "Rs ");

function until({ expiresAt }: Pick<Order, "expiresAt">): string {
  return expiresAt ? ` by ${formatMoment(expiresAt)}` : "";
}

/** SMS texts for an order without an email address. */
const insteadOfEmail = {
  order_placed: "we have received your order",
  order_reminder: "please confirm your order",
  order_delivered: "your order was delivered",
  order_cancelled: "your order was cancelled",
  order_rto: "we could not deliver your order",
  order_link: "here is the link to your order",
  order_documents: "here are the documents for your order",
  art_decided: "we have checked the design in your order",
  refund_processed: "your refund is on its way",
  return_requested: "we have received your return request",
  return_received: "we received your return",
  return_rejected: "we could not accept your return",
} satisfies Partial<Record<OrderUpdate["topic"], string>>;

/** null: no SMS for this topic. `orderUrl` opens the order without login. */
export function writeOrderSms(
  topic: OrderUpdate["topic"],
  order: Order,
  shopName: string,
  orderUrl: string,
): string | null {
  const cash = order.paymentStatus === "cod_due" ? rupees(order.totalPaise) : null;
  const tracked = [
    order.courier ? ` with ${order.courier}` : "",
    order.trackingNumber ? `, tracking number ${order.trackingNumber}` : "",
  ].join("");
  switch (topic) {
    case "order_confirmed":
      return oneLine(
        `${shopName}: order ${order.orderNumber} is confirmed.${cash ? ` Please keep ${cash} ready in cash.` : ""}`,
      );
    case "order_shipped":
      return oneLine(
        `${shopName}: order ${order.orderNumber} is on its way${tracked}.${cash ? ` Please keep ${cash} ready in cash.` : ""}`,
      );
    // Staff have spoken with this number.
    case "order_payment_link":
      return oneLine(
        `${shopName}: pay ${rupees(order.totalPaise)} for order ${order.orderNumber}${until(order)}: ${orderUrl}`,
      );
    // A number that no one has verified gets its code and nothing else.
    default:
      return order.email === null
        ? oneLine(`${shopName}: ${insteadOfEmail[topic]}, ${order.orderNumber}: ${orderUrl}`)
        : null;
  }
}

export function writeCodeSms(code: string, orderNumber: string, shopName: string): string {
  return oneLine(
    `${code} is your code for order ${orderNumber} at ${shopName}. Do not share it with anyone.`,
  );
}

/** null: no SMS for this topic. `url`: where its owner pays another way. */
export function writeSubscriptionSms(
  topic: SubscriptionTopic,
  { number, amountPaise, endsBy, charge }: SubscriptionUpdate,
  shopName: string,
  url: string,
): string | null {
  switch (topic) {
    case "subscription_pending":
      return oneLine(
        `${shopName}: your bank declined ${rupees(amountPaise)} for subscription ${number}. We will try again tomorrow. Pay another way: ${url}`,
      );
    case "subscription_halted":
      return oneLine(
        `${shopName}: subscription ${number} is on hold. Pay${endsBy ? ` by ${formatDay(endsBy)}` : ""} to continue: ${url}`,
      );
    case "subscription_asked":
      return oneLine(
        `${shopName}: please choose your subscription T-shirts${charge?.chooseBy ? ` by ${formatDay(charge.chooseBy)}` : ""}, ${number}: ${url}`,
      );
    default:
      return null;
  }
}
