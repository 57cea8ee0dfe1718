import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { toRupees } from "../../../lib/money";
import { factsSchema } from "../../../lib/notices/facts-schema";
import { highValuePaise, shopEvents } from "../../../lib/settings/documents/notifications";
import { inRollback, owner, server } from "../support/backend/database";
import { moveStock } from "../support/customers/reminders";
import { emptyOutbox, settle } from "../support/outbox";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

/** A shop that wants every notice in Slack, and those of `emailOn` by email. */
function asShop(work: (client: PoolClient) => Promise<void>, emailOn: string[] = []): Promise<void> {
  return inRollback(owner, async (client) => {
    await client.query("delete from public.outbox");
    await client.query(
      `insert into public.admin_settings as s (key, value) values ('notification_settings', $1)
       on conflict (key) do update set value = excluded.value`,
      [{ email: "owner@kapas.test", slackChannel: "#orders", slackOn: shopEvents, emailOn }],
    );
    await work(client);
  });
}

async function noticesOn(client: PoolClient, channel = "slack") {
  const { rows } = await client.query(
    "select data from public.outbox where topic = 'shop_notice' and channel = $1 order by id",
    [channel],
  );
  return rows.map(({ data }) => factsSchema.parse(data));
}

async function place(client: PoolClient, facts: Record<string, unknown> = {}, listPrice = 499) {
  const { variantId } = await makeSingle(client, 50);
  await client.query("update public.product_variants set price = $2 where id = $1", [variantId, listPrice]);
  return { ...(await placeOrder(client, orderOf([{ variantId, listPrice }], facts))), variantId };
}

it("sends a notice of an order to produce, with its total and without names", () =>
  asShop(async (client) => {
    const order = await place(client);
    expect(await noticesOn(client)).toEqual([
      { event: "order_placed", order_number: order.order_id, total: 54_800, payment_method: "cod" },
    ]);
    const { rows } = await client.query("select data::text from public.outbox where channel = 'slack'");
    expect(JSON.stringify(rows)).not.toMatch(/Asha|MG Road|@|\+91/);
  }));

it("sends a notice of an order that waits for confirmation, and another one when it is confirmed", () =>
  asShop(async (client) => {
    const order = await place(client, { is_phone_proven: false });
    expect((await noticesOn(client)).map(({ event }) => event)).toEqual(["cod_to_confirm"]);
    await client.query("select public.transition_order($1, 'Confirmed', 'admin', 'Test')", [order.id]);
    expect((await noticesOn(client)).map(({ event }) => event)).toEqual(["cod_to_confirm", "order_placed"]);
  }));

it("marks a high-value order as one, also where only those are enabled", () =>
  asShop(async (client) => {
    const { rows } = await client.query("select private.high_value_from() as rupees");
    expect(rows[0].rupees).toBe(toRupees(highValuePaise));
    await place(client, {}, 4950);
    await place(client, {}, 4951);
    expect((await noticesOn(client)).map(({ event }) => event)).toEqual(["order_placed", "high_value_order"]);
    await client.query(
      `update public.admin_settings set value = value || '{"slackOn": ["high_value_order"]}' where key = 'notification_settings'`,
    );
    await place(client);
    await place(client, {}, 4951);
    expect(await noticesOn(client)).toHaveLength(3);
  }));

it("sends one notice per order for failed payments", () =>
  asShop(async (client) => {
    const order = await place(client, { payment_method: "online" });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await client.query(
        `insert into public.payments (payment_id, order_id, amount, currency, status, raw)
         values ($1, $2, 548, 'INR', 'failed', '{}')`,
        [`pay_${randomUUID()}`, order.id],
      );
    }
    expect((await noticesOn(client)).map(({ event }) => event)).toEqual(["payment_failed"]);
  }));

it("sends notices of failed refunds, disputes and returns", () =>
  asShop(async (client) => {
    const { id } = await place(client);
    await client.query(
      `insert into public.refunds (order_id, amount, reason, method, upi_id, requested_by)
       values ($1, 10, 'goodwill', 'upi', 'asha@okaxis', 'Test')`,
      [id],
    );
    await client.query("update public.refunds set status = 'failed' where order_id = $1", [id]);
    await client.query(
      "insert into public.disputes (dispute_id, payment_id, status, amount) values ('disp_1', 'pay_none', 'open', 20)",
    );
    await client.query(
      "insert into public.disputes (dispute_id, payment_id, status, amount) values ('disp_2', 'pay_none', 'won', 20)",
    );
    expect((await noticesOn(client)).slice(1)).toMatchObject([
      { event: "refund_failed", amount: 1000 },
      { event: "dispute_opened", amount: 2000, order_number: null },
    ]);
  }));

