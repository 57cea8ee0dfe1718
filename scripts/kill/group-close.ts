import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { SandboxConfig } from "../../sandbox/config";
import { sandboxKeys } from "../../sandbox/keys";
import { Group } from "./group";
import { patiently } from "./patiently";
import type { Stage } from "./stage";

const paidTees = 29;
const kills = 4;
const closeMs = 700;
const jobsMs = 10_000;
const patienceMs = 240_000;

interface Progress {
  isClosed: boolean;
  settled: number;
  refunds: number;
  /** Known to the gateway. */
  sent: number;
  /** Not processed yet. */
  open: number;
}

/**
 * A group of 30 tees: one is cancelled, one is paid after the close. SIGKILL ends the app again and again while it closes
 * and refunds. Returns a line for each kill; throws when anyone isn't refunded exactly once, to the paisa.
 */
export async function killGroupClose(
  stage: Stage,
  config: SandboxConfig,
  database: Pool,
): Promise<{ lines: string[]; refunds: number; paise: number }> {
  const group = new Group(config, database);
  await group.start();
  const [cancelled] = await group.order(paidTees, true);
  await forward(stage);
  await until(
    async () => (await listStatuses(database, group.id)) === `Confirmed ${paidTees}`,
    database,
    group.id,
  );
  const [late] = await group.order(1, false);
  if (!cancelled || !late) throw new Error("too few tees");
  await database.query(
    "select public.transition_order(id, 'Cancelled', 'admin') from public.orders where order_id = $1",
    [cancelled.orderNumber],
  );
  const lines: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const { isClosed } = await progressOf(database, group.id);
    // Without an answer the organiser taps again; once the group is closed, the jobs continue.
    const closing = isClosed ? null : group.close().catch(() => null);
    await pause(randomInt(isClosed ? jobsMs : closeMs));
    await stage.killShop();
    await closing;
    const after = await progressOf(database, group.id);
    lines.push(
      `${after.isClosed ? "closed" : "open"}, ${after.settled} settled, ${after.sent} of ${after.refunds} refunds sent`,
    );
  }
  await until(
    async () => {
      await group.close().catch(() => null);
      return (await progressOf(database, group.id)).isClosed;
    },
    database,
    group.id,
  );
  await group.pay(late);
  await forward(stage);
  await until(
    async () => {
      const { open, settled } = await progressOf(database, group.id);
      return open === 0 && settled === paidTees;
    },
    database,
    group.id,
  );
  return { lines, ...(await checkRefunds(config, database, group.id, late.orderNumber)) };
}

/** The poller fetches payments of lost webhooks, and refunds are tried again, once they are old enough. */
const forward = (stage: Stage) => patiently(() => stage.setClock({ forwardMs: 10 * 60_000 }));

async function until(isDone: () => Promise<boolean>, database: Pool, groupId: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isDone())) {
    if (Date.now() > deadline) {
      const found = [await listStatuses(database, groupId), await progressOf(database, groupId)];
      throw new Error(`Not done after ${patienceMs / 1000} s: ${JSON.stringify(found)}`);
    }
    await pause(300);
  }
}

async function listStatuses(database: Pool, groupId: string): Promise<string> {
  const { rows } = await database.query(
    "select status, count(*)::int from public.orders where group_id = $1 group by status order by status",
    [groupId],
  );
  return rows.map(({ status, count }) => `${status} ${count}`).join(", ");
}

async function progressOf(database: Pool, groupId: string): Promise<Progress> {
  const { rows } = await database.query(
    `select g.closed_at is not null as "isClosed",
       (select count(*)::int from private.group_members m where m.group_id = g.id and m.settled_at is not null) as settled,
       r.refunds, r.sent, r.open
     from private.group_orders g cross join lateral (
       select count(*)::int as refunds, count(gateway_refund_id)::int as sent,
         (count(*) filter (where r.status <> 'processed'))::int as open
       from public.refunds r join public.orders o on o.id = r.order_id where o.group_id = g.id
     ) as r
     where g.id = $1`,
    [groupId],
  );
  return rows[0];
}

/** The refunds of the books and of the gateway, against the price of the last tee, which all pay in the end. */
async function checkRefunds(config: SandboxConfig, database: Pool, groupId: string, lateOrder: string) {
  const { rows } = await database.query(
    `select o.order_id as number, o.status, o.paid_by as payment, (100 * o.total)::int as total, (100 * i.line_total)::int as tee,
       array(select (100 * amount)::int from public.refunds where order_id = o.id) as refunds
     from public.orders o join public.order_items i on i.order_id = o.id where o.group_id = $1`,
    [groupId],
  );
  const final = rows.find(({ number }) => number === lateOrder)?.tee;
  const wrong: string[] = [];
  const all: number[] = [];
  for (const { number, status, payment, total, tee, refunds } of rows) {
    const owed = status === "Cancelled" ? total : tee - final;
    const expected = String(owed === 0 ? [] : [owed]);
    const atGateway = await refundsAt(config, payment);
    if (String(refunds) !== expected || String(atGateway) !== expected)
      wrong.push(
        `${number}, ${status}: owed ${expected}, in the books ${refunds}, at the gateway ${atGateway}`,
      );
    all.push(...atGateway);
  }
  if (rows.length !== paidTees + 1 || wrong.length > 0)
    throw new Error(`${rows.length} orders\n${wrong.join("\n")}`);
  return { refunds: all.length, paise: all.reduce((sum, each) => sum + each, 0) };
}

async function refundsAt({ gatewayUrl }: SandboxConfig, payment: string): Promise<number[]> {
  const basic = btoa(`${sandboxKeys.razorpayKeyId}:${sandboxKeys.razorpayKeySecret}`);
  const answer = await fetch(`${gatewayUrl}/razorpay/v1/payments/${payment}/refunds`, {
    headers: { authorization: `Basic ${basic}` },
  });
  const { items } = await answer.json();
  return items.map(({ amount }: { amount: number }) => amount);
}
