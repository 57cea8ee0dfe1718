import "server-only";
import { applyDueChanges } from "./apply-pending-change";
import { runSubscriptionSchedule } from "./charge-repository";
import { makeOrders } from "./make-orders";
import { mirrorPlans } from "./mirror-plans";
import { syncSubscriptions } from "./sync-subscriptions";

const perRun = 25;
const remindedPerRun = 200;

/** The subscription jobs. A failure of one delays the others only until the next run. */
export async function runSubscriptions(now: Date): Promise<void> {
  const steps = [
    () => mirrorPlans(perRun),
    () => syncSubscriptions(perRun),
    () => makeOrders(perRun, now),
    () => runSubscriptionSchedule(remindedPerRun),
    () => applyDueChanges(perRun),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
