import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { applyPayment } from "./payments";
import { noteAttempt, placePaidOrder, requestRefund } from "./refunds";
import { makeSingle, orderOf, placeOrder } from "./shop";
import type { Act } from "./staff-session";

interface Wish {
  key?: string;
  order?: string | null;
  upi?: string | null;
  version?: string | null;
}

/** The version of the case that is $1, as staff read it. */
export const caseVersion = "public.money_case($1) ->> 'version'";

export const readVersion =
  (caseId: number): Act<string> =>
  async (client) =>
    (await client.query(`select ${caseVersion} as version`, [caseId])).rows[0].version;

/** A step with a case, by whoever the connection acts as: done | waiting. */
export const takeStep =
  (
    caseId: number,
    kind: string,
    { key = randomUUID(), order = null, upi = null, version = null }: Wish = {},
  ): Act<string> =>
  async (client) =>
    (
      await client.query(
        `select public.take_money_step($1, coalesce($6, ${caseVersion}), $2, $3, 'Asked the bank', $4, $5) as answer`,
        [caseId, key, kind, order, upi, version],
      )
    ).rows[0].answer;

export async function caseOf(owner: Pool, reason: string, paymentId: string): Promise<number> {
  const { rows } = await owner.query(
    "select id from public.reconciliation_breaks where reason = $1 and payment_id = $2",
    [reason, paymentId],
  );
  return Number(rows[0].id);
}

/** Money that came under a gateway's order that is not ours. */
export async function strayMoney(owner: Pool, amount = 548): Promise<{ caseId: number; paymentId: string }> {
  const paymentId = `pay_${randomUUID()}`;
  const event = { eventId: paymentId, type: "payment.captured", kind: "captured", amount };
  await applyPayment(owner, { ...event, gatewayOrderId: `order_${randomUUID()}`, paymentId });
  return { caseId: await caseOf(owner, "unknown_order", paymentId), paymentId };
}

/** An order of 548 rupees that waits for its payment. */
export async function unpaidOrder(owner: Pool) {
  const { variantId } = await makeSingle(owner);
  return placeOrder(owner, orderOf([{ variantId }], { payment_method: "online" }));
}

/** A paid order of which a refund has failed. */
export async function failedRefund(owner: Pool, amount = 548) {
  const paid = await placePaidOrder(owner);
  const { id } = await requestRefund(owner, paid.id, { amount });
  await noteAttempt(owner, id, "failed", null, "The account is closed");
  return { ...paid, caseId: await caseOf(owner, "refund_failed", paid.paymentId) };
}

export async function endOfCase(owner: Pool, caseId: number) {
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
