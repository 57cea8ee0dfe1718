import { owner, server, trial } from "../support/backend/database";
import { couponOf, leadOf, newAddress, receiveLead } from "../support/customers/leads";
import { withCoupon } from "../support/orders/coupons";
import { actAs } from "../support/people/actors";
import { refusalOf } from "../support/refusal";
import { type Db, makeSingle, orderOf, placeOrder } from "../support/shop";

async function buy(email: string, code?: string, facts: object = {}, db: Db = server) {
  const { variantId } = await makeSingle(owner);
  const order = orderOf([{ variantId }], { email, ...facts });
  return placeOrder(db, code ? withCoupon(order, await couponOf(owner, code)) : order);
}

const move = (id: string, to: string, db: Db = owner) =>
  db.query("select public.transition_order($1, $2, 'admin', 'Test')", [id, to]);

it("converts a lead while an order of its mailbox is sold, and marks its code used while the order holds it", async () => {
  const email = newAddress();
  const code = await receiveLead(server, { email });
  const { id } = await buy(email.replace("@", "+x@"), code, { is_phone_proven: false });
  const state = async () => {
    const { converted, coupon_used } = await leadOf(owner, email);
    return [converted, coupon_used];
  };
  expect(await state()).toEqual([false, true]);
  await move(id, "Confirmed");
  expect(await state()).toEqual([true, true]);
  await move(id, "Cancelled");
  expect(await state()).toEqual([false, false]);
});

it("converts no lead by an order placed before it", async () => {
  const email = newAddress();
  const { id } = await buy(email, undefined, { is_phone_proven: false });
  await receiveLead(server, { email });
  await move(id, "Confirmed");
  expect((await leadOf(owner, email)).converted).toBe(false);
});

it("accepts a code only for its own address, and one of two codes of an address", async () => {
  const email = newAddress();
  const first = await receiveLead(server, { email });
  expect(await refusalOf(buy("x@example.com", first))).toMatchObject({ detail: "not_yours" });
  await buy(email, first);
  const second = await receiveLead(server, { email });
  expect(second).not.toBe(first);
  expect(await refusalOf(buy(email, second))).toMatchObject({ detail: "not_first_order" });
});

it("sends one email and at most six codes for 20 concurrent visitors with one new address", async () => {
  const email = newAddress();
  const codes = await Promise.all(Array.from({ length: 20 }, () => receiveLead(server, { email })));
  expect(new Set(codes).size).toBe(6);
  const { rows } = await owner.query("select from public.outbox where email = $1", [email]);
  expect(rows).toHaveLength(1);
});

trial("sums the results of each experiment group without failed orders", async (client) => {
  const sums = async () => {
    await actAs(client, "manager");
    const { rows } = await client.query("select public.popup_result(30) as result");
    await actAs(client, "service");
    return rows[0].result;
  };
  const before = await sums();
  const orders = [];
  for (const arm of ["shown", "shown", "held"]) {
    const order = await buy(newAddress(), undefined, {}, client);
    await client.query("select public.record_popup_order($1, $2)", [order.order_id, arm]);
    await client.query("select public.record_popup_order($1, 'held')", [order.order_id]);
    await client.query("select public.record_popup($1)", [arm]);
    orders.push(order);
  }
  await move(orders[1]?.id ?? "", "Cancelled", client);
  await receiveLead(client, {}, { arm: "shown" });
  const after = await sums();
  const brought = (half: number) =>
    ["visitors", "leads", "orders", "revenue"].map((key) => after[half][key] - before[half][key]);
  expect(brought(0)).toEqual([2, 1, 1, 548]);
  expect(brought(1)).toEqual([1, 0, 1, 548]);
});
