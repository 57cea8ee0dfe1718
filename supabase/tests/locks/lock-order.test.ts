import { randomUUID } from "node:crypto";
import { inRollback, owner } from "../support/backend/database";
import { claim, finish, reserve } from "../support/designs/ai-art";
import { makeBlank } from "../support/designs/custom";
import { clearKidsBlank, makeKidsTee, readPrinting, savePrinting } from "../support/designs/printing";
import { contradictionsIn } from "../support/invariants";
import { makeCoupon, withCoupon } from "../support/orders/coupons";
import { exchangePaid } from "../support/orders/exchanges";
import { takeStep } from "../support/orders/money-cases";
import { moveOrder } from "../support/orders/move-order";
import { makeOrderInStatus, pressEdit } from "../support/orders/order-session";
import { applyPayment } from "../support/orders/payments";
import { applyDispute, placePaidOrder, requestRefund } from "../support/orders/refunds";
import { allowReturns, receiveReturn, rejectReturn, requestReturn } from "../support/orders/returns";
import { makePerson } from "../support/people/person";
import { type Act, askFor, inSession } from "../support/people/staff-session";
import { accountKey, orderRow, type Rows, rowAt } from "../support/races/locked-rows";
import { inOrder, lookWhileWaiting } from "../support/races/look-while-waiting";
import { pidOf, waitsFor } from "../support/races/overtake";
import { rounds } from "../support/races/rounds";
import { makeSingle, orderOf, placeOrder, unpaidOrderOf } from "../support/shop";

// The order of docs/locks.md: while a function waits for a lock, it holds none that comes later. Each test holds the earlier
// one, starts the function, and checks the later one while the function waits.

beforeAll(() => allowReturns(owner));
afterAll(async () => expect(await contradictionsIn(owner)).toEqual({}));

const lookAt = (act: Act, upper: Rows, lower: Rows) => lookWhileWaiting(owner, act, upper, lower);

/** A paid order, and its exchange, which is produced as soon as the old item arrives. */
async function makeExchange({ isHere }: { isHere: boolean }) {
  const client = await owner.connect();
  try {
    const { returnId, newId, ...paid } = await exchangePaid(client);
    if (isHere) {
      await receiveReturn(client, returnId);
      await moveOrder(client, newId, "Packed");
    }
    return { paid, returnId, newId };
  } finally {
    client.release();
  }
}

