import { randomInt, randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner, server } from "../support/backend/database";
import { balanced } from "../support/orders/books";
import { moveOrder } from "../support/orders/move-order";
import { applyRefund, moneyOf, placePaidOrder, requestRefund } from "../support/orders/refunds";
import { setPolicy, statusOf } from "../support/orders/returns";
import { attack, newVisitor, unproven } from "../support/orders/unproven";
import { refusalIn, refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder, rules } from "../support/shop";

const settings = { cod_up_to: "2000", cod_open_orders: "2", cod_refusals: "1" };
const phone = `+9173${randomInt(100_000_000).toString().padStart(8, "0")}`;

/** In a shop with COD limits. */
const inShop = (work: (client: PoolClient, variantId: number) => Promise<void>) =>
  inRollback(owner, async (client) => {
    for (const setting of Object.entries(settings)) await setPolicy(client, ...setting);
    const { variantId } = await makeSingle(client, 50);
    await work(client, variantId);
  });

const cash = (variantId: number, overrides: object = {}, quantity = 1) =>
  orderOf([{ variantId, quantity }], { rules: { ...rules, settings }, phone, ...overrides });

const expectRefused = async (client: PoolClient, order: ReturnType<typeof cash>, detail: string) =>
  expect(await refusalIn(client, () => placeOrder(client, order))).toMatchObject({
    ...{ code: "PT409", hint: "cod_refused", detail },
  });

describe("cash on delivery", () => {
  it("is refused at a pincode without COD, and at an unknown one", () =>
    inShop(async (client, variantId) => {
      const elsewhere = (pincode: string) =>
        cash(variantId, { shipping_address: { line1: "x", pincode, city: "x", state: "Karnataka" } });
      await expectRefused(client, elsewhere("560999"), "pincode");
      await client.query("update public.pincodes set cod_available = false where pincode = '560001'");
      await expectRefused(client, elsewhere("560001"), "pincode");
    }));

  it("is refused above the maximum order total", () =>
    inShop(async (client, variantId) => {
      await expectRefused(client, cash(variantId, {}, 4), "over");
      await placeOrder(client, cash(variantId, {}, 3));
    }));

  it("is refused while two orders to the phone are on their way, and allowed again when one has arrived", () =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId));
      await placeOrder(client, cash(variantId));
      await expectRefused(client, cash(variantId), "open");
      await placeOrder(client, cash(variantId, { phone: "+919812345679" }));
      await moveOrder(client, id, "Delivered");
      await client.query("select public.collect_cod($1)", [id]);
      await placeOrder(client, cash(variantId));
    }));

  it("is refused to a phone with refused parcels", () =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId));
      await moveOrder(client, id, "Shipped");
      await client.query("select public.transition_order($1, 'RTO', 'admin')", [id]);
      await expectRefused(client, cash(variantId), "refused");
    }));

  it.each([false, undefined])("from a phone without a proof (%p) waits for its code", (proven) =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId, { is_phone_proven: proven }));
      expect(await statusOf(client, id)).toBe("COD Review");
    }),
  );
});

