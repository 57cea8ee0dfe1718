import "server-only";
import { log } from "@/server/log";
import { grantWishes } from "./grant-wishes";

/** Asks the gateway at once for what was just wished. False: it is kept, and the jobs do it, or the gateway would not. */
export async function fulfilWish(id: string): Promise<boolean> {
  try {
    return await grantWishes(id);
  } catch (error) {
    log.warn({ err: error, subscription: id }, "subscriptions: a wish is left to the jobs");
    return false;
  }
}
