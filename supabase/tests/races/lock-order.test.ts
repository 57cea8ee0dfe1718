import { randomUUID } from "node:crypto";
import { inRollback, openPool } from "../support/database";
import { deliverPaid, exchange } from "../support/exchanges";
import { isHeld, type Rows } from "../support/held-rows";
import { contradictionsIn } from "../support/invariants";
import { moveOrder } from "../support/move-order";
import { pidOf, waitsFor } from "../support/overtake";
import { applyPayment } from "../support/payments";
import { makePerson } from "../support/person";
import { placePaidOrder } from "../support/refunds";
import { allowReturns, receiveReturn, rejectReturn } from "../support/returns";
import { makeSingle, orderOf, placeOrder, unpaidOrderOf } from "../support/shop";
import type { Act } from "../support/staff-session";

// The order of docs/locks.md: while a function waits for a lock, it holds none that stands below it. Each test holds the upper
// one, starts the function, and looks at the lower one while the function waits.

const owner = openPool("postgres", 6);
beforeAll(() => allowReturns(owner));
afterAll(async () => {
  expect(await contradictionsIn(owner)).toEqual({});
  await owner.end();
});

/** What `act` holds of `lower` while it waits for `upper`, and once it has got both. */
async function lookAt(act: Act, upper: Rows, lower: Rows) {
  return inRollback(owner, async (actor) => {
    const waiter = await pidOf(actor);
    const early = await inRollback(owner, async (holder) => {
      await holder.query(`select from ${upper.table} where ${upper.where} for update`, upper.values ?? []);
      const work = act(actor);
      work.catch(() => undefined);
      const waits = await waitsFor(owner, waiter, await pidOf(holder));
      return { work: [work], waits, holdsLower: await isHeld(owner, lower) };
    });
    await Promise.all(early.work);
    return { waits: early.waits, holdsLower: early.holdsLower, endsWithBoth: await isHeld(owner, lower) };
  });
}

const inOrder = { waits: true, holdsLower: false, endsWithBoth: true };

const order = (id: string): Rows => ({ table: "public.orders", where: "id = $1", values: [id] });

/** A paid order, and the one for the piece that comes back, which is made as soon as the piece is here. */
async function makeExchange({ isHere }: { isHere: boolean }) {
  const client = await owner.connect();
  try {
    const paid = await deliverPaid(client);
    const { returnId, newId } = await exchange(client, paid.id, paid.other);
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
  it("the order whose piece comes back before its exchange, when the exchange is shipped", async () => {
    const { paid, newId } = await makeExchange({ isHere: true });
    const ship: Act = (client) => client.query("select public.ship_order($1, 'Delhivery', '1')", [newId]);
    expect(await lookAt(ship, order(paid.id), order(newId))).toEqual(inOrder);
  });

  it("the order whose piece comes back before its exchange, when the return is refused", async () => {
    const { paid, returnId, newId } = await makeExchange({ isHere: false });
    expect(await lookAt((client) => rejectReturn(client, returnId), order(paid.id), order(newId))).toEqual(
      inOrder,
    );
  });

  it("a person's orders before the person, when the account is deleted", async () => {
    const person = await makePerson(owner);
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(
      owner,
      orderOf([{ variantId }], { user_id: person.id, email: person.email }),
    );
    const ends: Act = (client) => client.query("select public.delete_account($1)", [person.id]);
    const account: Rows = { table: "auth.users", where: "id = $1", values: [person.id], as: "key share" };
    expect(await lookAt(ends, order(id), account)).toEqual(inOrder);
  });

  it("the person before how they began, when a registration is settled", async () => {
    const person = await makePerson(owner, { isProven: false });
    await owner.query("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
    const settle: Act = (client) =>
      client.query("select public.settle_registration($1, '', true)", [person.id]);
    const account: Rows = { table: "auth.users", where: "id = $1", values: [person.id] };
    const began: Rows = { table: "private.registrations", where: "user_id = $1", values: [person.id] };
    expect(await lookAt(settle, account, began)).toEqual(inOrder);
  });

  it("the key before the order that it named, when a basket is sent again", async () => {
    const { variantId } = await makeSingle(owner, 2);
    const key = randomUUID();
    const { id } = await placeOrder(owner, unpaidOrderOf(variantId), { key, hash: "one" });
    const again: Act = (client) => placeOrder(client, unpaidOrderOf(variantId), { key, hash: "two" });
    const keyRow: Rows = { table: "public.idempotency_keys", where: "key = $1", values: [key] };
    expect(await lookAt(again, keyRow, order(id))).toEqual(inOrder);
  });

  it("the order before its payment, when money comes twice", async () => {
    const paid = await placePaidOrder(owner);
    const event = { eventId: randomUUID(), type: "payment.captured", kind: "captured" };
    const capture: Act = (client) =>
      applyPayment(client, { ...event, paymentId: paid.paymentId, gatewayOrderId: paid.gatewayOrderId });
    const again: Act = (client) =>
      client.query("select public.request_refund($1, 1, 'goodwill', 'x', $2)", [paid.id, randomUUID()]);
    const payment: Rows = { table: "public.payments", where: "payment_id = $1", values: [paid.paymentId] };
    expect(await lookAt(again, order(paid.id), payment)).toEqual(inOrder);
    expect(await lookAt(capture, order(paid.id), payment)).toMatchObject({ waits: true, holdsLower: false });
  });
});

it("says open_orders of an account with which an order is placed while its deletion waits", async () => {
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
