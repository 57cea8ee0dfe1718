import { randomUUID } from "node:crypto";
import { type Session, sessionIn } from "./actors";
import { inTest } from "./database";
import { caseVersion } from "./money-desk";
import { applyPayment } from "./payments";
import { makeSingle, orderOf, type PlacedOrder, placeOrder } from "./shop";

/** A test at the desk, with a way to act as whom it needs. */
export const atMoneyDesk = (work: (desk: Session) => Promise<void>) =>
  inTest((client) => work(sessionIn(client)));

/** Money that came under a gateway's order that is not ours. */
export async function strayMoney(
  { client }: Session,
  amount: number,
): Promise<{ caseId: number; paymentId: string }> {
  const paymentId = `pay_${randomUUID()}`;
  await applyPayment(client, {
    eventId: paymentId,
    type: "payment.captured",
    gatewayOrderId: `order_${randomUUID()}`,
    paymentId,
    kind: "captured",
    amount,
  });
  const { rows } = await client.query("select id from public.reconciliation_breaks where payment_id = $1", [
    paymentId,
  ]);
  return { caseId: Number(rows[0].id), paymentId };
}

export async function unpaidOrder({ client }: Session): Promise<PlacedOrder & { total: number }> {
  const { variantId } = await makeSingle(client);
  const order = await placeOrder(client, orderOf([{ variantId }], { payment_method: "online" }));
  const { rows } = await client.query("select total from public.orders where id = $1", [order.id]);
  return { ...order, total: Number(rows[0].total) };
}

export const take = async (
  { client }: Session,
  caseId: number,
  kind: string,
  {
    key = randomUUID(),
    order = null,
    upi = null,
    note = "Asked the bank",
    version = null,
  }: Record<string, string | null> = {},
): Promise<string> =>
  (
    await client.query(
      `select public.take_money_step($1, coalesce($7, ${caseVersion}), $2, $3, $4, $5, $6) as answer`,
      [caseId, key, kind, note, order, upi, version],
    )
  ).rows[0].answer;

/** From here on it is ten minutes later in the open transaction. */
export const passTenMinutes = ({ client }: Session) =>
  client.query(
    `create or replace function private.now() returns timestamptz language sql stable
       as 'select pg_catalog.now() + interval ''10 minutes'''`,
  );

export const decide = ({ client }: Session, stepId: string, isAgreed: boolean) =>
  client.query("select public.decide_money_step($1, $2)", [stepId, isAgreed]);

export const caseOf = async ({ client }: Session, caseId: number) =>
  (await client.query("select public.money_case($1) as answer", [caseId])).rows[0].answer;

export const orderNow = async ({ client }: Session, id: string) =>
  (await client.query("select status, payment_status, paid_by from public.orders where id = $1", [id]))
    .rows[0];
