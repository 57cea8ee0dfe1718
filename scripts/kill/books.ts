import type { Pool } from "pg";
import { contradictionsIn } from "../../supabase/tests/support/invariants";
import type { Promised } from "./buyer";

const statuses = {
  cod: ["COD Review", "Confirmed"],
  online: ["Pending Payment", "Confirmed"],
};

/** Contradictions in the books, one per line. */
export async function listContradictions(database: Pool): Promise<string[]> {
  const contradictions = Object.entries(await contradictionsIn(database));
  return contradictions.flatMap(([rule, rows]) => rows.map((row) => `${rule}: ${JSON.stringify(row)}`));
}

/** Confirmations sent to buyers that the database lacks, and contradictions added since the run started. */
export async function findBrokenPromises(
  database: Pool,
  promised: Promised[],
  before: string[],
): Promise<string[]> {
  const { rows } = await database.query(
    `select o.email, o.order_id, o.status, 
       exists (select from public.order_items i where i.order_id = o.id) as has_items,
       exists (select from public.order_events e where e.order_id = o.id) as has_events,
       exists (select from public.outbox m where m.order_id = o.id) as has_messages
     from public.orders o where o.email = any($1)`,
    [promised.map(({ email }) => email)],
  );
  const known = Map.groupBy(rows, ({ email }) => String(email));
  const broken = promised.flatMap((promise) => {
    const orders = known.get(promise.email) ?? [];
    const [order] = orders;
    const isFulfilled =
      orders.length === 1 &&
      order.order_id === promise.orderNumber &&
      statuses[promise.method].includes(order.status) &&
      order.has_items &&
      order.has_events &&
      order.has_messages;
    return isFulfilled ? [] : [JSON.stringify({ ...promise, orders })];
  });
  const contradictions = await listContradictions(database);
  return [...broken, ...contradictions.filter((line) => !before.includes(line))];
}

/** Paid orders that are not confirmed yet. */
export async function countUnconfirmed(database: Pool, promised: Promised[]): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as open from unnest($1::text[]) as paid (order_id)
     where not exists (select from public.orders o where o.order_id = paid.order_id and o.status = 'Confirmed')`,
    [promised.filter(({ isPaid }) => isPaid).map(({ orderNumber }) => orderNumber)],
  );
  return rows[0].open;
}
