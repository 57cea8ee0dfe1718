import { randomUUID } from "node:crypto";
import {
  callFunction,
  inOrderTest,
  moneyLeft,
  type OrderSession,
  readAdminOrder,
  refundOrderByStaff,
  stepOrder,
} from "../support/orders/order-session";
import { setPolicy } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { hintIn, refusalIn } from "../support/refusal";

describe("a refund in the admin", () => {
  it("is paid in parts until nothing is left, and once for a repeated submission", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      const key = randomUUID();
      await at.as("manager");
      await refundOrderByStaff(at, 1000, key);
      await refundOrderByStaff(at, 1000, key);
      expect((await readAdminOrder(at)).refundable_amount).toBe(47);
      const refusal = await refusalIn(at.client, () => refundOrderByStaff(at, 47.01));
      expect(refusal).toMatchObject({ hint: "refund_too_much", detail: "47.00" });
      await refundOrderByStaff(at, 47);
      expect((await readAdminOrder(at)).refundable_amount).toBe(0);
    }));

  it("is refused when the form shows another amount, with who refunded the rest", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as("manager");
      await refundOrderByStaff(at, 499);
      await at.asShop();
      await at.client.query(
        "insert into public.order_events (order_id, type, actor) values ($1, 'refund_processed', 'system')",
        [at.order.id],
      );
      await at.as("admin");
      const stale = () => refundOrderByStaff(at, 499, randomUUID(), { left: 1047 });
      const { hint, detail } = await refusalIn(at.client, stale);
      expect(hint).toBe("refundable_changed");
      expect(JSON.parse(String(detail))).toEqual({
        left: 548,
        actor: "admin",
        by: "Farah Khan",
        at: expect.any(String),
      });
      expect((await readAdminOrder(at)).refunds).toHaveLength(1);
    }));

  it("blocks a cancellation from a screen that has not shown it", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as("manager");
      await refundOrderByStaff(at, 499);
      const cancel = (left: number) =>
        callFunction<string>(at, "step_order($1, 'Confirmed', 'cancel', 'Out of ink', null, $2)", [
          at.order.order_id,
          left,
        ]);
      expect(await hintIn(at.client, () => cancel(1047))).toBe("refundable_changed");
      expect(await cancel(548)).toBe("Cancelled");
    }));

  it("names each item once: a refunded one is neither refunded nor returned again, unless it failed", () =>
    inOrderTest({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.as("manager");
      const [item] = (await readAdminOrder(at)).items;
      const lines = (quantity: number) => ({
        lines: [{ order_item_id: item?.id ?? 0, quantity }],
      });
      const refusal = async (act: () => Promise<unknown>) => await hintIn(at.client, act);
      expect(await refusal(() => refundOrderByStaff(at, 1, randomUUID(), lines(3)))).toBe("items_settled");
      expect(await refusal(() => refundOrderByStaff(at, 1, randomUUID(), lines(0)))).toBe("items_settled");
      const key = randomUUID();
      await refundOrderByStaff(at, 499, key, lines(1));
      await refundOrderByStaff(at, 499, key, lines(1));
      const seen = await readAdminOrder(at);
      expect(seen.refunds).toMatchObject([{ lines: [{ order_item_id: item?.id, quantity: 1 }] }]);
      expect(seen.items[0]?.values).toHaveLength((item?.values.length ?? 0) - 1);
      expect(await refusal(() => refundOrderByStaff(at, 1, randomUUID(), lines(2)))).toBe("items_settled");
      await at.asShop();
      const ask = () =>
        at.client.query("select public.request_return($1, 'return', $2, 'Too small')", [
          at.order.id,
          JSON.stringify(lines(2).lines),
        ]);
      expect(await refusal(ask)).toBe("bad_lines");
      await at.client.query("update public.refunds set status = 'failed' where id = $1", [key]);
      await ask();
    }));

  it("a UPI refund replaces a failed one", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      const [failed, instead] = [randomUUID(), randomUUID()];
      await at.as("manager");
      await refundOrderByStaff(at, 499, failed);
      await at.asShop();
      await at.client.query("select public.record_refund_attempt($1, '', 'failed', 'Closed')", [failed]);
      await at.as("manager");
      await refundOrderByStaff(at, 499, instead, { upiId: "asha@upi" });
      await at.asShop();
      const { rows } = await at.client.query("select follows from public.refunds where id = $1", [instead]);
      expect(rows).toEqual([{ follows: failed }]);
    }));

  it.each(["packer", "editor", "ravi"] as const)("is refused for %s", (actor) =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as(actor);
      expect(await hintIn(at.client, () => refundOrderByStaff(at, 10, randomUUID(), { left: 1047 }))).toBe(
        "forbidden",
      );
    }),
  );

  it("needs a reason, and no dispute", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as("manager");
      const refund = (note: string) =>
        callFunction(at, `refund_order_by_staff($1, $2, 10, $3, ${moneyLeft})`, [
          at.order.order_id,
          randomUUID(),
          note,
        ]);
      expect(await hintIn(at.client, () => refund(" \u0007\u202e "))).toBe("no_reason");
      await at.asShop();
      await at.client.query("update public.orders set disputed_at = now() where id = $1", [at.order.id]);
      await at.as("manager");
      expect(await hintIn(at.client, () => refund("A stain"))).toBe("disputed");
    }));

  it("a COD refund is paid by hand to a UPI ID, once", () =>
    inOrderTest({ status: "Delivered" }, async (at) => {
      const pay = (id: string) => callFunction(at, "pay_refund_by_hand($1, $2)", [at.order.order_id, id]);
      await at.as("manager");
      await stepOrder(at, "Delivered", "collect");
      await refundOrderByStaff(at, 100, randomUUID(), { upiId: "asha@upi" });
      const [made] = (await readAdminOrder(at)).refunds ?? [];
      await pay(made?.id ?? "");
      expect((await readAdminOrder(at)).refunds).toMatchObject([{ status: "processed", amount: 100 }]);
      expect(await hintIn(at.client, () => pay(made?.id ?? ""))).toBe("already_paid");
    }));
});

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
