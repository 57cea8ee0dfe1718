import { DAY, HOUR, MINUTE } from "../sales/times";
import { dueOf } from "./calendar";
import { type After, announce, type Life, nextOf, type Run, run } from "./story";

const DAY_MINUTES = 24 * 60;
/** On the day itself and on the three days after it. */
const TRIES = 4;

/** Two days later, and early enough for a change. */
const whenOpen = (facts: Run): number =>
  Math.min(facts.simulator.shop.soon(2 * DAY_MINUTES), nextOf(facts) - 5 * DAY);

const seconds = (facts: Run, count: number): number => facts.simulator.shop.at + count * 1000;

export const swap: After = async function* (facts) {
  yield whenOpen(facts);
  await facts.simulator.swap(facts.subscription);
  yield* announce(facts, nextOf(facts));
};

export const skip: After = async function* (facts) {
  yield whenOpen(facts);
  await facts.simulator.requestChange(facts.subscription, "skip");
  yield seconds(facts, 2);
  await facts.simulator.applyUpdate(facts.subscription, { status: "paused" });
};

/** For so many charges; null: until its owner resumes it. */
export const pause = (charges: number | null): After =>
  async function* (facts) {
    yield whenOpen(facts);
    await facts.simulator.requestChange(facts.subscription, "pause", { charges });
    yield seconds(facts, 2);
    await facts.simulator.applyUpdate(facts.subscription, { status: "paused" });
  };

export const pauseAtBank: After = async function* (facts) {
  yield whenOpen(facts);
  await facts.simulator.applyUpdate(facts.subscription, { status: "paused", byBank: true });
};

/** The bank refuses each try. */
export const fail: After = async function* (facts) {
  const { simulator, subscription, anchor, behind } = facts;
  const due = nextOf(facts);
  yield* announce(facts, due);
  for (let done = 0; done < TRIES - 1; done += 1) {
    yield due + done * DAY;
    await simulator.applyUpdate(subscription, { status: "pending", next: due + (done + 1) * DAY });
  }
  yield due + (TRIES - 1) * DAY;
  await simulator.applyUpdate(subscription, {
    status: "halted",
    next: dueOf(anchor, subscription.months, behind + 1),
  });
  yield simulator.shop.soon(DAY_MINUTES / 2);
  await simulator.shop.call(
    "select public.add_subscription_note($1, 'Rang: the card has expired, the new one comes this week')",
    [subscription.id],
    "support",
  );
};

/** The shelves had nothing for the charge that came then. */
export const ask: After = async function* (facts) {
  const { simulator, subscription, anchor, behind } = facts;
  const due = nextOf(facts);
  yield* announce(facts, due);
  yield due;
  const charge = await simulator.charge(subscription, dueOf(anchor, subscription.months, behind + 1));
  yield due + MINUTE;
  await simulator.ask(subscription, charge);
};

/** Stopped so many days before the charge that would have come. */
export const cancel = (daysBefore: number, reason: string): After =>
  async function* (facts) {
    yield nextOf(facts) - daysBefore * DAY + 7 * HOUR;
    await facts.simulator.requestChange(facts.subscription, "cancel", { reason });
    yield seconds(facts, 3);
    await facts.simulator.applyUpdate(facts.subscription, { status: "cancelled" });
  };

/** Cancelled two minutes before the charge, which the gateway still makes: it is refunded. */
export const cancelTooLate = (reason: string): After =>
  async function* (facts) {
    const { simulator, subscription } = facts;
    const due = nextOf(facts);
    yield* announce(facts, due);
    yield due - 2 * MINUTE;
    await simulator.requestChange(subscription, "cancel", { reason });
    yield due;
    const charge = await simulator.charge(subscription, null);
    yield due + MINUTE;
    await simulator.applyUpdate(subscription, { status: "cancelled" });
    yield simulator.shop.soon(5 * 60);
    await simulator.shop.sendRefund(
      await simulator.shop.call(
        `select jsonb_build_object('id', r.id, 'payment_id', r.payment_id, 'amount', r.amount)
         from public.refunds r join private.subscription_charges c using (payment_id) where c.id = $1`,
        [charge],
      ),
    );
  };

/** Its mandate was for so many charges. */
export const complete: After = async function* (facts) {
  yield nextOf(facts);
  await facts.simulator.applyUpdate(facts.subscription, { status: "completed" });
};

/** Another plan takes its place from the next charge on. */
export const changePlan = (plan: Life["plan"]): After =>
  async function* (facts) {
    const { simulator, customer, subscription: old } = facts;
    const anchor = nextOf(facts);
    const life: Life = { ...facts.life, plan, later: undefined };
    yield whenOpen(facts);
    const subscription = await simulator.begin(customer, life, { id: old.id, startsAt: anchor });
    yield simulator.shop.soon(2);
    await simulator.applyUpdate(subscription, { status: "authenticated", next: anchor });
    yield seconds(facts, 2);
    await simulator.applyUpdate(old, { status: "cancelled" });
    let behind = 0;
    while (dueOf(anchor, subscription.months, behind) < simulator.shop.end) behind += 1;
    yield* run({ simulator, customer, life, subscription, anchor, behind });
  };
