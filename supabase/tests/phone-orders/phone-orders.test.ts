import { randomUUID } from "node:crypto";
import { makeCoupon, withCoupon } from "../support/orders/coupons";
import { moveOrder } from "../support/orders/move-order";
import { payOrder } from "../support/orders/order-session";
import {
  type Draft,
  phoneOrderOf,
  placeAt,
  placeDraft,
  rowsOf,
  saveDraft,
  withDraft,
} from "../support/orders/phone-orders";
import { setPolicy, statusOf } from "../support/orders/returns";
import { newPhone, newVisitor, origin } from "../support/orders/unproven";
import { actAs, people } from "../support/people/actors";
import { hintIn, refusalIn } from "../support/refusal";
import { type Line, makeSingle, orderOf, placeOrder, stockOf } from "../support/shop";

describe("a draft", () => {
  it("has versions; an older one, and another tab's, is refused, and a repeated save returns its answer", () =>
    withDraft(async (at) => {
      expect(at.version).toBe(1);
      expect(await saveDraft(at.client, at.id, 1, { name: "Asha Verma" })).toBe(2);
      expect(await saveDraft(at.client, at.id, 1, { name: "Asha Verma" })).toBe(2);
      for (const version of [1, 0]) {
        const older = () => saveDraft(at.client, at.id, version, { name: "Ravi" });
        expect(await hintIn(at.client, older)).toBe("stale");
      }
    }));

  it("belongs to its author: others who answer customers read it, and no one else", () =>
    withDraft(async (at) => {
      const read = () => rowsOf(at, "select id from public.phone_drafts where id = $1", [at.id]);
      await actAs(at.client, "manager");
      expect(await read()).toHaveLength(1);
      expect(await hintIn(at.client, () => saveDraft(at.client, at.id, 1, {}))).toBe("not_yours");
      await at.client.query("select public.delete_phone_draft($1)", [at.id]);
      expect(await read()).toHaveLength(1);
      for (const actor of ["packer", "editor", "asha"] as const) {
        await actAs(at.client, actor);
        expect(await read()).toHaveLength(0);
        expect(await hintIn(at.client, () => saveDraft(at.client, randomUUID(), 0, {}))).toBe("forbidden");
      }
      await actAs(at.client, "support");
      await at.client.query("select public.delete_phone_draft($1)", [at.id]);
      expect(await read()).toHaveLength(0);
    }));

  it("is deleted after 30 days, and one person has at most 50", () =>
    withDraft(async (at) => {
      await at.client.query("reset role");
      await at.client.query("delete from public.phone_drafts where id <> $1", [at.id]);
      await at.client.query("alter table public.phone_drafts disable trigger user");
      await at.client.query(
        "update public.phone_drafts set updated_at = now() - interval '31 days' where id = $1",
        [at.id],
      );
      await at.client.query("select public.purge_personal_data(10)");
      expect(await rowsOf(at, "select from public.phone_drafts where id = $1", [at.id])).toHaveLength(0);
      await actAs(at.client, "support");
      for (let count = 0; count < 50; count++) await saveDraft(at.client, randomUUID(), 0, {});
      const refusal = await refusalIn(at.client, () => saveDraft(at.client, randomUUID(), 0, {}));
      expect(refusal.hint).toBe("too_many_drafts");
    }));
});

