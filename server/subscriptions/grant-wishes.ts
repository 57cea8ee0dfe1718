import "server-only";
import {
  cancelGatewaySubscription,
  type GatewaySubscription,
  getGatewaySubscription,
  pauseGatewaySubscription,
  resumeGatewaySubscription,
} from "@/server/integrations/razorpay-subscriptions";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { applyNews, type ClaimedWish, claimWishes, refuseWish } from "./gateway-repository";
import { newsOf, thisSecond } from "./news-of";

/** Applies one subscription's pending change at the gateway: true when it is in effect. Throws GatewayError: it stays pending, and the jobs retry. */
export async function grantWishes(id: string): Promise<boolean> {
  const [wish] = await claimWishes(1, id);
  return wish !== undefined && grant(wish);
}

/** The same for all that are due. */
export async function grantDueWishes(limit: number): Promise<void> {
  for (const wish of await claimWishes(limit)) {
    try {
      await grant(wish);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ subscription: wish.id, status: error.status }, "subscriptions: the gateway can't be asked");
    }
  }
}

const wanted: Record<ClaimedWish["wish"], string> = {
  pause: "paused",
  resume: "active",
  cancel: "cancelled",
};

async function grant(wish: ClaimedWish): Promise<boolean> {
  const askedAt = thisSecond();
  const { told, refusal } = await ask(wish);
  const news = newsOf(told, askedAt);
  if (news) await applyNews(null, news);
  if (told.status === wanted[wish.wish] || told.ended_at !== null) return true;
  await refuseWish(wish, refusal);
  return false;
}

/** The gateway cancels one that has not started instead of pausing it, so its state is read first. */
async function ask({ wish, gatewaySubscriptionId: id }: ClaimedWish): Promise<{
  told: GatewaySubscription;
  refusal: string;
}> {
  const before = await getGatewaySubscription(id);
  const isPossible = wish === "cancel" || before.status === (wish === "pause" ? "active" : "paused");
  if (before.ended_at !== null || !isPossible) return { told: before, refusal: `It is ${before.status}.` };
  try {
    return { told: await send(wish, id), refusal: "" };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 400) throw error;
    return { told: await getGatewaySubscription(id), refusal: error.reason ?? "The gateway refused." };
  }
}

function send(wish: ClaimedWish["wish"], id: string): Promise<GatewaySubscription> {
  switch (wish) {
    case "pause":
      return pauseGatewaySubscription(id);
    case "resume":
      return resumeGatewaySubscription(id);
    case "cancel":
      return cancelGatewaySubscription(id);
  }
}
