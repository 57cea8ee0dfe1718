import { randomUUID } from "node:crypto";
import { caseOf, decide, inMoneyTest, strayMoney, take, unpaidOrder } from "../support/orders/money-cases";
import { setPolicy } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { hintIn } from "../support/refusal";

describe("above the two-person limit", () => {
  it("a step waits, can't be approved by its requester, and is done after a second person's approval", () =>
    inMoneyTest(async (at) => {
      const { caseId } = await strayMoney(at.client, 5001);
      await at.as("manager");
      const key = randomUUID();
      expect(await take(at, caseId, "close", { key })).toBe("waiting");
      expect((await caseOf(at, caseId)).resolved_at).toBeNull();
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("same_person");
      expect(await hintIn(at.client, () => take(at, caseId, "close"))).toBe("approval_pending");
      expect(await take(at, caseId, "note")).toBe("done");
      await at.as("admin");
      await decide(at, key, true);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolution: "Asked the bank",
        resolved_at: expect.any(String),
      });
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("decided");
    }));

  it("a declined or withdrawn step is not done, and can be requested again; 0 always requires two people", () =>
    inMoneyTest(async (at) => {
      await setPolicy(at.client, "two_person_above", "0");
      const { caseId } = await strayMoney(at.client, 1);
      await at.as("manager");
      const [first, second] = [randomUUID(), randomUUID()];
      await take(at, caseId, "close", { key: first });
      await decide(at, first, false);
      await take(at, caseId, "close", { key: second });
      await at.as("admin");
      await decide(at, second, false);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolved_at: null,
        steps: [{ outcome: "declined" }, { outcome: "declined" }],
      });
    }));

  it("a step with a changed outcome can't be approved", () =>
    inMoneyTest(async (at) => {
      await setPolicy(at.client, "two_person_above", "0");
      const order = await unpaidOrder(at.client);
      const { caseId } = await strayMoney(at.client, order.total);
      await at.as("manager");
      const key = randomUUID();
      expect(await take(at, caseId, "match", { key, order: order.order_id })).toBe("waiting");
      await at.asShop();
      await at.client.query("select public.transition_order($1, 'Cancelled', 'customer')", [order.id]);
      await at.as("admin");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("outcome_differs");
      expect((await caseOf(at, caseId)).steps).toMatchObject([{ outcome: "waiting" }]);
    }));

  it("a step of a requester without permission can't be approved, and a key stays with its step", () =>
    inMoneyTest(async (at) => {
      const { caseId } = await strayMoney(at.client, 5001);
      await at.as("manager");
      const key = randomUUID();
      await take(at, caseId, "close", { key });
      expect(await hintIn(at.client, () => take(at, caseId, "note", { key }))).toBe("key_reused");
      await at.asShop();
      await at.client.query("update public.user_roles set role = 'support' where user_id = $1", [
        people.manager,
      ]);
      await at.as("admin");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("requester_not_permitted");
      await decide(at, key, false);
    }));

  it("an impossible step is refused to the requester, and nothing waits", () =>
    inMoneyTest(async (at) => {
      const { caseId, paymentId } = await strayMoney(at.client, 9000);
      await at.client.query(
        "insert into public.disputes (dispute_id, payment_id, status, amount) values ('disp_1', $1, 'open', 9000)",
        [paymentId],
      );
      await at.as("manager");
      expect(await hintIn(at.client, () => take(at, caseId, "refund"))).toBe("disputed");
      expect((await caseOf(at, caseId)).steps).toEqual([]);
    }));
});