describe("an order by phone", () => {
  it("sent as a link waits for its payment, reserves its items for the default time, and names who took it", () =>
    withDraft(async (at) => {
      const { id, order_id } = await placeAt(at);
      const [order] = await rowsOf(
        at,
        "select status, total, round(extract(epoch from expires_at - created_at) / 60) as minutes from public.orders where id = $1",
        [id],
      );
      expect(order).toMatchObject({ status: "Pending Payment", total: 1047, minutes: 20 });
      expect(await stockOf(at.client, at.variants[0] ?? 0)).toEqual({ stock: 5, reserved: 2 });
      const messages = await rowsOf(
        at,
        "select topic, channel from public.outbox where order_id = $1 order by channel",
        [id],
      );
      expect(messages).toEqual([
        { topic: "order_payment_link", channel: "email" },
        { topic: "order_payment_link", channel: "sms" },
      ]);
      const [log] = await rowsOf(
        at,
        "select actor, after ->> 'step' as step from public.audit_log where subject = 'orders' and subject_id = $1",
        [order_id],
      );
      expect(log).toEqual({ actor: people.support, step: "taken_by_phone" });
      const [draft] = await rowsOf(at, "select order_id, draft from public.phone_drafts where id = $1", [
        at.id,
      ]);
      expect(draft).toEqual({ order_id: id, draft: {} });
    }));

  it("with COD waits for the code", () =>
    withDraft(async (at) => {
      const { id } = await placeAt(at, { payment_method: "cod" });
      expect(await statusOf(at.client, id)).toBe("COD Review");
    }));

  it("with COD that staff confirm is confirmed at once, with their name and reason", () =>
    withDraft(async (at) => {
      const { id, order_id } = await placeAt(at, { payment_method: "cod" }, "Buys every month");
      const [order] = await rowsOf(at, "select status, expires_at from public.orders where id = $1", [id]);
      expect(order).toEqual({ status: "Confirmed", expires_at: null });
      const logged = await rowsOf(
        at,
        "select after ->> 'status' as status, after ->> 'note' as note from public.audit_log where subject = 'orders' and subject_id = $1 order by id",
        [order_id],
      );
      expect(logged).toContainEqual({ status: "Confirmed", note: "Buys every month" });
    }));

  it("with COD follows the COD rules", () =>
    withDraft(async (at) => {
      const phone = newPhone();
      await at.client.query("reset role");
      await setPolicy(at.client, "cod_open_orders", "1");
      const { variantId } = await makeSingle(at.client);
      const { rows } = await at.client.query("select public.pricing_rules() as rules");
      const { rules } = rows[0];
      await placeOrder(at.client, orderOf([{ variantId }], { phone, rules }));
      const refusal = await refusalIn(at.client, () =>
        placeAt(at, { payment_method: "cod", phone, rules }, "Known"),
      );
      expect(refusal).toMatchObject({ hint: "cod_refused", detail: "open" });
    }));

  it("is refused when a price, an item or a coupon has changed, and its draft stays", () =>
    withDraft(async (at) => {
      await at.client.query("reset role");
      const coupon = await makeCoupon(at.client, {});
      await at.client.query("update public.coupons set is_active = false where id = $1", [coupon.id]);
      const of = (line: Omit<Line, "variantId">) => {
        const { lines, subtotal, total } = orderOf([{ variantId: at.variants[0] ?? 0, ...line }]);
        return { lines, subtotal, total };
      };
      for (const [overrides, hint] of [
        [of({ quantity: 2, listPrice: 450 }), "price_changed"],
        [of({ quantity: 6 }), "out_of_stock"],
        [{ coupon }, "coupon_invalid"],
      ] as const)
        expect(await hintIn(at.client, () => placeAt(at, overrides))).toBe(hint);
      const [draft] = await rowsOf(at, "select order_id, version from public.phone_drafts where id = $1", [
        at.id,
      ]);
      expect(draft).toEqual({ order_id: null, version: 1 });
    }));

  it("needs the current draft, its author, and a permitted role; and only the server places it", () =>
    withDraft(async (at) => {
      const order = phoneOrderOf(at.variants[0] ?? 0);
      const press = { id: at.id, version: 1, staff: people.support, order };
      const hintOf = async (part: object) =>
        await hintIn(at.client, () => placeDraft(at.client, { ...press, ...part }));
      await actAs(at.client, "support");
      const { code } = await refusalIn(at.client, () => placeDraft(at.client, press));
      expect(code).toBe("42501");
      await actAs(at.client, "service");
      expect(await hintOf({ version: 2 })).toBe("stale");
      expect(await hintOf({ staff: people.manager })).toBe("not_yours");
      expect(await hintOf({ staff: people.packer })).toBe("forbidden");
      expect(await hintOf({ staff: people.asha })).toBe("forbidden");
      expect(await hintOf({ id: randomUUID() })).toBe("not_found");
    }));

  it("respects the limit of unproven items per person", () =>
    withDraft(async (at) => {
      const caps = origin(newVisitor(), { isPuzzled: true, caps: { items_of_one_variant: 1 } });
      const refusal = await refusalIn(at.client, () => placeAt(at, caps));
      expect(refusal.hint).toBe("too_many_unproven");
    }));
});

