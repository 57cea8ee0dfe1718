import "server-only";
import { log } from "@/server/log";
import { grantWishes } from "./grant-wishes";

/** Sends the pending change to the gateway at once. False: it is stored, and the jobs do it, or the gateway refused. */
export async function fulfilWish(id: string): Promise<boolean> {
  try {
    return await grantWishes(id);
  } catch (error) {
    log.warn({ err: error, subscription: id }, "subscriptions: a wish is left to the jobs");
    return false;
  }
}
