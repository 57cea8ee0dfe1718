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
import { applyGatewayUpdate, type ClaimedChange, claimChanges, refuseChange } from "./gateway-repository";
import { thisSecond, toGatewayUpdate } from "./to-gateway-update";

/** Applies one subscription's pending change at the gateway: true when it is in effect. Throws GatewayError: it stays pending, and the jobs retry. */
export async function applyPendingChange(id: string): Promise<boolean> {
  const [change] = await claimChanges(1, id);
  return change !== undefined && apply(change);
}

/** The same for all that are due. */
export async function applyDueChanges(limit: number): Promise<void> {
  for (const change of await claimChanges(limit)) {
    try {
      await apply(change);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn(
        { subscription: change.id, status: error.status },
        "subscriptions: the gateway can't be asked",
      );
    }
  }
}

const wanted: Record<ClaimedChange["pendingChange"], string> = {
  pause: "paused",
  resume: "active",
  cancel: "cancelled",
};

async function apply(change: ClaimedChange): Promise<boolean> {
  const askedAt = thisSecond();
  const { current, refusal } = await ask(change);
  const update = toGatewayUpdate(current, askedAt);
  if (update) await applyGatewayUpdate(null, update);
  if (current.status === wanted[change.pendingChange] || current.ended_at !== null) return true;
  await refuseChange(change, refusal);
  return false;
}

/** The gateway cancels one that has not started instead of pausing it, so its state is read first. */
async function ask({ pendingChange, gatewaySubscriptionId: id }: ClaimedChange): Promise<{
  current: GatewaySubscription;
  refusal: string;
}> {
  const before = await getGatewaySubscription(id);
  const isPossible =
    pendingChange === "cancel" || before.status === (pendingChange === "pause" ? "active" : "paused");
  if (before.ended_at !== null || !isPossible) return { current: before, refusal: `It is ${before.status}.` };
  try {
    return { current: await send(pendingChange, id), refusal: "" };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 400) throw error;
    return { current: await getGatewaySubscription(id), refusal: error.reason ?? "The gateway refused." };
  }
}

function send(pendingChange: ClaimedChange["pendingChange"], id: string): Promise<GatewaySubscription> {
  switch (pendingChange) {
    case "pause":
      return pauseGatewaySubscription(id);
    case "resume":
      return resumeGatewaySubscription(id);
    case "cancel":
      return cancelGatewaySubscription(id);
  }
}
