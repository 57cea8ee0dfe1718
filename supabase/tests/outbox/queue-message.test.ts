import { inRollback, openPool } from "../support/database";
import { moveOrder } from "../support/move-order";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

const owner = openPool("postgres");
afterAll(() => owner.end());

type Queued = Record<string, { channel: string; isDue: boolean }[]>;

async function queuedFor(db: Parameters<typeof placeOrder>[0], id: string): Promise<Queued> {
  const { rows } = await db.query(
    `select topic, channel, next_at <= now() as is_due from public.outbox
     where aggregate in ($1, 'sms:' || $1) order by channel`,
    [id],
  );
  const queued: Queued = {};
  for (const row of rows) {
    queued[row.topic] = [...(queued[row.topic] ?? []), { channel: row.channel, isDue: row.is_due }];
  }
  return queued;
}

const email = { channel: "email", isDue: true };
const sms = { channel: "sms", isDue: true };

test("an order to be paid in cash is told by mail, and by SMS once its phone is proven", async () => {
  await inRollback(owner, async (db) => {
    const { variantId } = await makeSingle(db);
    const { id } = await placeOrder(db, orderOf([{ variantId }]));
    await moveOrder(db, id, "Delivered");
    expect(await queuedFor(db, id)).toEqual({
      order_placed: [email],
      order_confirmed: [email, sms],
      order_shipped: [email, sms],
      order_delivered: [email],
    });
  });
});

test("an unpaid order is told of after three minutes, and by mail alone", async () => {
  await inRollback(owner, async (db) => {
    const { variantId } = await makeSingle(db);
    const { id } = await placeCardOrder(db, variantId);
    expect(await queuedFor(db, id)).toEqual({ order_placed: [{ channel: "email", isDue: false }] });
    const { rows } = await db.query(
      "select next_at = now() + interval '3 minutes' as is_soon from public.outbox where aggregate = $1",
      [id],
    );
    expect(rows).toEqual([{ is_soon: true }]);
  });
});

test("asking twice for a message queues it once, in each of its channels", async () => {
  await inRollback(owner, async (db) => {
    const { variantId } = await makeSingle(db);
    const { id } = await placeOrder(db, orderOf([{ variantId }]));
    const before = await queuedFor(db, id);
    await db.query(
      "select private.queue_message('order_confirmed', o) from public.orders o where o.id = $1",
      [id],
    );
    expect(await queuedFor(db, id)).toEqual(before);
  });
});

test("a message about something that is no order is taken as it is", async () => {
  await inRollback(owner, async (db) => {
    await db.query("insert into public.outbox (topic, aggregate) values ('order_placed', 'not an order')");
    const { rows } = await db.query("select channel from public.outbox where aggregate like '%not an order'");
    expect(rows).toEqual([{ channel: "email" }]);
  });
});
