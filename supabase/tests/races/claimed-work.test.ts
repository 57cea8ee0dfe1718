import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, openPool } from "../support/database";
import { placePackedOrder } from "../support/invoices";
import { placePaidOrder, requestRefund } from "../support/refunds";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

const owner = openPool("postgres");
afterAll(() => owner.end());

describe("a worker skips what another has taken, and does not wait", () => {
  const everything = 100_000;

  it.each([
    ["refunds", "select * from public.claim_refunds($1)", (db: PoolClient) => requestDueRefund(db)],
    ["unpaid orders", "select * from public.claim_polls($1)", (db: PoolClient) => placeDueOrder(db)],
    ["messages", "select * from public.claim_outbox('email', $1)", (db: PoolClient) => queueMessage(db)],
  ])("%s", async (_what, claim, makeDue) => {
    const maker = await owner.connect();
    await makeDue(maker).finally(() => maker.release());
    await inRollback(owner, async (first) => {
      expect((await first.query(claim, [everything])).rowCount).toBeGreaterThan(0);
      await inRollback(owner, async (second) => {
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

  it("old attempts and puzzles that another clears away", async () => {
    await owner.query(
      "insert into private.auth_attempts (bucket, subject, started_at) values ('held', 'held', now() - interval '3 days')",
    );
    await owner.query(
      "insert into private.spent_captchas (id, expires_at) values (repeat('h', 64), now() - interval '2 hours')",
    );
    await inRollback(owner, async (holder) => {
      await holder.query("select from private.auth_attempts where bucket = 'held' for update");
      await holder.query("select from private.spent_captchas where id = repeat('h', 64) for update");
      await inRollback(owner, async (other) => {
        await other.query("set local lock_timeout = '1s'");
        await other.query("select public.take_attempts('[]')");
        await other.query("select public.spend_captcha(md5($1) || md5($1), now() + interval '1 hour')", [
          randomUUID(),
        ]);
      });
    });
    await owner.query("delete from private.auth_attempts where bucket = 'held'");
    await owner.query("delete from private.spent_captchas where id = repeat('h', 64)");
  });
});

async function requestDueRefund(db: PoolClient): Promise<void> {
  await requestRefund(db, (await placePaidOrder(db)).id);
}

async function placeDueOrder(db: PoolClient): Promise<void> {
  const { variantId } = await makeSingle(db);
  const { id } = await placeCardOrder(db, variantId);
  await db.query("update public.orders set next_poll_at = now() where id = $1", [id]);
}

async function queueMessage(db: PoolClient): Promise<void> {
  const { variantId } = await makeSingle(db);
  await placeOrder(db, orderOf([{ variantId }]));
  await db.query("update public.outbox set next_at = now() where sent_at is null and dead_at is null");
}

async function expireOne(): Promise<string> {
  const { variantId } = await makeSingle(owner);
  const { id } = await placeCardOrder(owner, variantId);
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
