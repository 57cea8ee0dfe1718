import type { PoolClient } from "pg";
import { healthSchema } from "../../../lib/health/facts-schema";
import { trial } from "../support/backend/database";
import { queueMessages } from "../support/outbox";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

/** Other tests of this database leave events behind. */
const deleteEvents = (client: PoolClient) => client.query("delete from public.webhook_events");

async function read(client: PoolClient) {
  await client.query("set local role service_role");
  const { rows } = await client.query("select public.shop_health() as health");
  await client.query("reset role");
  return healthSchema.parse(rows[0].health);
}

trial("shows an empty shop without waiting work, and the size of the database", async (client) => {
  await client.query("delete from public.outbox");
  await deleteEvents(client);
  const health = await read(client);
  expect(health.outbox.email).toEqual({ waiting: 0, due: 0, age: null, dead: 0 });
  expect(health.webhooks.unapplied).toBe(0);
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.database.connections).toBeGreaterThan(0);
  expect(health.database.migration).toMatch(/^2026/);
});

trial("shows what waits, how long, and what was given up", async (client) => {
  await client.query("delete from public.outbox");
  const [late = 0, dead = 0] = await queueMessages(client, 3);
  await client.query("update public.outbox set created_at = now() - interval '20 minutes' where id = $1", [
    late,
  ]);
  await client.query("update public.outbox set dead_at = now() where id = $1", [dead]);
  const before = (await read(client)).orders.Confirmed.waiting;
  const { variantId } = await makeSingle(client, 5);
  await placeOrder(client, orderOf([{ variantId, listPrice: 499 }], {}));
  const health = await read(client);
  expect(health.outbox.email).toMatchObject({ age: 1200, dead: 1 });
  expect(health.orders.Confirmed.waiting).toBe(before + 1);
  expect(health.orders.Confirmed.age).not.toBeNull();
});

trial("shows the last gateway event, and those that could not be applied", async (client) => {
  await deleteEvents(client);
  await client.query(
    `insert into public.webhook_events (event_id, type, body_hash, raw, received_at, applied_at) values
     ('evt_h0', 'payment.captured', 'h', '{}', now() - interval '2 days', null),
     ('evt_h1', 'payment.captured', 'h', '{}', now() - interval '2 hours', null),
     ('evt_h2', 'payment.captured', 'h', '{}', now() - interval '5 minutes', now())`,
  );
  const { webhooks } = await read(client);
  expect(webhooks.unapplied).toBe(1);
  expect(Date.now() - Date.parse(webhooks.last_at ?? "")).toBeGreaterThan(290_000);
});

trial("shows how many payment cases are open, and for how long", async (client) => {
  await client.query("delete from public.reconciliation_breaks");
  await client.query(
    `insert into public.reconciliation_breaks (reason, payment_id, created_at, resolved_at) values
     ('unknown_order', 'pay_h1', now() - interval '2 hours', null), ('unknown_order', 'pay_h2', now() - interval '9 hours', now())`,
  );
  expect((await read(client)).money_cases).toEqual({ open: 1, age: 7200 });
});

trial("keeps a failed job's last success, and clears the failure after a success", async (client) => {
  const record = (ok: boolean, problem: string | null = null) =>
    client.query("select public.record_job_runs($1)", [
      JSON.stringify([{ job: "money", ok, ms: 12, problem }]),
    ]);
  await client.query("delete from private.job_runs");
  await record(true);
  await record(false, "no answer");
  await record(false, "no answer");
  const [failed] = (await read(client)).jobs;
  expect(failed).toMatchObject({
    job: "money",
    runs: 3,
    failures: 2,
    failures_in_row: 2,
    problem: "no answer",
  });
  expect(failed?.ok_at).not.toBeNull();
  await record(true);
  expect((await read(client)).jobs).toEqual([
    expect.objectContaining({ failures: 2, failures_in_row: 0, problem: "no answer" }),
  ]);
});
