import type { AnalyticsEvent } from "./event";

/** The steps of a visit, starting at 1; analytics_sessions.reached counts them. */
export const funnelSteps = ["Visit", "Product", "Cart", "Checkout", "Payment", "Order"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

const ofCheckout = { checkout: 4, payment: 5, order: 6 } as const;

export function stepOf(event: AnalyticsEvent): number {
  switch (event.eventType) {
    case "product_view":
      return 2;
    case "cart":
      return event.eventData.action === "add" ? 3 : 1;
    case "checkout_step":
      return ofCheckout[event.eventData.step];
    default:
      return 1;
  }
}
