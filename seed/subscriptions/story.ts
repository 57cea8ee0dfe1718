import type { Customer } from "../sales/customers";
import { complete, deliver, type Story } from "../sales/stories";
import { DAY, MINUTE } from "../sales/times";
import { dueOf } from "./calendar";
import type { Choice, Subscription, SubscriptionSimulator } from "./simulator";

/** How long the gateway leaves a charge out before the pause ends: as set_pending_change() says. */
const RESUMES_AFTER = 4 * DAY;

export interface Life extends Choice {
  /** So many charges were taken; the next is, or would have been, in so many days. */
  charges: number;
  next: number;
  /** Which of them was skipped. */
  skips?: number;
  later?: After;
}

/** What becomes of a subscription after the charges behind it. */
export type After = (facts: Run) => Story;

export interface Run {
  simulator: SubscriptionSimulator;
  customer: Customer;
  life: Life;
  subscription: Subscription;
  anchor: number;
  /** The cycles that it has been charged for, or skipped. */
  behind: number;
}

/** When the cycle after those behind is due. */
export const nextOf = ({ anchor, subscription, behind }: Run): number =>
  dueOf(anchor, subscription.months, behind);

/** The reminder of the charge that is due then. */
export async function* announce({ simulator, subscription }: Run, due: number): Story {
  yield due - simulator.noticeMs;
  await simulator.remind(subscription);
}

/** From the mandate to the last charge, each with its order; then what becomes of it. */
export async function* run(facts: Run): Story {
  const { simulator, life, subscription, anchor, behind } = facts;
  for (let cycle = 0; cycle < behind; cycle += 1) {
    const due = dueOf(anchor, subscription.months, cycle);
    const next = dueOf(anchor, subscription.months, cycle + 1);
    if (cycle === life.skips) yield* skip(facts, due, next);
    else {
      if (cycle > 0) yield* announce(facts, due);
      yield due;
      const charge = await simulator.charge(subscription, next);
      yield simulator.shop.at + MINUTE;
      yield* send(simulator, await simulator.order(charge));
    }
  }
  if (life.later) yield* life.later(facts);
  else yield* announce(facts, nextOf(facts));
}

async function* send({ shop }: SubscriptionSimulator, id: string): Story {
  const delivered = yield* deliver(shop, { id, method: "online" });
  yield* complete(shop, id, delivered);
}

async function* skip({ simulator, subscription }: Run, due: number, next: number): Story {
  yield due - 5 * DAY;
  await simulator.requestChange(subscription, "skip");
  yield simulator.shop.at + MINUTE / 3;
  await simulator.applyUpdate(subscription, { status: "paused" });
  yield due + RESUMES_AFTER;
  await simulator.applyUpdate(subscription, { status: "active", next });
}
