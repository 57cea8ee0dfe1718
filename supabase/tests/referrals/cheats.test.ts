import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import {
  bringOrder,
  buyThrough,
  elsewhere,
  referralOf,
  rewardsOf,
  settleReferrals,
  standingOf,
} from "../support/customers/referrals";
import { contradictionsIn } from "../support/invariants";
import { withCoupon } from "../support/orders/coupons";
import { moveOrder } from "../support/orders/move-order";
import { allowReturns, receiveReturn, requestReturn } from "../support/orders/returns";
import { newPhone } from "../support/orders/unproven";
import { makePerson } from "../support/people/person";
import { makeProduct, makeSingle, orderOf, placeOrder } from "../support/shop";

afterAll(async () => {
  // No payment stands behind these: other tests check the books for such faults.
  await owner.query("delete from public.refunds where upi_id = 'byhand@upi'");
  await owner.query("update public.orders set disputed_at = null where id = any ($1)", [disputed]);
  expect(await contradictionsIn(owner)).toEqual({});
});

const disputed: string[] = [];

const nothing = { tees: 0, rewards: 0 };

/** Three tees, completed, through the person's own link, with the signs of it. */
async function bringOwn(id: string, sent: Record<string, unknown>) {
  const order = await bringOrder(owner, server, { codes: [id], tees: 3, sent });
  expect(await standingOf(owner, id)).toEqual(nothing);
  return (await referralOf(owner, order)).refusal;
}

async function refundByHand(orderId: string, amount: number): Promise<void> {
  await owner.query(
    `insert into public.refunds (order_id, amount, reason, method, upi_id, requested_by)
     values ($1, $2, 'goodwill', 'upi', 'byhand@upi', 'admin')`,
    [orderId, amount],
  );
  await settleReferrals(server);
}

describe("an order through one's own link earns nothing", () => {
  it("when logged in", async () => {
    const { id } = await makePerson(owner);
    expect(await bringOwn(id, { user_id: id })).toBe("own_account");
  });

  it("as a guest with one's own mailbox in another spelling", async () => {
    const { id, email } = await makePerson(owner);
    expect(await bringOwn(id, { email: email.replace("@", "+friend@").toUpperCase() })).toBe("own_email");
  });

  it("as a guest with one's own phone", async () => {
    const phone = newPhone();
    const { id } = await makePerson(owner, { phone: phone.slice(1) });
    expect(await bringOwn(id, { phone })).toBe("own_phone");
  });

  it("as a guest to one's own address in another spelling", async () => {
    const { id } = await makePerson(owner);
    const { shipping_address } = elsewhere();
    const { variantId } = await makeSingle(owner);
    await placeOrder(server, orderOf([{ variantId }], { ...elsewhere(), user_id: id, shipping_address }));
    const line1 = `  ${shipping_address.line1.toUpperCase().replaceAll("-", ", ")}. `;
    expect(await bringOwn(id, { shipping_address: { ...shipping_address, line1 } })).toBe("own_address");
  });

  it("as a guest in one's own browser", async () => {
    const { id } = await makePerson(owner);
    const { browser_key_hash } = elsewhere();
    await server.query("select public.record_referral_device($1, $2, 'net')", [id, browser_key_hash]);
    expect(await bringOwn(id, { browser_key_hash })).toBe("own_device");
  });

  it("even when the browser is identified only later", async () => {
    const { id } = await makePerson(owner);
    const { browser_key_hash } = elsewhere();
    const order = await buyThrough(owner, server, { codes: [id], tees: 3, sent: { browser_key_hash } });
    expect(await referralOf(owner, order)).toMatchObject({ state: "counts" });
    const { variantId } = await makeSingle(owner);
    await placeOrder(server, orderOf([{ variantId }], { ...elsewhere(), browser_key_hash, user_id: id }));
    await moveOrder(owner, order.id, "Completed");
    await settleReferrals(server);
    expect(await referralOf(owner, order)).toMatchObject({ state: "refused", refusal: "own_device" });
    expect(await standingOf(owner, id)).toEqual(nothing);
  });
});

it.each([
  ["no one's", [randomUUID()]],
  ["malformed", ["x", "'; drop table", "../admin", ""]],
  ["no list", { a: 1 }],
  ["absent", undefined],
])("changes nothing about the order for codes that are %s", async (_, codes) => {
  const order = await buyThrough(owner, server, { codes });
  expect(await referralOf(owner, order)).toBeNull();
});

it("uses the first valid link, also after a forged code", async () => {
  const [first, second] = [await makePerson(owner), await makePerson(owner)];
  const order = await buyThrough(owner, server, { codes: [randomUUID(), first.id, second.id] });
  expect(await referralOf(owner, order)).toMatchObject({ referrer_id: first.id });
});

it.each(["Cancelled", "RTO"])("gives no reward for %s orders", async (end) => {
  const { id } = await makePerson(owner);
  const order = await buyThrough(owner, server, { codes: [id], tees: 3 });
  await moveOrder(owner, order.id, end === "RTO" ? "Shipped" : end);
  if (end === "RTO") await owner.query("select public.transition_order($1, 'RTO', 'admin', '')", [order.id]);
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toEqual(nothing);
});