describe("a code to the phone", () => {
  const inReview = (work: (client: PoolClient, id: string) => Promise<void>) =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId, { is_phone_proven: false }));
      await client.query("select public.send_cod_code($1, '123456', 'right')", [id]);
      await work(client, id);
    });
  const check = async (client: PoolClient, id: string, hash: string): Promise<string> =>
    (await client.query("select public.check_cod_code($1, $2) as outcome", [id, hash])).rows[0].outcome;

  it("confirms the order once", () =>
    inReview(async (client, id) => {
      expect(await check(client, id, "wrong")).toBe("wrong");
      expect(await check(client, id, "right")).toBe("confirmed");
      expect(await statusOf(client, id)).toBe("Confirmed");
      expect(await check(client, id, "wrong")).toBe("confirmed");
    }));

  it("allows five tries in ten minutes", () =>
    inReview(async (client, id) => {
      for (let tries = 0; tries < 5; tries++) expect(await check(client, id, "wrong")).toBe("wrong");
      expect(await check(client, id, "right")).toBe("spent");
      await client.query(
        "update private.cod_codes set attempts = 0, sent_at = now() - interval '11 minutes' where order_id = $1",
        [id],
      );
      expect(await check(client, id, "right")).toBe("expired");
    }));

  it("is sent later to a phone that had one just now, and is valid for ten minutes from then on", () =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId, { is_phone_proven: false }));
      await client.query("select public.send_cod_code($1, '123456', 'right', '60 s')", [id]);
      const { rows } = await client.query(
        `select m.next_at - now() as message, c.sent_at - now() as code from public.outbox m, private.cod_codes c
         where m.topic = 'cod_code' and m.order_id = $1 and c.order_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ message: { minutes: 1 }, code: { minutes: 1 } }]);
    }));

  it("is sent only for an order that waits for it", () =>
    inReview(async (client, id) => {
      await client.query("select public.transition_order($1, 'Confirmed', 'admin')", [id]);
      const send = client.query("select public.send_cod_code($1, '654321', 'new')", [id]);
      expect(await refusalOf(send)).toMatchObject({ code: "PT409", hint: "bad_transition" });
    }));

  it("is sent again after a minute, five times at most, each in its own message", () =>
    inReview(async (client, id) => {
      const send = () => client.query("select public.send_cod_code($1, '654321', 'new')", [id]);
      const expectTooMany = async () =>
        expect(await refusalIn(client, send)).toMatchObject({ code: "PT429", hint: "too_many" });
      const passMinutes = () =>
        client.query(
          "update private.cod_codes set sent_at = now() - interval '2 minutes' where order_id = $1",
          [id],
        );
      await expectTooMany();
      for (let sent = 1; sent < 5; sent++) {
        await passMinutes();
        await send();
      }
      await passMinutes();
      await expectTooMany();
      const { rows } = await client.query(
        "select count(*) as messages from public.outbox where topic = 'cod_code' and order_id = $1",
        [id],
      );
      expect(rows).toEqual([{ messages: 5 }]);
    }));
});

describe("an unproven address", () => {
  const queued = async (ids: readonly string[], channel: string) => {
    const { rows } = await owner.query(
      `select topic, count(*) as messages from public.outbox
       where channel = $2 and order_id = any ($1) group by topic order by topic`,
      [ids, channel],
    );
    return Object.fromEntries(rows.map(({ topic, messages }) => [topic, messages]));
  };

  it("gets five emails about placed orders a day, two reminders and two cancellations, and no SMS", async () => {
    const { variantId } = await makeSingle(owner, 50);
    const [email, visitor] = [`${randomUUID()}@kapas.test`, newVisitor()];
    const { passed } = await attack(server, 8, () => unproven(variantId, visitor, { email }));
    expect(passed).toHaveLength(8);
    await owner.query("update public.orders set expires_at = now() where id = any ($1)", [passed]);
    await server.query("select public.expire_orders()");
    expect(await queued(passed, "email")).toEqual({ order_placed: 5, order_reminder: 2, order_cancelled: 2 });
    expect(await queued(passed, "sms")).toEqual({});
  });

  it("gets a reminder 15 minutes before the order expires, and the link once", async () => {
    const { variantId } = await makeSingle(owner);
    const email = `${randomUUID()}@kapas.test`;
    const { id, order_id } = await placeOrder(server, unproven(variantId, newVisitor(), { email }));
    const { rows } = await owner.query(
      `select o.expires_at - b.next_at = interval '15 minutes' as is_before
       from public.outbox b join public.orders o on o.id = b.order_id where b.topic = 'order_reminder' and o.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ is_before: true }]);
    for (let count = 0; count < 3; count++)
      await server.query("select public.queue_order_link($1, $2)", [order_id, email]);
    // Another time would make another message of a proven order.
    const links = await owner.query(
      "select data from public.outbox where topic = 'order_link' and order_id = $1",
      [id],
    );
    expect(links.rows).toEqual([{ data: { window: null } }]);
  });
});

