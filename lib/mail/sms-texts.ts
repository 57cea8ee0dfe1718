import { formatPaise, type Paise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { formatDay, formatMoment } from "@/lib/orders/when";
import type { OrderUpdate } from "./order-emails";
import { fillSms, type SmsText } from "./sms-templates";
import type { SubscriptionTopic, SubscriptionUpdate } from "./subscription-emails";

/** The rupee sign would double the price of each SMS. */
const rupees = (amount: Paise) => formatPaise(amount).replace("₹", "Rs ");

/** null: no SMS for this topic. `orderUrl` opens the order without login. */
export function writeOrderSms(
  topic: OrderUpdate["topic"],
  order: Order,
  shopName: string,
  orderUrl: string,
): SmsText | null {
  const isCod = order.paymentStatus === "cod_due";
  const values = {
    shop: shopName,
    order: order.orderNumber,
    amount: rupees(order.totalPaise),
    courier: order.courier ?? "",
    tracking: order.trackingNumber ?? "",
    until: order.expiresAt ? formatMoment(order.expiresAt) : "",
    url: orderUrl,
  };
  switch (topic) {
    case "order_confirmed":
      return fillSms(isCod ? "order_confirmed_cod" : "order_confirmed", values);
    case "order_shipped": {
      const isTracked = values.courier !== "" && values.tracking !== "";
      if (isTracked) return fillSms(isCod ? "order_shipped_cod" : "order_shipped", values);
      return fillSms(isCod ? "order_shipped_untracked_cod" : "order_shipped_untracked", values);
    }
    // Staff have spoken with this number.
    case "order_payment_link":
      return fillSms("order_payment_link", values);
    // A number that no one has verified gets its code and nothing else.
    default:
      return order.email === null ? fillSms(topic, values) : null;
  }
}

export function writeCodeSms(code: string, orderNumber: string, shopName: string): SmsText {
  return fillSms("cod_code", { code, order: orderNumber, shop: shopName });
}

/** null: no SMS for this topic. `url`: where its owner pays another way. */
export function writeSubscriptionSms(
  topic: SubscriptionTopic,
  { number, amountPaise, endsBy, charge }: SubscriptionUpdate,
  shopName: string,
  url: string,
): SmsText | null {
  const until = topic === "subscription_asked" ? charge?.chooseBy : endsBy;
  const values = {
    ...{ shop: shopName, number, url },
    ...{ amount: rupees(amountPaise), until: until ? formatDay(until) : "tomorrow" },
  };
  switch (topic) {
    case "subscription_pending":
    case "subscription_halted":
    case "subscription_asked":
      return fillSms(topic, values);
    default:
      return null;
  }
}
