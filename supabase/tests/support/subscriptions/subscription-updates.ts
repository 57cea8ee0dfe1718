import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Step } from "../scenario";

/** The first second, at noon of the 31st in India. */
const start = Date.parse("2027-01-31T12:00:00+05:30");
const dayMs = 86_400_000;
export const at = (days: number) => new Date(start + days * dayMs).toISOString();

export interface UpdateScene {
  client: PoolClient;
  id: string;
  gateway: string;
  mark: string;
}

const call = (client: PoolClient, query: string, values: unknown[]) =>
  client.query(`select ${query}`, values);

const toGatewayUpdate = (
  gateway: string,
  status: string,
  days: number,
  charge: number | null,
  paid: number,
) => ({
  gateway_subscription_id: gateway,
  status,
  at: at(days),
  charge_at: charge === null ? null : at(charge),
  paid_count: paid,
  method: "upi",
});

/** An event of a state: its day, the next charge then, and how many were paid. */
export const sendStatus =
  (status: string, days: number, charge: number | null, paid: number): Step<UpdateScene> =>
  ({ client, gateway }) =>
    call(client, "public.apply_subscription_update($1, 'subscription.updated', 'x', $2)", [
      randomUUID(),
      JSON.stringify(toGatewayUpdate(gateway, status, days, charge, paid)),
    ]);

interface Charged {
  payment: string;
  days: number;
  charge: number | null;
  paid: number;
  status?: string;
  amount?: number;
  currency?: string;
}

export const charged =
  ({
    payment,
    days,
    charge,
    paid,
    status = "active",
    amount = 499,
    currency = "INR",
  }: Charged): Step<UpdateScene> =>
  ({ client, gateway, mark }) =>
    call(client, "public.apply_subscription_charge($1, 'subscription.charged', 'x', $2)", [
      randomUUID(),
      JSON.stringify({
        gateway_subscription_id: gateway,
        payment_id: `${payment}-${mark}`,
        gateway_order_id: `order-${payment}-${mark}`,
        amount,
        currency,
        method: "upi",
        paid_at: at(days),
        update: toGatewayUpdate(gateway, status, days, charge, paid),
      }),
    ]);

/** The gateway's event of the payment itself. */
export const paymentOf =
  (payment: string): Step<UpdateScene> =>
  ({ client, mark }) =>
    call(client, "public.record_mandate_payment($1, 'payment.captured', 'x', $2, 'order')", [
      randomUUID(),
      `${payment}-${mark}`,
    ]);

/** The refund of a bank's verification charge. */
export const tokenBack =
  (payment: string): Step<UpdateScene> =>
  ({ client, mark }) =>
    call(client, "public.apply_refund($1, 'refund.processed', 'x', $2, $3, 'processed', 5, '{}')", [
      randomUUID(),
      `refund-${payment}-${mark}`,
      `${payment}-${mark}`,
    ]);

export async function endOf({ client, id, mark }: UpdateScene) {
  const { rows } = await client.query(
    `select s.status, s.paid_count, s.charge_at, s.halted_at is not null as is_halted, s.ended_at is not null as is_over,
       (select jsonb_agg(jsonb_build_array(split_part(c.payment_id, '-', 1), c.state) order by c.payment_id)
        from private.subscription_charges c where c.subscription_id = s.id) as charges,
       (select jsonb_agg(split_part(b.payment_id, '-', 1) order by b.payment_id)
        from public.reconciliation_breaks b where b.payment_id like '%-' || $2 and b.resolved_at is null) as cases
     from private.subscriptions s where s.id = $1`,
    [id, mark],
  );
  const [{ charge_at, ...row }] = rows;
  return { ...row, charge_at: charge_at?.toISOString() ?? null };
}
