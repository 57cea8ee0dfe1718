import { makeCoupon, withCoupon } from "../support/orders/coupons";
import { moveOrder } from "../support/orders/move-order";
import { payOrder } from "../support/orders/order-session";
import { type Draft, phoneOrderOf, placeAt, rowsOf, withDraft } from "../support/orders/phone-orders";
import { actAs } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

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

it("gets each message once, by SMS", () =>
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

it("is confirmed, packed and invoiced, without a review invitation", () =>
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

it("is found by its phone: in the admin's list, and by its customer, who gets the link by SMS", () =>
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

it("can't use a code that belongs to the owner of an address", () =>
  withDraft(async (at) => {
    await at.client.query("reset role");
    const coupon = await makeCoupon(at.client, { owner_email_key: "asha@kapas.test" });
    const order = phoneOrderOf(at.variants[0] ?? 0, {});
    const refusal = await refusalIn(at.client, () => place(at, withCoupon(order, coupon)));
    expect(refusal).toMatchObject({ hint: "coupon_invalid", detail: "not_yours" });
  }));
