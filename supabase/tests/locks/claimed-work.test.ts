import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { signIn } from "../support/backend/gateway";
import { placePackedOrder } from "../support/orders/invoices";
import { applyPayment } from "../support/orders/payments";
import { placePaidOrder, requestRefund, setWorkAside } from "../support/orders/refunds";
import { newPhone, newVisitor, unproven } from "../support/orders/unproven";
import { claimsOf } from "../support/people/second-factor";
import { makeStaff, staffPassword } from "../support/people/staff";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

afterAll(async () => {
  // No gateway knows these payments, so no other run of the jobs may find them due.
  await setAllAside();
  await owner.query("delete from private.loose_design_files");
  await owner.query("delete from public.gst_registrations");
});

describe("a worker skips locked rows without waiting", () => {
  const everything = 100_000;

  it.each([
    ["refunds", "select * from public.claim_refunds($1)", (db: PoolClient) => requestDueRefund(db)],
    ["unpaid orders", "select * from public.claim_polls($1)", (db: PoolClient) => placeDueOrder(db)],
    [
      "payments that a bank has held",
      "select * from public.claim_captures($1)",
      (db: PoolClient) => authorizeOne(db),
    ],
    [
      "documents to register",
      "select from (select public.claim_gst_registration() as claim where $1::int > 0) as c where claim is not null",
      queueRegistration,
    ],
    ["messages", "select * from public.claim_outbox('email', $1)", (db: PoolClient) => queueMessage(db)],
    [
      "files that nothing shows",
      "select * from public.claim_loose_design_files($1)",
      (db: PoolClient) => leaveFile(db),
    ],
  ])("%s", async (_what, claim, makeDue) => {
    // Rows of other tests could fall due between the two claims.
    await setAllAside();
    const maker = await owner.connect();
    await makeDue(maker).finally(() => maker.release());
    await inRollback(owner, async (first) => {
      expect((await first.query(claim, [everything])).rowCount).toBeGreaterThan(0);
      await inRollback(owner, async (second) => {
        await second.query("set local lock_timeout = '1s'");
        expect((await second.query(claim, [1])).rowCount).toBe(0);
      });
    });
  });

  it.each([
    ["unpaid orders whose time is up", "select public.expire_orders($1)", expireOne],
    ["orders that are complete", "select public.complete_orders($1)", deliverOne],
  ])("%s", async (_what, sweep, makeDue) => {
    const id = await makeDue();
    await inRollback(owner, async (holder) => {
      await holder.query("select from public.orders where id = $1 for update", [id]);
      await inRollback(owner, async (sweeper) => {
        await sweeper.query(sweep, [everything]);
        const { rows } = await sweeper.query("select status from public.orders where id = $1", [id]);
        expect(rows[0].status).not.toMatch(/Cancelled|Completed/);
      });
    });
    await owner.query("select public.expire_orders(), public.complete_orders()");
  });

  it.each([
    [
      "designs",
      `(id, user_id, name, document, deleted_at)
       select gen_random_uuid(), id, 'Held', '{}', now() - interval '31 days' from auth.users limit 1`,
    ],
    [
      "design_versions",
      `(design_id, browser_key_hash, name, document, sha256, prints, created_at)
       values (gen_random_uuid(), repeat('a', 64), 'Held', '{}', repeat('1', 64), '[{}]', now() - interval '41 days')`,
    ],
    [
      "design_assets",
      `(browser_key_hash, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path, used_at)
       values (repeat('a', 64), repeat('1', 64), repeat('1', 64), 1, 1, 1, false, 'held.png', 'held.webp', now() - interval '41 days')`,
    ],
  ])("old rows of %s locked by another transaction", async (table, oldRow) => {
    const { rows } = await owner.query(`insert into public.${table} ${oldRow} returning id`);
    const held = `from public.${table} where id = $1`;
    await inRollback(owner, async (holder) => {
      await holder.query(`select ${held} for update`, [rows[0].id]);
      await inRollback(owner, async (sweeper) => {
        await sweeper.query("set local lock_timeout = '1s'");
        await sweeper.query("select public.sweep_designs(1000)");
        expect((await sweeper.query(`select ${held}`, [rows[0].id])).rowCount).toBe(1);
      });
    });
    await owner.query(`delete ${held}`, [rows[0].id]);
  });

  it.each<[what: string, table: string, oldRow: string, act: (db: PoolClient) => Promise<unknown>]>([
    [
      "attempts",
      "private.auth_attempts",
      "(bucket, subject, started_at) values ('held', 'held', now() - interval '3 days')",
      (db) => db.query("select public.spend_attempts('[]')"),
    ],
    [
      "puzzles",
      "private.spent_captchas",
      "(id, expires_at) values (repeat('h', 64), now() - interval '2 hours')",
      (db) => db.query("select public.spend_captcha(repeat('i', 64), now() + interval '1 hour')"),
    ],
    [
      "visits of staff",
      "private.staff_sessions",
      "(session_id, seen_at) values (gen_random_uuid(), now() - interval '3 days')",
      openAdmin,
    ],
    [
      "changes of the storefront",
      "private.storefront_changes",
      "(subject, product_id, lists, changed_at) values ('product', 0, '{held}', now() - interval '2 days')",
      (db) => db.query("select public.purge_storefront_changes()"),
    ],
    [
      "unproven orders",
      "private.unproven_orders",
      `(order_id, visitor, phone, email_key, placed_at)
       select id, repeat('h', 64), '+919000000004', 'held', now() - interval '2 days' from public.orders o
       where not exists (select from private.unproven_orders where order_id = o.id) limit 1`,
      placeUnproven,
    ],
  ])("old %s that another worker is deleting", async (_what, table, oldRow, act) => {
    await placeOrder(owner, orderOf([{ variantId: (await makeSingle(owner)).variantId }]));
    const { rows } = await owner.query(`insert into ${table} ${oldRow} returning ctid`);
    const held = `from ${table} where ctid = '${rows[0].ctid}'`;
    await inRollback(owner, async (holder) => {
      await holder.query(`select ${held} for update`);
      await inRollback(owner, async (other) => {
        await other.query("set local lock_timeout = '1s'");
        await act(other);
      });
    });
    await owner.query(`delete ${held}`);
  });
});

