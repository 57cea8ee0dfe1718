import "server-only";
import { log } from "@/server/log";
import { applyPendingChange } from "./apply-pending-change";

/** Sends the pending change to the gateway at once. False: it is stored, and the jobs do it, or the gateway refused. */
export async function applyChangeNow(id: string): Promise<boolean> {
  try {
    return await applyPendingChange(id);
  } catch (error) {
    log.warn({ err: error, subscription: id }, "subscriptions: a pending change is left to the jobs");
    return false;
  }
}
