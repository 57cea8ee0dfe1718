import { openingTime } from "../../../scripts/test/opening-time";
import { setNow } from "../../../server/clock";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { findDocumentFaults } from "./document-faults";

beforeAll(() => setNow(openingTime));

const listed = async (query: string, values: unknown[] = []): Promise<unknown[]> =>
  (await owner.query({ text: query, values, rowMode: "array" })).rows;

const runJobs = async () => {
  const { runSubscriptions } = await import("@/server/subscriptions/run-subscriptions");
  await runSubscriptions(openingTime);
};

const control = async (path: string, body: object) => {
  const answer = await fetch(`${backend.url}/razorpay/_control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).not.toHaveProperty("error");
};

/** Everything that a sync could change. */
const readAll = () =>
  listed(
    `select s.number, s.status, s.charge_at, s.paid_count, s.method, s.resumes_at, s.pending_change, s.cancel_asked_at, s.ended_at, s.halted_at,
       s.is_paused_by_bank, (select count(*) from private.subscription_charges c where c.subscription_id = s.id),
       (select count(*) from private.subscription_events e where e.subscription_id = s.id)
     from private.subscriptions s order by s.number`,
  );

it("seeds subscriptions that are consistent in the books, and no charge is a case", async () => {
  expect(await contradictionsIn(owner)).toEqual({});
  expect(await findDocumentFaults(owner)).toEqual([]);
  expect(
    await listed(
      `select (public.reconciliation_report('-infinity', 'infinity') ->> 'drift')::numeric::int,
         (select count(*)::int from public.reconciliation_breaks b
           join private.subscription_charges c on c.payment_id = b.payment_id where b.resolved_at is null)`,
    ),
  ).toEqual([[0, 0]]);
});

it("seeds subscriptions that match the gateway: the jobs change nothing", async () => {
  const before = await readAll();
  await owner.query(
    "update private.subscriptions set next_sync_at = private.now() where gateway_subscription_id is not null",
  );
  await runJobs();
  await runJobs();
  expect(
    await listed("select count(*)::int from private.subscriptions where next_sync_at <= private.now()"),
  ).toEqual([[0]]);
  expect(await readAll()).toEqual(before);
  expect(
    await listed("select count(*)::int from private.subscription_prices where gateway_plan_id is null"),
  ).toEqual([[0]]);
});

it("continues subscriptions: the next charge of an active one makes its order", async () => {
  const [[id, gatewayId, paid]] = (await listed(
    `select id, gateway_subscription_id, paid_count from private.subscriptions
     where status = 'active' and charge_at > private.now() + interval '4 days' order by charge_at limit 1`,
  )) as [[string, string, number]];
  await control("clock", { subscription_id: gatewayId, seconds: 40 * 86_400 });
  await owner.query("update private.subscriptions set next_sync_at = private.now() where id = $1", [id]);
  await runJobs();
  expect(
    await listed(
      `select c.state, o.status, o.paid_by = c.payment_id from private.subscription_charges c
       join public.orders o on o.id = c.order_id where c.subscription_id = $1 order by c.paid_at offset $2`,
      [id, paid],
    ),
  ).toContainEqual(["ordered", "Confirmed", true]);
  expect(await contradictionsIn(owner)).toEqual({});
});

it("ends subscriptions, and keeps earlier orders", async () => {
  const [[id]] = (await listed(
    "select id from private.subscriptions where status = 'paused' and not is_paused_by_bank and resumes_at is null",
  )) as [[string]];
  await owner.query(
    "select private.set_pending_change(s, 'resume', null, 'customer') from private.subscriptions s where id = $1",
    [id],
  );
  await runJobs();
  expect(
    await listed(
      "select status, pending_change, change_error, charge_at > private.now() from private.subscriptions where id = $1",
      [id],
    ),
  ).toEqual([["active", null, null, true]]);
  await owner.query(
    "select private.set_pending_change(s, 'cancel', null, 'customer') from private.subscriptions s where id = $1",
    [id],
  );
  await runJobs();
  expect(
    await listed("select status, pending_change from private.subscriptions where id = $1", [id]),
  ).toEqual([["cancelled", null]]);
});
