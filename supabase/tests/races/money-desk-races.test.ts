import { randomUUID } from "node:crypto";
import { findPeople, type People } from "../support/actors";
import { openPool } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { forgetRefunds } from "../support/invoices";
import { overtake } from "../support/overtake";
import { applyPayment } from "../support/payments";
import { makePerson } from "../support/person";
import { countRefusals, race } from "../support/race";
import {
  applyRefund,
  moneyOf,
  noteAttempt,
  placePaidOrder,
  refundsOf,
  requestRefund,
} from "../support/refunds";
import { rounds } from "../support/rounds";
import { shuffled } from "../support/scenario";
import { makeSingle, orderOf, placeOrder } from "../support/shop";
import { type Act, committed, inSession } from "../support/staff-session";

// Two people at one case of the money desk.

const owner = openPool("postgres", 6);
const desk = openPool("service_role", 6);
let people: People;
/** Three who look after the money: no test here needs whose role it is. */
let keepers: { asha: string; ben: string; cara: string };
let names: Record<string, string>;

beforeAll(async () => {
  people = await findPeople(owner);
  const cara = await makePerson(owner);
  await owner.query("insert into public.user_roles (user_id, role) values ($1, 'manager')", [cara.id]);
  keepers = { asha: people.manager, ben: people.admin, cara: cara.id };
  const { rows } = await owner.query(
    "select id, private.name_of_person(id) as name from unnest($1::uuid[]) as id",
    [Object.values(keepers)],
  );
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  names = Object.fromEntries(Object.entries(keepers).map(([who, id]) => [who, nameOf.get(id)]));
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));
afterAll(async () => {
  await owner.query("delete from auth.users where id = $1", [keepers.cara]);
  await forgetRefunds(owner);
  await Promise.all([owner.end(), desk.end()]);
});

type Who = keyof typeof keepers;

const as = <T>(who: Who, act: Act<T>): Act<T> =>
  inSession({ ...people, manager: keepers[who] }, "manager", act);

interface Wish {
  key?: string;
  order?: string | null;
  upi?: string | null;
}

const take =
  (caseId: number, kind: string, { key = randomUUID(), order = null, upi = null }: Wish = {}): Act<string> =>
  async (client) =>
    (
      await client.query("select public.take_money_step($1, $2, $3, 'Asked the bank', $4, $5) as answer", [
        caseId,
        key,
        kind,
        order,
        upi,
      ])
    ).rows[0].answer;

const decide =
  (stepId: string, isAgreed: boolean): Act =>
  (client) =>
    client.query("select public.decide_money_step($1, $2)", [stepId, isAgreed]);

/** All at once, in an order that differs each time. */
async function contend<T>(attempts: [who: Who, act: Act<T>][]) {
  const drawn = shuffled(attempts);
  return race(desk, drawn.length, async (client, index) => {
    const [who, act] = drawn[index] ?? [];
    if (!who || !act) throw new Error("more runners than attempts");
    return { who, answer: await committed(client, as(who, act)) };
  });
}

async function strayMoney(amount = 548): Promise<{ caseId: number; paymentId: string }> {
  const paymentId = `pay_${randomUUID()}`;
  const event = { eventId: paymentId, type: "payment.captured", kind: "captured", amount };
  await applyPayment(owner, { ...event, gatewayOrderId: `order_${randomUUID()}`, paymentId });
  return { caseId: await caseOf("unknown_order", paymentId), paymentId };
}

async function caseOf(reason: string, paymentId: string): Promise<number> {
  const { rows } = await owner.query(
    "select id from public.reconciliation_breaks where reason = $1 and payment_id = $2",
    [reason, paymentId],
  );
  return Number(rows[0].id);
}

async function unpaidOrder() {
  const { variantId } = await makeSingle(owner);
  return placeOrder(owner, orderOf([{ variantId }], { payment_method: "online" }));
}

/** A paid order of which a refund has failed. */
async function failedRefund(amount = 548) {
  const paid = await placePaidOrder(owner);
  const { id } = await requestRefund(owner, paid.id, { amount });
  await noteAttempt(owner, id, "failed", null, "The account is closed");
  return { ...paid, caseId: await caseOf("refund_failed", paid.paymentId) };
}

async function lookAt(caseId: number) {
  const { rows } = await owner.query(
    `select resolved_at is not null as is_closed,
       (select jsonb_object_agg(outcome, count) from (
          select outcome, count(*) from public.money_steps where break_id = b.id group by outcome
        ) as steps) as steps
     from public.reconciliation_breaks b where id = $1`,
    [caseId],
  );
  return rows[0];
}