describe("takes", () => {
  it("the order of the old item before its exchange, when the exchange is shipped", async () => {
    const { paid, newId } = await makeExchange({ isHere: true });
    const ship: Act = (client) =>
      client.query("select public.transition_order($1, 'Shipped', 'admin')", [newId]);
    expect(await lookAt(ship, orderRow(paid.id), orderRow(newId))).toEqual(inOrder);
  });

  it("the order of the old item before its exchange, when the return is rejected", async () => {
    const { paid, returnId, newId } = await makeExchange({ isHere: false });
    expect(
      await lookAt((client) => rejectReturn(client, returnId), orderRow(paid.id), orderRow(newId)),
    ).toEqual(inOrder);
  });

  it("a person's orders before the person, when the account is deleted", async () => {
    const person = await makePerson(owner);
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(
      owner,
      orderOf([{ variantId }], { user_id: person.id, email: person.email }),
    );
    const ends: Act = (client) => client.query("select public.delete_account($1)", [person.id]);
    const account = accountKey(person.id);
    expect(await lookAt(ends, orderRow(id), account)).toEqual(inOrder);
  });

  it("the person before their picture, when it is stored", async () => {
    const person = await makePerson(owner);
    const client = await owner.connect();
    const id = await reserve(client, person.id);
    const { lease } = await claim(client, id);
    client.release();
    const finishDrawing: Act = (actor) => finish(actor, id, lease);
    const account = rowAt("auth.users", person.id);
    const picture = rowAt("public.ai_generations", id);
    expect(await lookAt(finishDrawing, account, picture)).toMatchObject({ waits: true, hasLowerLock: false });
  });

  it("the person before their registration, when it is settled", async () => {
    const person = await makePerson(owner, { isProven: false });
    await owner.query("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
    const settle: Act = (client) =>
      client.query("select public.settle_registration($1, '', true)", [person.id]);
    const account = rowAt("auth.users", person.id);
    const began = rowAt("private.registrations", person.id, "user_id");
    expect(await lookAt(settle, account, began)).toEqual(inOrder);
  });

  it("the key before the order that it named, when a basket is sent again", async () => {
    const { variantId } = await makeSingle(owner, 2);
    const key = randomUUID();
    const { id } = await placeOrder(owner, unpaidOrderOf(variantId), { key, hash: "one" });
    const again: Act = (client) => placeOrder(client, unpaidOrderOf(variantId), { key, hash: "two" });
    const keyRow = rowAt("public.idempotency_keys", key, "key");
    expect(await lookAt(again, keyRow, orderRow(id))).toEqual(inOrder);
  });

  it("locks the order before its payment when it is paid twice", async () => {
    const paid = await placePaidOrder(owner);
    const event = { eventId: randomUUID(), type: "payment.captured", kind: "captured" };
    const capture: Act = (client) =>
      applyPayment(client, { ...event, paymentId: paid.paymentId, gatewayOrderId: paid.gatewayOrderId });
    const again: Act = (client) =>
      client.query("select public.request_refund($1, 1, 'goodwill', 'x', $2)", [paid.id, randomUUID()]);
    const payment = rowAt("public.payments", paid.paymentId, "payment_id");
    expect(await lookAt(again, orderRow(paid.id), payment)).toEqual(inOrder);
    expect(await lookAt(capture, orderRow(paid.id), payment)).toMatchObject({
      waits: true,
      hasLowerLock: false,
    });
  });
});

it("takes the serials of credit notes before the items, when a return arrives after a lost dispute", async () => {
  const paid = await placePaidOrder(owner);
  await moveOrder(owner, paid.id, "Delivered");
  const returnId = await requestReturn(owner, paid.id);
  const lost = { disputeId: randomUUID(), paymentId: paid.paymentId, status: "lost" };
  await applyDispute(owner, { eventId: randomUUID(), ...lost });
  await owner.query(
    `insert into private.invoice_counters (kind, financial_year, last_serial)
     values ('credit_note', private.financial_year(now()), 0) on conflict do nothing`,
  );
  const serials: Rows = { table: "private.invoice_counters", where: "kind = 'credit_note'" };
  const items = rowAt("public.product_variants", paid.variantId);
  expect(await lookAt((client) => receiveReturn(client, returnId), serials, items)).toEqual(inOrder);
});

describe("staff take", () => {
  it("the order before its coupon and its stock, when the items are changed", async () => {
    const { variantId } = await makeSingle(owner);
    const coupon = await makeCoupon(owner);
    const placed = await placeOrder(owner, withCoupon(orderOf([{ variantId }]), coupon));
    const order = withCoupon(orderOf([{ variantId, quantity: 2 }]), coupon);
    const edit = pressEdit(placed, { [variantId]: 1 }, order);
    const offer = rowAt("public.coupons", coupon.id);
    const variant = rowAt("public.product_variants", variantId);
    expect(await lookAt(edit, orderRow(placed.id), offer)).toEqual(inOrder);
    expect(await lookAt(edit, offer, variant)).toEqual(inOrder);
  });

  it("the order before its refund, when the refund is paid by hand", async () => {
    const { order: made } = await makeOrderInStatus(owner, { status: "Delivered" });
    await owner.query("select public.collect_cod($1)", [made.id]);
    const refund = await requestRefund(owner, made.id, { amount: 100, method: "upi", upiId: "asha@okbank" });
    const pay = inSession("manager", askFor("pay_refund_by_hand($1, $2)", made.order_id, refund.id));
    const row = rowAt("public.refunds", refund.id);
    expect(await lookAt(pay, orderRow(made.id), row)).toEqual(inOrder);
    expect((await lookAt(pay, row, orderRow(made.id))).waits).toBe(true);
  });

  it("the order before the case, when a case is decided", async () => {
    const { order: made } = await makeOrderInStatus(owner, { isPaidOnline: true });
    const { rows } = await owner.query(
      `insert into public.reconciliation_breaks (reason, payment_id, order_id, amount)
       values ('not_expected', $1, $2, 1) returning id`,
      [randomUUID(), made.id],
    );
    const close = inSession("manager", takeStep(rows[0].id, "close"));
    const row: Rows = { table: "public.reconciliation_breaks", where: "id = $1", values: [rows[0].id] };
    expect(await lookAt(close, orderRow(made.id), row)).toEqual(inOrder);
    await owner.query("delete from public.reconciliation_breaks where id = $1", [rows[0].id]);
  });

  it("a customer's orders before the account, when they delete it", async () => {
    const person = await makePerson(owner);
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(
      owner,
      orderOf([{ variantId }], { user_id: person.id, email: person.email }),
    );
    await owner.query(
      "insert into private.deletion_requests (user_id, note, recorded_by) values ($1, 'A letter', 'Staff')",
      [person.id],
    );
    const remove = inSession("manager", askFor("delete_customer($1)", person.id));
    const account = rowAt("auth.users", person.id);
    expect(await lookAt(remove, orderRow(id), account)).toEqual(inOrder);
  });
});

describe("a save of print prices takes", () => {
  let save: Act;
  beforeAll(async () => {
    await makeBlank(owner);
    await makeKidsTee(owner, true);
    save = inSession("manager", async (client) => {
      const seen = await readPrinting(client);
      const [bands, breaks] = [seen.bands.reverse(), seen.breaks.reverse()];
      await savePrinting(client, { ...seen, bands, breaks });
    });
  });
  afterAll(() => clearKidsBlank(owner));

  const nth = (table: string, key: string, nr: number, which = "true"): Rows => ({
    table: `public.${table}`,
    where: `${key} = (select ${key} from public.${table} where ${which} order by 1 offset ${nr} limit 1)`,
  });

  it("locks the blanks before the print prices", async () => {
    expect(await lookAt(save, nth("products", "id", 1, "is_blank"), nth("print_bands", "id", 0))).toEqual(
      inOrder,
    );
  });

  it.each([
    ["products", "id", "is_blank"],
    ["print_bands", "id", "true"],
    ["print_breaks", "quantity", "true"],
  ])("rows of %s by their %s", async (table, key, which) => {
    const [first, second] = [nth(table, key, 0, which), nth(table, key, 1, which)];
    // Unordered rows may be in this order by chance.
    for (const _ of rounds(4, 8)) {
      expect(await lookAt(save, first, second)).toEqual(inOrder);
      expect(await lookAt(save, second, first)).toMatchObject({ waits: true, hasLowerLock: true });
    }
  });
});

it("returns open_orders for an account with an order placed while its deletion waits", async () => {
  const person = await makePerson(owner);
  const { variantId } = await makeSingle(owner, 2);
  const own = () => orderOf([{ variantId }], { user_id: person.id, email: person.email });
  const { id } = await placeOrder(owner, own());
  await moveOrder(owner, id, "Completed");
  await inRollback(owner, async (actor) => {
    const waiter = await pidOf(actor);
    const holder = await owner.connect();
    try {
      await holder.query("begin");
      await holder.query("select from public.orders where id = $1 for update", [id]);
      const ended = actor.query("select public.delete_account($1) as outcome", [person.id]);
      ended.catch(() => undefined);
      expect(await waitsFor(owner, waiter, await pidOf(holder))).toBe(true);
      await placeOrder(holder, own());
      await holder.query("commit");
      expect((await ended).rows).toEqual([{ outcome: "open_orders" }]);
    } finally {
      await holder.query("rollback");
      holder.release();
    }
  });
});