it("sends a notice at the low-stock level, and not again that day for the same number", () =>
  asShop(async (client) => {
    const { variantId } = await makeSingle(client, 9);
    for (const quantity of [-1, -4, -1, 6, -5]) await moveStock(client, variantId, quantity);
    const lows = (await noticesOn(client)).filter(({ event }) => event === "low_stock");
    expect(lows).toMatchObject([{ left: 4 }]);
  }));

it("sends a notice of a given-up message by its kind, and none of a notice", () =>
  asShop(async (client) => {
    const give = (topic: string) =>
      client.query(
        "insert into public.outbox (topic, email, data, dead_at) values ($1, 'a@kapas.test', jsonb_build_object('n', $2::text), null)",
        [topic, randomUUID()],
      );
    for (const topic of ["restock", "restock", "shop_notice"]) await give(topic);
    await client.query("update public.outbox set dead_at = now() where email = 'a@kapas.test'");
    expect(await noticesOn(client)).toEqual([
      { event: "message_failed", topic: "restock", channel: "email" },
    ]);
  }));

it("emails a notice to the shop where enabled, and sends nothing without settings", () =>
  asShop(
    async (client) => {
      await place(client);
      const { rows } = await client.query(
        "select email from public.outbox where topic = 'shop_notice' and channel = 'email'",
      );
      expect(rows).toEqual([{ email: "owner@kapas.test" }]);
      await client.query("delete from public.admin_settings where key = 'notification_settings'");
      await client.query("delete from public.outbox");
      await place(client);
      expect([await noticesOn(client), await noticesOn(client, "email")]).toEqual([[], []]);
    },
    ["order_placed"],
  ));

beforeEach(() => emptyOutbox(owner));

/** Notices written so many seconds ago. */
async function queueNotices(count: number, secondsAgo = 0): Promise<void> {
  await owner.query(
    `insert into public.outbox (topic, channel, data, created_at)
     select 'shop_notice', 'slack', jsonb_build_object('event', 'order_placed', 'n', n, 'ago', $2::int),
       now() - $2 * interval '1 second'
     from generate_series(1, $1::int) n`,
    [count, secondsAgo],
  );
}

async function claim(): Promise<{ id: number; attempts: number; data: { event: string; count?: number } }[]> {
  return (await server.query("select id, attempts, data from public.claim_slack_batch() order by id")).rows;
}

async function sendAll(): Promise<number[]> {
  const sizes: number[] = [];
  for (;;) {
    const batch = await claim();
    if (batch.length === 0) return sizes;
    sizes.push(batch.length);
    for (const { id, attempts } of batch) await settle(server, id, { attempt: attempts, outcome: "sent" });
  }
}

it("holds fewer than five for up to 30 seconds", async () => {
  await queueNotices(4);
  expect(await claim()).toEqual([]);
  await queueNotices(1, 29);
  expect(await claim()).toHaveLength(5);
  await emptyOutbox(owner);
  await queueNotices(3);
  await queueNotices(1, 30);
  expect(await claim()).toHaveLength(4);
});

it("sends five in a message, and holds the rest", async () => {
  await queueNotices(12);
  expect(await sendAll()).toEqual([5, 5]);
});

it("sends at most 500 an hour with any number of runners", async () => {
  await queueNotices(540, 60);
  const runners = await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
  // A runner skips its turn while another one claims; the next run continues.
  const sizes = [...runners.flat(), ...(await sendAll())];
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(500);
  expect(Math.max(...sizes)).toBe(5);
  await owner.query(
    "update public.outbox set sent_at = sent_at - interval '1 hour' where sent_at is not null",
  );
  expect((await sendAll()).reduce((sum, size) => sum + size, 0)).toBe(40);
});

it("drops notices older than an hour, and reports their number", async () => {
  await queueNotices(7, 3601);
  await queueNotices(5);
  expect(await claim()).toHaveLength(5);
  await owner.query(
    "update public.outbox set created_at = now() - interval '31 seconds' where sent_at is null and attempts = 0",
  );
  const rest = await claim();
  expect(rest.map(({ data }) => data)).toEqual([expect.objectContaining({ event: "left_out", count: 7 })]);
});

it("retries a failed batch in the next run", async () => {
  await queueNotices(5);
  const batch = await claim();
  expect(await claim()).toEqual([]);
  for (const { id, attempts } of batch) await settle(server, id, { attempt: attempts, outcome: "away" });
  expect(await claim()).toHaveLength(5);
});