describe("money that has no order", () => {
  it("given to two orders at once pays one of them, and the others are told that the case is closed", async () => {
    for (const _ of rounds(5, 100)) {
      const [first, second] = [await unpaidOrder(), await unpaidOrder()];
      const { caseId, paymentId } = await strayMoney();
      const give = (order: string) => take(caseId, "match", { order });
      const { won, refused } = await contend([
        ["asha", give(first.order_id)],
        ["asha", give(first.order_id)],
        ["ben", give(second.order_id)],
        ["cara", give(second.order_id)],
      ]);
      expect({ won: won.map(({ answer }) => answer), refused: countRefusals(refused) }).toEqual({
        won: ["done"],
        refused: { "PT409 case_closed": 3 },
      });
      expect(refused.map(({ detail }) => detail)).toEqual(Array(3).fill(names[won[0]?.who ?? ""]));
      const { rows } = await owner.query(
        "select id, paid_by from public.orders where id = any ($1) and status = 'Confirmed'",
        [[first.id, second.id]],
      );
      expect(rows).toEqual([{ id: won[0]?.who === "asha" ? first.id : second.id, paid_by: paymentId }]);
      expect(await lookAt(caseId)).toEqual({ is_closed: true, steps: { done: 1 } });
    }
  });

  it("given by one form that was sent four times is given once, and all are told of it", async () => {
    for (const _ of rounds(3, 50)) {
      const order = await unpaidOrder();
      const { caseId } = await strayMoney();
      const press = take(caseId, "match", { key: randomUUID(), order: order.order_id });
      const { won, refused } = await contend([
        ["asha", press],
        ["asha", press],
        ["asha", press],
        ["asha", press],
      ]);
      expect({ won: won.map(({ answer }) => answer), refused }).toEqual({
        won: Array(4).fill("done"),
        refused: [],
      });
      expect(await lookAt(caseId)).toEqual({ is_closed: true, steps: { done: 1 } });
    }
  });

  it("given to an order while the order's own payment comes: one pays it, the other goes back", async () => {
    for (const _ of rounds(5, 100)) {
      const order = await unpaidOrder();
      const gatewayOrderId = `order_${randomUUID()}`;
      await owner.query("select public.attach_gateway_order($1, $2)", [order.id, gatewayOrderId]);
      const { caseId } = await strayMoney();
      const paymentId = `pay_${randomUUID()}`;
      const event = {
        eventId: paymentId,
        type: "payment.captured",
        kind: "captured",
        gatewayOrderId,
        paymentId,
      };
      const { refused } = await race<unknown>(desk, 2, (client, index) =>
        index === 0
          ? committed(client, as("asha", take(caseId, "match", { order: order.order_id })))
          : applyPayment(client, event),
      );
      expect(refused).toEqual([]);
      expect(await moneyOf(owner, order.id)).toMatchObject({
        status: "Confirmed",
        payment_status: "captured",
        refunds: [{ amount: 548, reason: "second_capture" }],
      });
    }
  });
});

