import type { Db } from "../shop";
import { moveOrder } from "./move-order";

/** A shop that accepts returns. */
export async function allowReturns(db: Db): Promise<void> {
  await db.query(
    "insert into public.product_settings (setting_key, setting_value) values ('return_days', '7') on conflict do nothing",
  );
}

/** A setting of the shop, such as return_days, exchange_ships_on or rto_deduction. */
export async function setPolicy(db: Db, key: string, value: string, isOn = true): Promise<void> {
  await db.query(
    `insert into public.product_settings (setting_key, setting_value, is_enabled) values ($1, $2, $3)
     on conflict (setting_key) do update set setting_value = excluded.setting_value, is_enabled = excluded.is_enabled`,
    [key, value, isOn],
  );
}

export interface ReturnInput {
  kind?: "return" | "exchange";
  /** Items by line, in the order of the variants; one of the first by default. */
  quantities?: readonly number[];
  /** The wanted variant for each item, or for the items of each line. */
  instead?: number | readonly number[];
  upiId?: string | null;
}

export async function requestReturn(db: Db, orderId: string, input: ReturnInput = {}): Promise<string> {
  const { kind = "return", quantities = [1], instead = null, upiId = null } = input;
  const { rows: items } = await db.query(
    "select id from public.order_items where order_id = $1 order by variant_id",
    [orderId],
  );
  const lines = quantities.flatMap((quantity, index) =>
    quantity === 0
      ? []
      : [{ order_item_id: items[index]?.id, quantity, exchange_variant_id: insteadOf(instead, index) }],
  );
  const { rows } = await db.query("select public.request_return($1, $2, $3, 'Too small', $4) as id", [
    orderId,
    kind,
    JSON.stringify(lines),
    upiId,
  ]);
  return rows[0].id;
}

function insteadOf(instead: ReturnInput["instead"] | null, index: number): number | null {
  return (typeof instead === "object" ? instead?.[index] : instead) ?? null;
}

export const receiveReturn = (db: Db, returnId: string, restocks = true) =>
  db.query("select public.receive_return($1, $2)", [returnId, restocks]);

export const rejectReturn = (db: Db, returnId: string) =>
  db.query("select public.reject_return($1, 'Worn')", [returnId]);

export const pickUpReturn = (db: Db, returnId: string) =>
  db.query("select public.pick_up_return($1)", [returnId]);

export const withdrawReturn = (db: Db, orderId: string) =>
  db.query("select public.withdraw_return($1)", [orderId]);

/** The last exchange order for items of this one. */
export async function exchangeOf(db: Db, orderId: string): Promise<string> {
  const { rows } = await db.query(
    "select id from public.orders where exchange_of = $1 order by created_at desc, id limit 1",
    [orderId],
  );
  return rows[0].id;
}

export async function statusOf(db: Db, orderId: string): Promise<string> {
  return (await db.query("select status from public.orders where id = $1", [orderId])).rows[0].status;
}

/** Refunds of items, by status. */
export async function moneyBackOf(db: Db, orderId: string) {
  const { rows } = await db.query(
    "select amount, reason, method, status from public.refunds where order_id = $1 order by created_at, amount",
    [orderId],
  );
  return rows;
}

/** Delivered, with a requested return of its first item. */
export async function moveToReturn(db: Db, orderId: string): Promise<string> {
  await allowReturns(db);
  await moveOrder(db, orderId, "Delivered");
  return requestReturn(db, orderId, { upiId: "asha@okbank" });
}
