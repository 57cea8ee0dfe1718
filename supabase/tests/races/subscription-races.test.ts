import { randomUUID } from "node:crypto";
import { appEnv } from "../../../sandbox/app-env";
import { backend } from "../support/backend/backend";
import { owner, server } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { askFor, inSession, play } from "../support/people/staff-session";
import { contend } from "../support/races/contend";
import { race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { hintOf, refusalOf } from "../support/refusal";
import {
  chargeIdOf,
  makeOrders,
  refundsOfPayment,
  sendCharge,
  subscribe,
} from "../support/subscriptions/subscription-charges";
import {
  actAs,
  makePlan,
  mineOf,
  type SubscriptionRow,
  stockTees,
} from "../support/subscriptions/subscriptions";

// A charge of a subscription, and concurrent steps.

Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }));
let variants: number[];
beforeAll(async () => {
  variants = await stockTees(owner, 4);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

async function chargesOf(id: string) {
  const { rows } = await owner.query(
    `select c.state, c.payment_id, c.paid_at <= s.cancel_asked_at as is_in_time,
       array(select i.variant_id::int from public.order_items i where i.order_id = c.order_id) as variants,
       (select count(*)::int from public.payments p where p.payment_id = c.payment_id) as payments
     from private.subscription_charges c join private.subscriptions s on s.id = c.subscription_id
     where s.id = $1 order by c.paid_at`,
    [id],
  );
  return rows;
}

const cancel = (userId: string, id: string) =>
  actAs(owner, userId, "select public.request_subscription_change($1, 1, 'cancel', null, '')", [id]);

it("makes one order and one payment of a charge from webhooks and invoices at once", async () => {
  for (const _ of rounds(3, 100)) {
    const { id, ...subscribed } = await subscribe(owner, server);
    const eventId = randomUUID();
    const events = [eventId, eventId, randomUUID(), randomUUID(), null, null];
    await race(server, events.length, (client, index) => sendCharge(client, subscribed, events[index]));
    await Promise.all([makeOrders(), makeOrders()]);
    expect(await chargesOf(id)).toMatchObject([{ state: "ordered", payments: 1 }]);
  }
});

it("accepts or refunds a charge beside a cancellation, by their order, and never both", async () => {
  for (const _ of rounds(6, 200)) {
    const { id, person, ...subscribed } = await subscribe(owner, server);
    const press = () => cancel(person.id, id);
    const charge = () => sendCharge(server, subscribed);
    await Promise.all(Math.random() < 0.5 ? [press(), charge()] : [charge(), press()]);
    await makeOrders();
    const [charged, ...others] = await chargesOf(id);
    expect(others).toEqual([]);
    expect(charged.state).toBe(charged.is_in_time ? "ordered" : "refunded");
    expect((await refundsOfPayment(owner, subscribed.paymentId)).map(({ amount }) => amount)).toEqual(
      charged.is_in_time ? [] : [subscribed.amount],
    );
  }
});

it("applies a request that waits for a charge after it", async () => {
  const { id, person, ...subscribed } = await subscribe(owner, server);
  await play(
    owner,
    inSession({ id: person.id }, async (client) => {
      await client.query("select pg_sleep(0.02)");
      expect(await sendCharge(server, subscribed)).toBe("charged");
      await client.query("select public.request_subscription_change($1, 1, 'cancel', null, '')", [id]);
    }),
  );
  expect(await chargesOf(id)).toMatchObject([{ state: "paid", is_in_time: true }]);
  await makeOrders();
});

it("makes the order of one of two charges for the last item, and requires a choice for the other", async () => {
  for (const round of rounds(2, 50)) {
    const price = 9_000 + round;
    const [last] = await stockTees(owner, 1, price, 1);
    const plan = await makePlan(owner, { amount: price });
    const both = [await subscribe(owner, server, { plan }), await subscribe(owner, server, { plan })];
    for (const subscribed of both) await sendCharge(server, subscribed);
    await Promise.all([makeOrders(), makeOrders()]);
    const charges = (await Promise.all(both.map(({ id }) => chargesOf(id)))).flat();
    expect(charges.map(({ state }) => state).toSorted()).toEqual(["asked", "ordered"]);
    expect(charges.flatMap(({ variants: sent }) => sent)).toEqual([last]);
  }
});

describe("a tee swapped while its order is made", () => {
  const swap = (userId: string, { id, version }: SubscriptionRow, variantId: number) =>
    actAs<SubscriptionRow>(owner, userId, "select public.swap_pick($1, $2, 1, $3)", [id, version, variantId]);

  async function charged() {
    const { id, person, ...subscribed } = await subscribe(owner, server);
    await sendCharge(server, subscribed);
    const [row] = await mineOf(owner, person);
    const free = variants.find((each) => each !== row?.picks[0]?.variant_id) ?? 0;
    if (!row) throw new Error("no subscription");
    return { id, person, row, free };
  }

  it("is in the parcel, or the swap is refused", async () => {
    for (const _ of rounds(4, 100)) {
      const { id, person, row, free } = await charged();
      const [press] = await Promise.allSettled([swap(person.id, row, free), makeOrders()]);
      await makeOrders();
      const isSwapped = press.status === "fulfilled";
      expect(await chargesOf(id)).toMatchObject([
        { state: "ordered", variants: [isSwapped ? free : row.picks[0]?.variant_id] },
      ]);
    }
  });

  it("makes the order prepared before it stale", async () => {
    const { id, person, row, free } = await charged();
    const chargeId = await chargeIdOf(owner, id);
    const { rows: prepared } = await server.query("select public.prepare_subscription_order($1) as it", [
      chargeId,
    ]);
    const { version, amount } = prepared[0].it;
    await swap(person.id, row, free);
    const place = server.query("select public.place_subscription_order($1, 'x', $2)", [
      chargeId,
      JSON.stringify({ version, total: amount }),
    ]);
    expect(await refusalOf(place)).toMatchObject({ code: "PT409", hint: "stale" });
    await makeOrders();
    const [now] = await mineOf(owner, person);
    expect(await hintOf(swap(person.id, { ...row, version: row.version + 1 }, free))).toBe("stale");
    expect(now?.picks[0]?.variant_id).not.toBe(free);
  });
});

it("applies one of two concurrent changes by owner and staff, and refuses the other with a reason", async () => {
  const change = (fields: object, version: number, id: string) => [id, version, JSON.stringify(fields)];
  for (const _ of rounds(4, 100)) {
    const { id, person } = await subscribe(owner, server);
    const { won, refused } = await contend(server, [
      [
        "staff",
        inSession(
          "manager",
          askFor("change_subscription_by_staff($1, $2, $3)", ...change({ name: "By staff" }, 1, id)),
        ),
      ],
      [
        "owner",
        inSession(
          { id: person.id },
          askFor("change_subscription($1, $2, $3)", ...change({ name: "By owner" }, 1, id)),
        ),
      ],
    ]);
    expect(won).toHaveLength(1);
    expect(refused).toMatchObject([{ code: "PT409", hint: "stale" }]);
    const { rows } = await owner.query("select name, version from private.subscriptions where id = $1", [id]);
    expect(rows).toEqual([{ name: `By ${won[0]}`, version: 2 }]);
  }
});

it("lets one of many workers claim due work, and the next one after its lease", async () => {
  const made = [];
  for (let count = 0; count < 6; count++) made.push(await subscribe(owner, server));
  const ids = made.map(({ id }) => id);
  for (const subscribed of made) await sendCharge(server, subscribed);
  await owner.query(
    "update private.subscriptions set pending_change = 'pause', change_due_at = now(), next_sync_at = now() where id = any ($1)",
    [ids],
  );
  const { rows: charges } = await owner.query(
    "select id from private.subscription_charges where subscription_id = any ($1)",
    [ids],
  );
  const claim = async (kind: string, wanted: string[]) => {
    const { won } = await race(server, 6, async (client) => {
      const { rows } = await client.query(`select public.claim_subscription_${kind}(100) as claimed`);
      return rows[0].claimed.map(({ id }: { id: string }) => id) as string[];
    });
    return won
      .flat()
      .filter((id) => wanted.includes(id))
      .toSorted();
  };
  for (const [kind, wanted, lease] of [
    ["changes", ids, "update private.subscriptions set change_due_at = now() where id = any ($1)"],
    ["syncs", ids, "update private.subscriptions set next_sync_at = now() where id = any ($1)"],
    [
      "charges",
      charges.map(({ id }) => id),
      "update private.subscription_charges set next_at = now() where id = any ($1)",
    ],
  ] as const) {
    expect(await claim(kind, wanted)).toEqual(wanted.toSorted());
    expect(await claim(kind, wanted)).toEqual([]);
    await owner.query(lease, [wanted]);
    expect(await claim(kind, wanted)).toEqual(wanted.toSorted());
  }
  await owner.query(
    "update private.subscription_charges set next_at = now() where subscription_id = any ($1)",
    [ids],
  );
  await makeOrders();
});