// An order by phone without an email address.

const place = (at: Draft, overrides: object = {}, confirmed: string | null = null) =>
  placeAt(at, { ...overrides, email: null }, confirmed);

const messagesOf = async (at: Draft, id: string) =>
  (
    await rowsOf(
      at,
      "select topic || ' ' || channel as message from public.outbox where order_id = $1 order by topic, channel",
      [id],
    )
  ).map(({ message }) => message);

it("an order by phone gets each message once, by SMS", () =>
  withDraft(async (at) => {
    const { id } = await place(at);
    expect(await messagesOf(at, id)).toEqual(["order_payment_link sms"]);
    await payOrder(at.client, id);
    await moveOrder(at.client, id, "Delivered");
    expect(await messagesOf(at, id)).toEqual([
      "order_confirmed sms",
      "order_delivered sms",
      "order_payment_link sms",
      "order_shipped sms",
    ]);
  }));

it("an order by phone is confirmed, packed and invoiced, without a review invitation", () =>
  withDraft(async (at) => {
    const { id } = await place(at, { payment_method: "cod" }, "She confirmed it on the phone");
    await moveOrder(at.client, id, "Delivered");
    await at.client.query(
      "update public.orders set delivered_at = private.now() - interval '6 days' where id = $1",
      [id],
    );
    await at.client.query("select public.invite_reviews(1000)");
    expect(await messagesOf(at, id)).not.toContain(expect.stringContaining("review"));
    const { rows } = await at.client.query(
      "select data #>> '{buyer,phone}' = (select phone from public.orders where id = $1) as has_phone from public.invoices where order_id = $1",
      [id],
    );
    expect(rows).toEqual([{ has_phone: true }]);
  }));

it("an order by phone is found by its number: in the admin's list, and by its customer, who gets the link by SMS", () =>
  withDraft(async (at) => {
    const { id, order_id } = await place(at);
    const { rows } = await at.client.query("select phone from public.orders where id = $1", [id]);
    await actAs(at.client, "support");
    const found = await at.client.query("select id from public.order_list where words ilike $1", [
      `%${rows[0].phone}%`,
    ]);
    expect(found.rows.map((row) => row.id)).toContain(id);
    await at.client.query("reset role");
    for (const contact of ["", "asha@kapas.test", "+919800000000"])
      await at.client.query("select public.queue_order_link($1, $2)", [order_id, contact]);
    expect(await messagesOf(at, id)).not.toContain("order_link sms");
    await at.client.query("select public.queue_order_link($1, $2)", [order_id, rows[0].phone]);
    expect(await messagesOf(at, id)).toContain("order_link sms");
  }));

it("an order by phone can't use a code that belongs to the owner of an address", () =>
  withDraft(async (at) => {
    await at.client.query("reset role");
    const coupon = await makeCoupon(at.client, { owner_email_key: "asha@kapas.test" });
    const order = phoneOrderOf(at.variants[0] ?? 0, {});
    const refusal = await refusalIn(at.client, () => place(at, withCoupon(order, coupon)));
    expect(refusal).toMatchObject({ hint: "coupon_invalid", detail: "not_yours" });
  }));
