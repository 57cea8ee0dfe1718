import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { makeVersion } from "../support/designs/custom";
import { contradictionsIn } from "../support/invariants";
import { deleteRefunds, placePackedOrder, refund } from "../support/orders/invoices";
import { applyPayment } from "../support/orders/payments";
import {
  applyDispute,
  applyRefund,
  placePaidOrder,
  recordAttempt,
  requestRefund,
} from "../support/orders/refunds";
import { makePerson } from "../support/people/person";
import { accountKey, expectLocked, orderRow, rowAt } from "../support/races/locked-rows";
import { makeSingle, orderOf, placeOrder, unpaidOrderOf } from "../support/shop";

// Races show that nothing goes wrong; these tests show each lock of a transaction until its end. Each act writes
// nothing to the rows in question, so that only the lock itself can hold them.

afterAll(async () => {
  await deleteRefunds(owner);
  expect(await contradictionsIn(owner)).toEqual({});
});

const payment = (id: string) => rowAt("public.payments", id, "payment_id");
const refundRow = (id: string) => rowAt("public.refunds", id);

const refundEvent = (
  paymentId: string,
  gatewayRefundId: string,
  amount = 100,
  refundId: string | null = null,
) => ({
  eventId: randomUUID(),
  gatewayRefundId,
  paymentId,
  status: "processed" as const,
  amount,
  refundId,
});