test("a delivered COD order still gets a code that works once, and does not confirm a waiting order", async () => {
  const { variantId } = await makeSingle(owner);
  const { id } = await placeOrder(server, orderOf([{ variantId }]));
  const check = async (hash: string) =>
    (await server.query("select public.check_phone_code($1, $2) as outcome", [id, hash])).rows[0].outcome;
  await server.query("select public.send_phone_code($1, '123456', 'right')", [id]);
  expect([await check("wrong"), await check("right"), await check("right")]).toEqual([
    "wrong",
    "right",
    "spent",
  ]);
  const waiting = await placeOrder(server, unproven(variantId, newVisitor()));
  expect(
    await refusalOf(server.query("select public.send_phone_code($1, '123456', 'right')", [waiting.id])),
  ).toMatchObject({ hint: "bad_transition" });
});

/** An order of 499 rupees and 49 for delivery, paid online, that was refused at the door. */
async function comesBack(client: PoolClient, before?: (id: string) => Promise<unknown>) {
  const paid = await placePaidOrder(client);
  await moveOrder(client, paid.id, "Shipped");
  await before?.(paid.id);
  await client.query("select public.transition_order($1, 'RTO', 'system')", [paid.id]);
  return paid;
}

const backOf = async (client: PoolClient, id: string) =>
  (
    await client.query(
      "select id, amount, reason, status from public.refunds where order_id = $1 order by amount",
      [id],
    )
  ).rows;

describe("an RTO parcel that was paid online", () => {
  it.each([
    [null, 499],
    ["delivery", 499],
    ["nothing", 548],
    ["both_ways", 450],
  ])(
    "with rto_deduction %s: is refunded %d rupees automatically, and its customer is notified",
    (setting, amount) =>
      balanced(async (client) => {
        if (setting) await setPolicy(client, "rto_deduction", setting);
        const { id } = await comesBack(client);
        expect(await backOf(client, id)).toMatchObject([
          { amount, reason: "undelivered", status: "requested" },
        ]);
        const { rows } = await client.query(
          "select topic from public.outbox where order_id = $1 and topic = 'order_rto'",
          [id],
        );
        expect(rows).toHaveLength(1);
      }),
  );

  it("gets a credit note for its goods only, once the refund is processed and not before", () =>
    balanced(async (client) => {
      const { id, paymentId } = await comesBack(client);
      const [refund] = await backOf(client, id);
      const notes = "select from public.invoices where order_id = $1 and kind = 'credit_note'";
      expect((await client.query(notes, [id])).rowCount).toBe(0);
      await applyRefund(client, {
        eventId: "e",
        gatewayRefundId: "rfnd_rto",
        paymentId,
        status: "processed",
        amount: 499,
        refundId: refund.id,
      });
      const { rows } = await client.query(
        "select data ->> 'reason' as reason, jsonb_path_query_array(data, '$.lines[*].title') as titles, (data #>> '{totals,total}')::numeric as total from public.invoices where order_id = $1 and kind = 'credit_note'",
        [id],
      );
      expect(rows).toEqual([{ reason: "undelivered", titles: [expect.stringContaining("Tee")], total: 499 }]);
      expect(await moneyOf(client, id)).toMatchObject({
        status: "RTO",
        payment_status: "partially_refunded",
      });
    }));

  it("is refunded no more than earlier refunds left", () =>
    balanced(async (client) => {
      const { id } = await comesBack(client, (orderId) => requestRefund(client, orderId, { amount: 100 }));
      expect((await backOf(client, id)).map(({ amount }) => amount)).toEqual([100, 448]);
    }));
});