async function setAllAside(): Promise<void> {
  await setWorkAside(owner);
  await owner.query("update public.payments set capture_at = 'infinity' where status = 'authorized'");
}

async function requestDueRefund(db: PoolClient): Promise<void> {
  await requestRefund(db, (await placePaidOrder(db)).id);
}

async function authorizeOne(db: PoolClient): Promise<void> {
  const { gatewayOrderId } = await placeCardOrder(db);
  const paymentId = `pay_${randomUUID()}`;
  const authorized = { eventId: paymentId, type: "payment", kind: "authorized", amount: 548 };
  await applyPayment(db, { ...authorized, gatewayOrderId, paymentId });
  await db.query("update public.payments set capture_at = now() where payment_id = $1", [paymentId]);
}

async function placeUnproven(db: PoolClient): Promise<void> {
  const { variantId } = await makeSingle(db);
  const email = `${randomUUID()}@kapas.test`;
  await placeOrder(db, unproven(variantId, newVisitor(), { phone: newPhone(), email }));
}

async function openAdmin(db: PoolClient): Promise<void> {
  const { email, id } = await makeStaff(owner);
  const claims = claimsOf(await signIn(email, staffPassword));
  await db.query(
    "select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
    [JSON.stringify(claims), id],
  );
  const { rows } = await db.query("select public.check_admin_access() as answer");
  expect(rows[0].answer).toMatch(/^open/);
}

async function placeDueOrder(db: PoolClient): Promise<void> {
  const { id } = await placeCardOrder(db);
  await db.query("update public.orders set next_poll_at = now() where id = $1", [id]);
}

async function queueMessage(db: PoolClient): Promise<void> {
  const { variantId } = await makeSingle(db);
  await placeOrder(db, orderOf([{ variantId }]));
  await db.query("update public.outbox set next_at = now() where sent_at is null and dead_at is null");
}

async function queueRegistration(db: PoolClient): Promise<void> {
  const { id } = await placePackedOrder(db, [499]);
  await db.query(
    `insert into public.gst_registrations (invoice_id, kind, created_at)
     select id, 'eway_bill', '2000-01-01' from public.invoices where order_id = $1`,
    [id],
  );
}

async function leaveFile(db: PoolClient): Promise<void> {
  await db.query("select public.record_design_files('design-assets', array[$1])", [`${randomUUID()}.png`]);
  await db.query("update private.loose_design_files set recorded_at = now() - interval '25 hours'");
}

async function expireOne(): Promise<string> {
  const { id } = await placeCardOrder(owner);
  await owner.query("update public.orders set expires_at = now() - interval '1 s' where id = $1", [id]);
  return id;
}

async function deliverOne(): Promise<string> {
  const packed = await placePackedOrder(owner, [499]);
  for (const status of ["Shipped", "Delivered"]) {
    await owner.query("select public.transition_order($1, $2, 'admin')", [packed.id, status]);
  }
  await owner.query("select public.collect_cod($1, 'admin')", [packed.id]);
  await owner.query("update public.orders set delivered_at = now() - interval '1 year' where id = $1", [
    packed.id,
  ]);
  return packed.id;
}
