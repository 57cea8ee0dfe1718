import { randomUUID } from "node:crypto";
import {
  callFunction,
  inOrderTest,
  type OrderSession,
  readAdminOrder,
  refundOrderByStaff,
} from "../support/orders/order-session";
import { setPolicy } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { hintIn, refusalIn } from "../support/refusal";

// A refund of an order above the amount of product settings needs a second person, as the steps of payment cases do.

const setLimit = ({ client }: OrderSession, rupees: number) =>
  setPolicy(client, "two_person_above", String(rupees));

/** An order of 1,047 rupees, and two people for more than 500. */
const inTwoPersonTest = (work: (session: OrderSession) => Promise<void>) =>
  inOrderTest({ isPaidOnline: true }, async (at) => {
    await setLimit(at, 500);
    await work(at);
  });

const decide = ({ client }: OrderSession, key: string, isAgreed: boolean) =>
  client.query("select public.decide_money_step($1, $2)", [key, isAgreed]);

interface Shown {
  refunds: { id: string; amount: number; status: string }[];
  refund_steps: { id: string; amount: number; asked_by: string; is_mine: boolean; outcome: string }[];
}
const shown = (at: OrderSession) => callFunction<Shown>(at, "get_admin_order($1)", [at.order.order_id]);

async function asked(at: OrderSession, amount = 600): Promise<string> {
  const key = randomUUID();
  await at.as("manager");
  expect(await refundOrderByStaff(at, amount, key)).toMatchObject({ id: key, status: "waiting" });
  return key;
}

describe("a refund above the two-person limit", () => {
  it("waits at the order with its requester, and a second person sends it", () =>
    inTwoPersonTest(async (at) => {
      const key = await asked(at);
      expect(await shown(at)).toMatchObject({
        refunds: [],
        refund_steps: [{ id: key, amount: 600, is_mine: true, outcome: "waiting" }],
      });
      await at.as("admin");
      expect((await shown(at)).refund_steps).toMatchObject([
        { is_mine: false, asked_by: expect.any(String) },
      ]);
      await decide(at, key, true);
      expect(await shown(at)).toMatchObject({
        refunds: [{ id: key, amount: 600, status: "requested" }],
        refund_steps: [{ outcome: "done" }],
      });
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("decided");
    }));

  it("is never sent by one person: not approved, repeated, or in parts", () =>
    inTwoPersonTest(async (at) => {
      const key = await asked(at);
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("same_person");
      expect(await refundOrderByStaff(at, 600, key)).toMatchObject({ status: "waiting" });
      expect(await hintIn(at.client, () => refundOrderByStaff(at, 700, key))).toBe("key_reused");
      expect(await hintIn(at.client, () => refundOrderByStaff(at, 600))).toBe("approval_pending");
      await decide(at, key, false);
      await refundOrderByStaff(at, 300);
      await refundOrderByStaff(at, 200);
      expect(await refundOrderByStaff(at, 0.01)).toMatchObject({ status: "waiting" });
      expect((await readAdminOrder(at)).refunds).toHaveLength(2);
    }));

  it("that was declined is not sent, and its form reports it on a new try", () =>
    inTwoPersonTest(async (at) => {
      const key = await asked(at);
      await at.as("admin");
      await decide(at, key, false);
      await at.as("manager");
      expect(await refundOrderByStaff(at, 600, key)).toMatchObject({ status: "declined" });
      expect((await readAdminOrder(at)).refunds).toEqual([]);
      await asked(at);
    }));

  it("is not sent when less is left by then, and can be declined", () =>
    inTwoPersonTest(async (at) => {
      const key = await asked(at, 900);
      await refundOrderByStaff(at, 200);
      await at.as("admin");
      expect(await refusalIn(at.client, () => decide(at, key, true))).toMatchObject({
        hint: "refund_too_much",
        detail: "847.00",
      });
      await decide(at, key, false);
      expect((await readAdminOrder(at)).refunds).toHaveLength(1);
    }));

  it("waits for its second person at any later limit", () =>
    inTwoPersonTest(async (at) => {
      const key = await asked(at);
      await at.asShop();
      await setLimit(at, 100_000);
      await at.as("manager");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("same_person");
      expect(await refundOrderByStaff(at, 600, key)).toMatchObject({ status: "waiting" });
      expect((await readAdminOrder(at)).refunds).toEqual([]);
    }));

  it("is not approved during a dispute, for a requester who may no longer refund, or by staff without permission", () =>
    inTwoPersonTest(async (at) => {
      const key = await asked(at);
      for (const actor of ["packer", "editor", "ravi"] as const) {
        await at.as(actor);
        expect(await hintIn(at.client, () => decide(at, key, true))).toBe("forbidden");
      }
      await at.asShop();
      await at.client.query("update public.orders set disputed_at = now() where id = $1", [at.order.id]);
      await at.as("admin");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("disputed");
      await at.asShop();
      await at.client.query("update public.orders set disputed_at = null where id = $1", [at.order.id]);
      await at.client.query("update public.user_roles set role = 'packer' where user_id = $1", [
        people.manager,
      ]);
      await at.as("admin");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("requester_not_permitted");
      expect((await readAdminOrder(at)).refunds).toEqual([]);
    }));

  it("that is impossible is refused to the requester, and nothing waits", () =>
    inTwoPersonTest(async (at) => {
      await at.as("manager");
      expect(await hintIn(at.client, () => refundOrderByStaff(at, 1047.01))).toBe("refund_too_much");
      for (const amount of [-1, 0, 600.001]) {
        expect(await hintIn(at.client, () => refundOrderByStaff(at, amount))).toBe("bad_amount");
      }
      expect((await shown(at)).refund_steps).toEqual([]);
    }));
});
