import "server-only";
import { formatPhone } from "@/lib/phone";
import { describePlan } from "@/lib/subscriptions/describe-plan";
import { stepsOf } from "@/lib/subscriptions/steps";
import type { MandateSession, StartOutcome, Subscription } from "@/lib/subscriptions/subscription";
import { env } from "@/server/env";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { createSubscriptionAtGateway } from "./create-at-gateway";

/** Data for the gateway's window of a subscription that is not paid yet. */
export async function startMandate(subscription: Subscription): Promise<StartOutcome> {
  const { id } = subscription;
  if (!stepsOf(subscription).has("finish")) return { kind: "over", subscriptionId: id };
  try {
    const gatewayId = subscription.gatewaySubscriptionId ?? (await createSubscriptionAtGateway(id));
    return { kind: "pay", session: sessionOf(subscription, gatewayId, false) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ subscription: id, status: error.status }, "subscriptions: the gateway created none");
    return { kind: "gateway_down", subscriptionId: id };
  }
}

/** The same to replace the current card or account. */
export function startPaymentChange(subscription: Subscription): StartOutcome {
  const { id, gatewaySubscriptionId } = subscription;
  if (gatewaySubscriptionId === null || !stepsOf(subscription).has("payment"))
    return { kind: "over", subscriptionId: id };
  return { kind: "pay", session: sessionOf(subscription, gatewaySubscriptionId, true) };
}

function sessionOf(subscription: Subscription, gatewayId: string, isChange: boolean): MandateSession {
  const { id, number, plan, name, email, phone } = subscription;
  return {
    subscriptionId: id,
    gatewaySubscriptionId: gatewayId,
    keyId: env().RAZORPAY_KEY_ID,
    isChange,
    description: `Subscription ${number}: ${describePlan(plan)}`,
    prefill: { name, email, contact: formatPhone(phone).replace(/\s/g, "") },
  };
}
