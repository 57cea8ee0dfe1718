import "server-only";
import { mandateYears } from "@/lib/subscriptions/consent";
import { AppError } from "@/server/errors";
import {
  createGatewaySubscription,
  findGatewaySubscription,
} from "@/server/integrations/razorpay-subscriptions";
import { attachGatewaySubscription, findSubscriptionToMake } from "./gateway-repository";

const monthsOfMandate = mandateYears * 12;
/** Clocks differ. */
const slackS = 300;

/** The gateway's id of a subscription, created there once: after a crash before it was stored, it is found by its note. */
export async function createSubscriptionAtGateway(id: string): Promise<string> {
  const wanted = await findSubscriptionToMake(id);
  if (!wanted?.gatewayPlanId)
    throw new AppError("conflict", "This subscription has ended. Please subscribe again.");
  if (wanted.gatewaySubscriptionId !== null) return wanted.gatewaySubscriptionId;
  const { number, gatewayPlanId: planId, months, startsAt } = wanted;
  const from = Math.floor(Date.parse(wanted.createdAt) / 1000) - slackS;
  const made =
    (await findGatewaySubscription(planId, { key: "subscription", value: id }, from)) ??
    (await createGatewaySubscription({
      planId,
      totalCount: Math.floor(monthsOfMandate / months),
      ...(startsAt !== null && { startAt: Math.floor(Date.parse(startsAt) / 1000) }),
      notes: { subscription: id, number },
    }));
  return attachGatewaySubscription(id, made.id);
}
