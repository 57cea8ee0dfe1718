import { randomUUID } from "node:crypto";
import {
  callFunction,
  inOrderTest,
  moneyLeft,
  readAdminOrder,
  refundOrderByStaff,
  stepOrder,
} from "../support/orders/order-session";
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