it("excludes returned items, and includes the others", async () => {
  await allowReturns(owner);
  const { id } = await makePerson(owner);
  const order = await buyThrough(owner, server, { codes: [id], tees: 4 });
  await moveOrder(owner, order.id, "Delivered");
  const returnId = await requestReturn(owner, order.id, { quantities: [2], upiId: "friend@upi" });
  await receiveReturn(owner, returnId);
  await owner.query("update public.orders set delivered_at = now() - interval '60 days' where id = $1", [
    order.id,
  ]);
  await owner.query("select public.transition_order($1, 'Completed', 'admin', '')", [order.id]);
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toEqual({ tees: 2, rewards: 0 });
});

it("excludes an item refunded by hand after Completed, but keeps the reward", async () => {
  const { id } = await makePerson(owner);
  const order = await bringOrder(owner, server, { codes: [id], tees: 3 });
  expect(await standingOf(owner, id)).toEqual({ tees: 3, rewards: 1 });
  await refundByHand(order.id, 499);
  expect(await standingOf(owner, id)).toEqual({ tees: 2, rewards: 1 });
  await bringOrder(owner, server, { codes: [id], tees: 3 });
  expect(await standingOf(owner, id)).toEqual({ tees: 5, rewards: 1 });
  await bringOrder(owner, server, { codes: [id], tees: 1 });
  expect(await standingOf(owner, id)).toEqual({ tees: 6, rewards: 2 });
});

it("excludes no item for a small refund for a flaw", async () => {
  const { id } = await makePerson(owner);
  const order = await bringOrder(owner, server, { codes: [id], tees: 2 });
  await refundByHand(order.id, 50);
  expect(await standingOf(owner, id)).toMatchObject({ tees: 2 });
});

it("excludes a payment that the bank takes back", async () => {
  const { id } = await makePerson(owner);
  const order = await bringOrder(owner, server, { codes: [id], tees: 2 });
  disputed.push(order.id);
  await owner.query("update public.orders set disputed_at = now() where id = $1", [order.id]);
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toEqual(nothing);
});

it("does not count accessories towards a reward", async () => {
  const { id } = await makePerson(owner);
  const bag = await makeProduct(owner, { stocks: [20] });
  await owner.query("update public.products set cut = 'accessory' where id = $1", [bag.id]);
  await bringOrder(owner, server, { codes: [id], tees: 3, variantId: bag.variantIds[0] });
  expect(await standingOf(owner, id)).toEqual(nothing);
});

it("gives no free tee for a free tee", async () => {
  const [{ id }, friend] = [await makePerson(owner), await makePerson(owner)];
  await bringOrder(owner, server, { codes: [friend.id], tees: 3 });
  const [reward] = await rewardsOf(owner, friend.id);
  const { variantId } = await makeSingle(owner);
  const input = orderOf([{ variantId, quantity: 3 }], {
    ...elsewhere(),
    user_id: friend.id,
    referral: [id],
  });
  const order = await placeOrder(server, withCoupon(input, reward?.coupon as never, 499));
  await moveOrder(owner, order.id, "Completed");
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toEqual({ tees: 2, rewards: 0 });
});

describe("a suspected ring waits for staff", () => {
  const referralAfter = async (sent: Record<string, unknown>, id: string) =>
    referralOf(owner, await bringOrder(owner, server, { codes: [id], tees: 3, sent }));

  it("customers with other addresses in one browser", async () => {
    const { id } = await makePerson(owner);
    const { browser_key_hash } = elsewhere();
    await buyThrough(owner, server, { codes: [id], sent: { browser_key_hash } });
    expect(await referralAfter({ browser_key_hash }, id)).toMatchObject({
      state: "held",
      signals: ["shared_device"],
    });
    expect(await standingOf(owner, id)).toEqual(nothing);
  });

  it("customers at one address, or with one phone", async () => {
    const { id } = await makePerson(owner);
    const { shipping_address } = elsewhere();
    const phone = "+919811122233";
    await buyThrough(owner, server, { codes: [id], sent: { shipping_address, phone } });
    expect(await referralAfter({ shipping_address }, id)).toMatchObject({ signals: ["shared_address"] });
    expect(await referralAfter({ phone }, id)).toMatchObject({ state: "held", signals: ["shared_phone"] });
  });

  it("two people who refer each other", async () => {
    const [asha, ravi] = [await makePerson(owner), await makePerson(owner)];
    await buyThrough(owner, server, { codes: [asha.id], sent: { user_id: ravi.id } });
    expect(await referralAfter({ user_id: asha.id }, ravi.id)).toMatchObject({
      state: "held",
      signals: ["each_other"],
    });
  });

  it("many orders in a day", async () => {
    const { id } = await makePerson(owner);
    for (const _ of Array(5)) await buyThrough(owner, server, { codes: [id] });
    expect(await referralAfter({}, id)).toMatchObject({ state: "held", signals: ["many_orders"] });
  });

  it("holds referrals with the same network and pincode for review", async () => {
    const { id } = await makePerson(owner);
    const origin = { visitor: randomUUID(), is_puzzled: false };
    await server.query("select public.record_referral_device($1, 'of-mine', $2)", [id, origin.visitor]);
    expect(await referralAfter({ origin }, id)).toMatchObject({ state: "counts", signals: ["network"] });
    await owner.query(
      `insert into public.user_addresses (user_id, is_default, label, name, phone, line1, city, state, pincode)
       values ($1, true, 'Home', 'Asha', '+919812312312', '1 Elsewhere', 'Bengaluru', 'Karnataka', '560001')`,
      [id],
    );
    expect(await referralAfter({ origin }, id)).toMatchObject({
      state: "held",
      signals: ["network", "pincode"],
    });
  });
});
