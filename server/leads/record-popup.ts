import "server-only";
import { identifyBot } from "@/lib/crawlers/bots";
import type { PopupArm } from "@/lib/leads/popup-arm";
import { log } from "@/server/log";
import { countPopup, insertPopupOrder } from "./repository";

/** Records a browser's group in the experiment once, except bots. */
export async function recordPopup(arm: PopupArm, userAgent: string | null): Promise<void> {
  if (identifyBot(userAgent) === null) await countPopup(arm);
}

/** Records the experiment group of an order. A failure does not fail the order. */
export async function recordPopupOrder(orderNumber: string, arm: PopupArm): Promise<void> {
  try {
    await insertPopupOrder(orderNumber, arm);
  } catch (error) {
    log.warn({ err: error, orderNumber }, "popup: order not recorded");
  }
}
