import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { oneLine } from "./one-line";
import type { SubscriptionNews, SubscriptionTopic } from "./subscription-letters";

/** null: this is not told by SMS. `url`: where its owner pays another way. */
export function writeSubscriptionSms(
  topic: SubscriptionTopic,
  { number, amountPaise, endsBy, charge }: SubscriptionNews,
  shopName: string,
  url: string,
): string | null {
  // The rupee sign would make each SMS twice as expensive.
  const amount = formatPaise(amountPaise).replace("₹", "Rs ");
  switch (topic) {
    case "subscription_pending":
      return oneLine(
        `${shopName}: your bank refused ${amount} for subscription ${number}. It is asked again tomorrow. Pay another way: ${url}`,
      );
    case "subscription_halted":
      return oneLine(
        `${shopName}: subscription ${number} waits for a payment${endsBy ? ` until ${formatDay(endsBy)}` : ""}. Pay another way: ${url}`,
      );
    case "subscription_asked":
      return oneLine(
        `${shopName}: please choose the T-shirts of your subscription ${number}${charge?.chooseBy ? ` until ${formatDay(charge.chooseBy)}` : ""}: ${url}`,
      );
    default:
      return null;
  }
}