describe("above the amount for two people", () => {
  async function waiting(kind = "close") {
    const order = await unpaidOrder();
    const { caseId } = await strayMoney(6000);
    const key = randomUUID();
    const client = await owner.connect();
    try {
      const ask = take(caseId, kind, { key, order: order.order_id });
      expect(await committed(client, as("asha", ask))).toBe("waiting");
    } finally {
      client.release();
    }
    return { caseId, key, order };
  }

  it("two ask at once: one question waits, the others are told so", async () => {
    for (const _ of rounds(3, 50)) {
      const { caseId } = await strayMoney(6000);
      const { won, refused } = await contend([
        ["asha", take(caseId, "close")],
        ["ben", take(caseId, "close")],
        ["cara", take(caseId, "close")],
      ]);
      expect({ won: won.map(({ answer }) => answer), refused: countRefusals(refused) }).toEqual({
        won: ["waiting"],
        refused: { "PT409 already_waiting": 2 },
      });
      expect(await lookAt(caseId)).toEqual({ is_closed: false, steps: { waiting: 1 } });
    }
  });

  it("two agree at once: it is done once, and the second is told who was first", async () => {
    for (const _ of rounds(5, 100)) {
      const { caseId, key, order } = await waiting("match");
      const { won, refused } = await contend([
        ["ben", decide(key, true)],
        ["ben", decide(key, true)],
        ["cara", decide(key, true)],
        ["cara", decide(key, true)],
      ]);
      expect(won).toHaveLength(1);
      expect(refused).toMatchObject(Array(3).fill({ hint: "decided", detail: names[won[0]?.who ?? ""] }));
      expect(await lookAt(caseId)).toEqual({ is_closed: true, steps: { done: 1 } });
      // 6,000 rupees are not its price: they go back, once.
      expect(await refundsOf(owner, order.id)).toMatchObject([{ amount: 6000, reason: "amount_mismatch" }]);
    }
  });

  it("one agrees while who asked takes it back: it is done or it is not, and never both", async () => {
    for (const _ of rounds(6, 100)) {
      const { caseId, key } = await waiting();
      const { won, refused } = await contend([
        ["ben", decide(key, true)],
        ["cara", decide(key, true)],
        ["asha", decide(key, false)],
        ["asha", decide(key, false)],
      ]);
      expect(won).toHaveLength(1);
      const isDone = won[0]?.who !== "asha";
      expect(refused).toMatchObject(Array(3).fill({ hint: "decided", detail: names[won[0]?.who ?? ""] }));
      expect(await lookAt(caseId)).toEqual({
        is_closed: isDone,
        steps: isDone ? { done: 1 } : { declined: 1 },
      });
    }
  });

  it("nobody is both people, from however many sessions", async () => {
    for (const _ of rounds(4, 100)) {
      const { caseId } = await strayMoney(6000);
      const key = randomUUID();
      const { won, refused } = await contend<unknown>([
        ["asha", take(caseId, "close", { key })],
        ["asha", take(caseId, "close", { key })],
        ["asha", decide(key, true)],
        ["asha", decide(key, true)],
      ]);
      expect(won.map(({ answer }) => answer)).toEqual(["waiting", "waiting"]);
      expect(refused.every(({ hint }) => hint === "same_person" || hint === "not_found")).toBe(true);
      expect(await lookAt(caseId)).toEqual({ is_closed: false, steps: { waiting: 1 } });
    }
  });

  it("nobody agrees to another amount than was asked for", async () => {
    const { caseId, key } = await waiting();
    await owner.query("update public.reconciliation_breaks set amount = 9000 where id = $1", [caseId]);
    const { refused } = await contend([["ben", decide(key, true)]]);
    expect(refused).toMatchObject([{ hint: "case_changed" }]);
    expect(await lookAt(caseId)).toEqual({ is_closed: false, steps: { waiting: 1 } });
  });

  it("one person does not send back what became that much while they waited", async () => {
    for (const grow of ["webhook", "worker"] as const) {
      const paid = await placePaidOrder(owner);
      // Of a dearer order: the case is of 100 rupees first, of 6,000 then.
      await owner.query("update public.payments set amount = 10000 where payment_id = $1", [paid.paymentId]);
      await owner.query("update public.orders set total = 10000, subtotal = 9951 where id = $1", [paid.id]);
      await owner.query(
        "update public.order_items set list_price = 9951, unit_price = 9951, line_total = 9951, taxable = 9951 where order_id = $1",
        [paid.id],
      );
      const small = await requestRefund(owner, paid.id, { amount: 100 });
      await noteAttempt(owner, small.id, "failed");
      const large = await requestRefund(owner, paid.id, { amount: 6000 });
      const caseId = await caseOf("refund_failed", paid.paymentId);
      const fails: Act =
        grow === "worker"
          ? (client) => noteAttempt(client, large.id, "failed")
          : (client) =>
              applyRefund(client, {
                eventId: randomUUID(),
                gatewayRefundId: `rfnd_${large.id}`,
                paymentId: paid.paymentId,
                status: "failed",
                amount: 6000,
                refundId: large.id,
              });
      expect(await overtake(owner, fails, as("asha", take(caseId, "refund")))).toEqual({
        waited: true,
        answer: "waiting",
      });
      expect(await lookAt(caseId)).toEqual({ is_closed: false, steps: { waiting: 1 } });
    }
  });
});

describe("a refund that failed", () => {
  it("is sent again by two at once, at the money desk and at the order: once", async () => {
    for (const _ of rounds(5, 100)) {
      const { id, order_id, caseId } = await failedRefund();
      const { won, refused } = await contend<unknown>([
        ["asha", take(caseId, "refund")],
        ["ben", take(caseId, "refund", { upi: "asha@okbank" })],
        [
          "cara",
          (client) =>
            client.query("select public.refund_at_desk($1, $2, 548, 'Again')", [order_id, randomUUID()]),
        ],
      ]);
      expect(won).toHaveLength(1);
      expect(refused.every(({ hint }) => hint === "underway" || hint === "refund_too_much")).toBe(true);
      const live = (await refundsOf(owner, id)).filter(({ status }) => status !== "failed");
      expect(live).toMatchObject([{ amount: 548, status: "requested" }]);
    }
  });

  it("is sent again or its case is closed: nobody closes the case of money that is under way", async () => {
    for (const _ of rounds(5, 100)) {
      const { id, caseId } = await failedRefund();
      const { won, refused } = await contend([
        ["asha", take(caseId, "refund")],
        ["ben", take(caseId, "close")],
      ]);
      expect(won).toHaveLength(1);
      const isClosed = won[0]?.who === "ben";
      expect(refused).toMatchObject([{ hint: isClosed ? "case_closed" : "underway" }]);
      expect((await lookAt(caseId)).is_closed).toBe(isClosed);
      expect((await refundsOf(owner, id)).map(({ status }) => status).sort()).toEqual(
        isClosed ? ["failed"] : ["failed", "requested"],
      );
    }
  });

  it("is sent again while other money is given to its order: both, each payment for itself", async () => {
    for (const _ of rounds(5, 100)) {
      const { id, order_id, caseId } = await failedRefund(100);
      const stray = await strayMoney();
      const { won, refused } = await contend([
        ["asha", take(caseId, "refund")],
        ["ben", take(stray.caseId, "match", { order: order_id })],
      ]);
      expect({ won: won.length, refused }).toEqual({ won: 2, refused: [] });
      expect((await refundsOf(owner, id)).filter(({ status }) => status !== "failed")).toMatchObject([
        { amount: 100 },
        { amount: 548, reason: "second_capture", payment_id: stray.paymentId },
      ]);
    }
  });
});
