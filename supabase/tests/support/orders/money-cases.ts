import { randomUUID } from "node:crypto";
import { answerOf, inRollback, owner } from "../backend/database";
import { type Session, sessionIn } from "../people/actors";
import type { Act } from "../people/staff-session";
import { type Db, makeSingle, orderOf, placeOrder } from "../shop";
import { capture, newPaymentId, placePaidOrder, recordAttempt, requestRefund } from "./refunds";

interface StepInput {
  key?: string;
  order?: string | null;
  upi?: string | null;
  note?: string;
  version?: string | null;
}

/** The version of the case that is $1, as staff read it. */
const caseVersion = "public.money_case($1) ->> 'version'";

export const readVersion =
  (caseId: number): Act<string> =>
  (client) =>
    answerOf(client, `select ${caseVersion}`, [caseId]);

/** A step with a case, by the connection's role: done | waiting. */
export const takeStep =
  (
    caseId: number,
    kind: string,
    { key = randomUUID(), order = null, upi = null, note = "Asked the bank", version = null }: StepInput = {},
  ): Act<string> =>
  (client) =>
    answerOf(
      client,
      `select public.request_money_step($1, coalesce($7, ${caseVersion}), $2, $3, $4, $5, $6)`,
      [caseId, key, kind, note, order, upi, version],
    );

/** The payment's case; of several the one with this reason. */
export async function caseIdOf(db: Db, paymentId: string, reason: string | null = null): Promise<number> {
  const query =
    "select id from public.reconciliation_breaks where payment_id = $1 and reason = coalesce($2, reason)";
  return Number(await answerOf(db, query, [paymentId, reason]));
}

/** A payment of a gateway order that is not ours. */
export async function strayMoney(db: Db, amount = 548): Promise<{ caseId: number; paymentId: string }> {
  const paymentId = newPaymentId();
  await capture(db, `order_${randomUUID()}`, paymentId, amount);
  return { caseId: await caseIdOf(db, paymentId), paymentId };
}

/** An order that waits for its payment. */
export async function unpaidOrder(db: Db) {
  const { variantId } = await makeSingle(db);
  const order = orderOf([{ variantId }], { payment_method: "online" });
  return { ...(await placeOrder(db, order)), total: order.total };
}

/** A paid order of which a refund has failed. */
export async function failedRefund(db: Db, amount = 548) {
  const paid = await placePaidOrder(db);
  const { id } = await requestRefund(db, paid.id, { amount });
  await recordAttempt(db, id, "failed", null, "The account is closed");
  return { ...paid, caseId: await caseIdOf(db, paid.paymentId, "refund_failed") };
}

export async function endOfCase(db: Db, caseId: number) {
  const { rows } = await db.query(
    `select resolved_at is not null as is_closed,
       (select jsonb_object_agg(outcome, count) from (
          select outcome, count(*) from public.money_steps where break_id = b.id group by outcome
        ) as steps) as steps
     from public.reconciliation_breaks b where id = $1`,
    [caseId],
  );
  return rows[0];
}

/** A test of payment cases, with a way to change roles. */
export const inMoneyTest = (work: (session: Session) => Promise<void>) =>
  inRollback(owner, (client) => work(sessionIn(client)));

export const take = ({ client }: Session, ...step: Parameters<typeof takeStep>) => takeStep(...step)(client);

export const decide = ({ client }: Session, stepId: string, isAgreed: boolean) =>
  client.query("select public.decide_money_step($1, $2)", [stepId, isAgreed]);

export const caseOf = ({ client }: Session, caseId: number) =>
  answerOf(client, "select public.money_case($1)", [caseId]);

/** Moves the open transaction ten minutes ahead. */
export const passTenMinutes = ({ client }: Session) =>
  client.query(
    `create or replace function private.now() returns timestamptz language sql stable
       as 'select pg_catalog.now() + interval ''10 minutes'''`,
  );
