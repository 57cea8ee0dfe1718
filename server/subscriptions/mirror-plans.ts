import "server-only";
import { createGatewayPlan, findGatewayPlan } from "@/server/integrations/razorpay-subscriptions";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { claimPrices, settlePrice } from "./gateway-repository";

/** Clocks differ. */
const slackS = 300;

/** Creates a plan at the gateway for each price without one. One whose response was lost is found by its note. */
export async function mirrorPlans(limit: number): Promise<void> {
  for (const price of await claimPrices(limit)) {
    try {
      const from = Math.floor(Date.parse(price.createdAt) / 1000) - slackS;
      const plan =
        (await findGatewayPlan({ key: "price_id", value: price.id }, from)) ??
        (await createGatewayPlan({
          period: "monthly",
          interval: price.months,
          item: { name: price.name, amount: price.amountPaise, currency: "INR" },
          notes: { price_id: price.id },
        }));
      await settlePrice(price.id, { gatewayPlanId: plan.id });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ price: price.id, status: error.status }, "subscriptions: the gateway made no plan");
      await settlePrice(price.id, { error: error.reason ?? error.message });
    }
  }
}