describe("until its transaction ends", () => {
  it("an order locks the settings, zones and taxes of its prices, and writes into no row of them", async () => {
    const { variantId } = await makeSingle(owner);
    const rules = (await owner.query("select public.pricing_rules() as rules")).rows[0].rules;
    const mayWrite = (table: string) =>
      inRollback(owner, (client) => client.query(`lock table ${table} in row exclusive mode nowait`));
    const tables = ["product_settings", "shipping_zones", "gst_rates", "print_bands", "print_breaks"];
    await inRollback(owner, async (client) => {
      await placeOrder(client, orderOf([{ variantId }], { rules }));
      for (const table of tables) {
        await expect(mayWrite(`public.${table}`)).rejects.toMatchObject({ code: "55P03" });
        const { rows } = await client.query(
          `select from public.${table} where xmax::text = (pg_current_xact_id()::text)`,
        );
        expect([table, rows]).toEqual([table, []]);
      }
    });
    for (const table of tables) await mayWrite(`public.${table}`);
  });

  it("a repeated basket locks its key, its order, and the order that replaced it", async () => {
    const { variantId } = await makeSingle(owner, 2);
    const key = randomUUID();
    const cash = unpaidOrderOf(variantId, {}, { payment_method: "cod" });
    const { id } = await placeOrder(owner, cash, { key });
    await expectLocked(
      (client) => placeOrder(client, cash, { key }),
      rowAt("public.idempotency_keys", key, "key"),
      orderRow(id),
    );
    const other = randomUUID();
    await placeOrder(owner, unpaidOrderOf(variantId), { key: other, hash: "one" });
    const second = await placeOrder(owner, unpaidOrderOf(variantId), { key: other, hash: "two" });
    await owner.query(
      `update public.idempotency_keys set response = jsonb_build_object('id', o.id)
       from public.orders o where key = $1 and o.replaced_by = $2`,
      [other, second.id],
    );
    await expectLocked(
      (client) => placeOrder(client, unpaidOrderOf(variantId), { key: other, hash: "two" }),
      orderRow(second.id),
    );
  });

  it("an event locks itself, its order, and its subject", async () => {
    const paid = await placePaidOrder(owner);
    const asked = await requestRefund(owner, paid.id, { amount: 100 });
    const refundFact = refundEvent(paid.paymentId, randomUUID(), 100, asked.id);
    await applyRefund(owner, refundFact);
    await expectLocked(
      (client) => applyRefund(client, refundFact),
      rowAt("public.webhook_events", refundFact.eventId, "event_id"),
    );
    await expectLocked(
      (client) => applyRefund(client, { ...refundFact, eventId: randomUUID(), status: "pending" }),
      orderRow(paid.id),
      payment(paid.paymentId),
      refundRow(asked.id),
    );
    const failed = {
      eventId: randomUUID(),
      type: "payment.failed",
      paymentId: paid.paymentId,
      kind: "failed",
    };
    await expectLocked(
      (client) => applyPayment(client, { ...failed, gatewayOrderId: paid.gatewayOrderId }),
      orderRow(paid.id),
    );
  });

  it("a manual refund locks the refunds that it must leave room for", async () => {
    const paid = await placePaidOrder(owner);
    const asked = await requestRefund(owner, paid.id, { amount: 100 });
    await expectLocked(
      (client) => applyRefund(client, refundEvent(paid.paymentId, randomUUID())),
      refundRow(asked.id),
    );
  });

  it("a dispute locks its order and payment", async () => {
    const paid = await placePaidOrder(owner);
    const disputeId = randomUUID();
    const dispute = (status: string) => ({
      eventId: randomUUID(),
      disputeId,
      paymentId: paid.paymentId,
      status,
    });
    await applyDispute(owner, dispute("open"));
    await expectLocked(
      (client) => applyDispute(client, dispute("under_review")),
      orderRow(paid.id),
      payment(paid.paymentId),
    );
  });

  it("a request for a refund locks order and payment, and so does its answer", async () => {
    const paid = await placePaidOrder(owner);
    await expectLocked(
      (client) => requestRefund(client, paid.id),
      orderRow(paid.id),
      payment(paid.paymentId),
    );
    const asked = await requestRefund(owner, paid.id, { amount: 100 });
    await applyRefund(owner, refundEvent(paid.paymentId, randomUUID(), 100, asked.id));
    await expectLocked(
      (client) => recordAttempt(client, asked.id, "pending", "rfnd_late"),
      orderRow(paid.id),
      refundRow(asked.id),
    );
  });

  it("invoices and credit notes lock their order", async () => {
    const packed = await placePackedOrder(owner, [499]);
    await expectLocked(
      (client) => client.query("select public.issue_invoice($1)", [packed.id]),
      orderRow(packed.id),
    );
    const refundId = await refund(owner, packed, 1);
    await expectLocked(
      (client) => client.query("select public.issue_credit_note($1)", [refundId]),
      orderRow(packed.id),
    );
  });

  it("storing print files prevents another claim of their design", async () => {
    const id = await makeVersion(owner);
    await expectLocked(
      (client) => client.query("select public.save_print_files($1, '[]')", [id]),
      rowAt("public.design_versions", id),
    );
  });

  it("saving a design locks it for the person's other windows", async () => {
    const person = await makePerson(owner);
    const id = randomUUID();
    const save = (client: PoolClient | Pool) =>
      client.query("select public.save_design($1, $2, 'Mine', 1, '{}')", [person.id, id]);
    await save(owner);
    await expectLocked(save, rowAt("public.designs", id));
  });

  it("the deletion of a product locks its variants and itself", async () => {
    const { productId, variantId } = await makeSingle(owner);
    await expectLocked(
      (client) => client.query("select private.lock_product($1)", [productId]),
      rowAt("public.product_variants", variantId),
      rowAt("public.products", productId),
    );
  });

  it("the deletion of an account locks the person, their orders, and the admin roles", async () => {
    const person = await makePerson(owner);
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(
      owner,
      orderOf([{ variantId }], { user_id: person.id, email: person.email }),
    );
    await expectLocked(
      (client) => client.query("select public.delete_account($1)", [person.id]),
      accountKey(person.id),
      { table: "public.user_roles", where: "role = 'admin'" },
      orderRow(id),
    );
  });

  it.each<[what: string, lock: string, make: (client: PoolClient, userId: string) => Promise<unknown>]>([
    [
      "a wishlist entry",
      "wishlist",
      async (client, userId) =>
        client.query("insert into public.user_wishlist (user_id, product_id) values ($1, $2)", [
          userId,
          (await makeSingle(owner)).productId,
        ]),
    ],
    [
      "a design",
      "designs",
      (client, userId) =>
        client.query("select public.save_design($1, $2, 'Mine', 0, '{}')", [userId, randomUUID()]),
    ],
  ])("%s prevents a concurrent count of the same person", async (_what, lock, make) => {
    const { id } = await makePerson(owner);
    await expectLocked((client) => make(client, id), { advisory: `${lock}:${id}` });
  });
});
