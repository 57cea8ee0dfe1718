import "server-only";
import { nameBot } from "@/lib/crawlers/bots";
import type { PopupArm } from "@/lib/leads/popup-arm";
import { log } from "@/server/log";
import { countPopup, insertPopupOrder } from "./repository";

/** Counts a browser once it is drawn into one half; robots are none. */
export async function notePopup(arm: PopupArm, userAgent: string | null): Promise<void> {
  if (nameBot(userAgent) === null) await countPopup(arm);
}

/** Writes down which half an order comes from. Nobody's order fails for it. */
export async function notePopupOrder(orderNumber: string, arm: PopupArm): Promise<void> {
  try {
    await insertPopupOrder(orderNumber, arm);
  } catch (error) {
    log.warn({ err: error, orderNumber }, "popup: order not noted");
  }
}
