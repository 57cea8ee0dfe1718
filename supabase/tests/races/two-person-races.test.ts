import { randomUUID } from "node:crypto";
import {
  endOfCase,
  failedRefund,
  readVersion,
  strayMoney,
  takeStep,
  unpaidOrder,
} from "../support/orders/money-cases";
import { applyDispute, refundsOf } from "../support/orders/refunds";
import { type Act, askFor, play } from "../support/people/staff-session";
import { contend } from "../support/races/contend";
import { overtake } from "../support/races/overtake";
import { openPaymentStaff } from "../support/races/payment-staff";
import { countRefusals } from "../support/races/race";
import { rounds } from "../support/races/rounds";

// Steps of payment cases that need a second person's approval.

const { owner, pool, as, nameOf } = openPaymentStaff();

const decide = (stepId: string, isAgreed: boolean): Act =>
  askFor("decide_money_step($1, $2)", stepId, isAgreed);

describe("above the two-person limit", () => {
  async function waiting(kind = "close") {
    const order = await unpaidOrder(owner);
    const { caseId } = await strayMoney(owner, 6000);
    const key = randomUUID();
    const ask = takeStep(caseId, kind, { key, order: order.order_id });
    expect(await play(owner, as("asha", ask))).toBe("waiting");
    return { caseId, key, order };
  }

  it("two requests at once: one waits, the others are refused because the case has changed", async () => {
    for (const _ of rounds(3, 50)) {
      const { caseId } = await strayMoney(owner, 6000);
      const version = await play(owner, as("asha", readVersion(caseId)));
      const { answers, refused } = await contend(pool, [
        ["asha", as("asha", takeStep(caseId, "close", { version }))],
        ["ben", as("ben", takeStep(caseId, "close", { version }))],
        ["cara", as("cara", takeStep(caseId, "close", { version }))],
      ]);
      expect({ answers, refused: countRefusals(refused) }).toEqual({
        answers: ["waiting"],
        refused: { "PT409 case_updated": 2 },
      });
      expect(await endOfCase(owner, caseId)).toEqual({ is_closed: false, steps: { waiting: 1 } });
    }
  });

  it("two approvals at once: it is done once, and the second is refused with the first one's name", async () => {
    for (const _ of rounds(5, 100)) {
      const { caseId, key, order } = await waiting("match");
      const { won, refused } = await contend(pool, [
        ["ben", as("ben", decide(key, true))],
        ["ben", as("ben", decide(key, true))],
        ["cara", as("cara", decide(key, true))],
        ["cara", as("cara", decide(key, true))],
      ]);
      expect(won).toHaveLength(1);
      expect(refused).toMatchObject(Array(3).fill({ hint: "decided", detail: nameOf(won[0]) }));
      expect(await endOfCase(owner, caseId)).toEqual({ is_closed: true, steps: { done: 1 } });
      // 6,000 rupees are not its price: they are refunded, once.
      expect(await refundsOf(owner, order.id)).toMatchObject([{ amount: 6000, reason: "amount_mismatch" }]);
    }
  });

  it("an approval and a withdrawal at once: it is done or not, and never both", async () => {
    for (const _ of rounds(6, 100)) {
      const { caseId, key } = await waiting();
      const { won, refused } = await contend(pool, [
        ["ben", as("ben", decide(key, true))],
        ["cara", as("cara", decide(key, true))],
        ["asha", as("asha", decide(key, false))],
        ["asha", as("asha", decide(key, false))],
      ]);
      expect(won).toHaveLength(1);
      const isDone = won[0] !== "asha";
      expect(refused).toMatchObject(Array(3).fill({ hint: "decided", detail: nameOf(won[0]) }));
      expect(await endOfCase(owner, caseId)).toEqual({
        is_closed: isDone,
        steps: isDone ? { done: 1 } : { declined: 1 },
      });
    }
  });

  it("no one can be both people, from any number of sessions", async () => {
    for (const _ of rounds(4, 100)) {
      const { caseId } = await strayMoney(owner, 6000);
      const key = randomUUID();
      const { answers, refused } = await contend(pool, [
        ["asha", as("asha", takeStep(caseId, "close", { key }))],
        ["asha", as("asha", takeStep(caseId, "close", { key }))],
        ["asha", as("asha", decide(key, true))],
        ["asha", as("asha", decide(key, true))],
      ]);
      expect(answers).toEqual(["waiting", "waiting"]);
      expect(refused.every(({ hint }) => hint === "same_person" || hint === "not_found")).toBe(true);
      expect(await endOfCase(owner, caseId)).toEqual({ is_closed: false, steps: { waiting: 1 } });
    }
  });

  it("another amount than the requested one can't be approved", async () => {
    const { caseId, key } = await waiting();
    await owner.query("update public.reconciliation_breaks set amount = 9000 where id = $1", [caseId]);
    const { refused } = await contend(pool, [["ben", as("ben", decide(key, true))]]);
    expect(refused).toMatchObject([{ hint: "case_changed" }]);
    expect(await endOfCase(owner, caseId)).toEqual({ is_closed: false, steps: { waiting: 1 } });
  });

  it("a step of a case that changed while it waited is refused: the bank disputes its payment", async () => {
    const { caseId, paymentId } = await failedRefund(owner);
    const disputed: Act = (client) =>
      applyDispute(client, {
        eventId: randomUUID(),
        disputeId: randomUUID(),
        paymentId,
        status: "open",
        amount: 548,
      });
    expect(await overtake(owner, disputed, as("asha", takeStep(caseId, "refund")))).toMatchObject({
      waited: true,
      refusal: { hint: "case_updated" },
    });
    expect(await endOfCase(owner, caseId)).toEqual({ is_closed: false, steps: null });
  });
});
