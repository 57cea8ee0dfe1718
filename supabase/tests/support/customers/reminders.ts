import { randomUUID } from "node:crypto";
import { type Db, makeProduct } from "../shop";

export const mailbox = (name = "reader") => `${name}-${randomUUID()}@example.com`;

export async function moveStock(db: Db, variantId: number, quantity: number): Promise<void> {
  await db.query("insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, $2, $3)", [
    variantId,
    quantity,
    quantity > 0 ? "receive" : "adjust",
  ]);
}

/** The only variant of a sold-out product. */
export async function makeSoldOut(db: Db): Promise<number> {
  return (await makeProduct(db, { stocks: [0] })).variantIds[0] ?? 0;
}

export async function ask(db: Db, variantId: number, email: string, isOwn = false): Promise<string> {
  const { rows } = await db.query("select public.request_restock_notice($1, $2, $3) as answer", [
    variantId,
    email,
    isOwn,
  ]);
  return rows[0].answer;
}

export async function saveReminder(db: Db, key: string, email: string, lines: unknown[]): Promise<void> {
  await db.query("select public.save_basket_reminder($1, $2, $3)", [key, email, JSON.stringify(lines)]);
}

export async function queue(db: Db): Promise<{ restock: number; baskets: number; price_drops: number }> {
  return (await db.query("select public.queue_reminders() as counts")).rows[0].counts;
}

/** The emails of a topic to an address, the oldest first. */
export async function mailsTo(db: Db, topic: string, email: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query(
    "select data from public.outbox where topic = $1 and email = $2 order by id",
    [topic, email],
  );
  return rows.map(({ data }) => data);
}

/** As a click on an email's link does. */
export async function prove(db: Db, email: string): Promise<void> {
  const { rows } = await db.query("select public.mail_recipient($1) as reader", [email]);
  await db.query("select public.prove_recipient($1)", [rows[0].reader.id]);
}
