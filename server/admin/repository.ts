import "server-only";
import { z } from "zod";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { breakList } from "@/lib/orders/break-list";
import { deadMessageList } from "@/lib/orders/dead-message-list";
import { orderStatuses } from "@/lib/orders/order";
import { orderList } from "@/lib/orders/order-list";
import { packingList } from "@/lib/orders/packing-list";
import type { DaySales } from "@/lib/orders/sales";
import { row } from "@/lib/row";
import { type Role, roles } from "@/lib/staff/permissions";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { type SessionClient, viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const orderColumns =
  "id, order_id, name, city, status, payment_method, payment_status, total, item_count, tags, hold, created_at";

export async function findOrders(state: ListState) {
  const client = await viewerClient();
  return readListPage("orders: admin", client.from("order_list").select(orderColumns), orderList, state);
}

export async function countOrders(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("orders: admin count", client.from("order_list").select("id"), orderList, q);
}

export async function findPacking(state: ListState) {
  const client = await viewerClient();
  const columns =
    "id, order_id, name, business_name, phone, shipping_address, note, status, lines, created_at";
  return readListPage("orders: packing", client.from("packing_list").select(columns), packingList, state);
}

export async function countPacking(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("orders: packing count", client.from("packing_list").select("id"), packingList, q);
}

const foundSchema = z.array(
  row(
    { orderNumber: z.string(), name: z.string(), status: z.enum(orderStatuses) },
    { orderNumber: "order_id" },
  ),
);

/** Packers search orders to be packed, other staff all orders. */
export type OrderListName = "orders" | "packing";

function searchOrders(client: SessionClient, list: OrderListName, q: string) {
  const [view, definition] =
    list === "orders" ? (["order_list", orderList] as const) : (["packing_list", packingList] as const);
  return withSearch(client.from(view).select("order_id, name, status"), definition, q);
}

/** Search results, oldest first. */
export async function listFoundOrders(list: OrderListName, q: string, limit: number) {
  const query = searchOrders(await viewerClient(), list, q);
  return foundSchema.parse(unwrap("orders: found", await query.order("created_at").order("id").limit(limit)));
}

export async function findNewestOrders(list: OrderListName, q: string, limit: number) {
  const query = searchOrders(await viewerClient(), list, q);
  const rows = await query.order("created_at", { ascending: false }).limit(limit);
  return foundSchema.parse(unwrap("orders: find", rows));
}

export async function findBreaks(state: ListState) {
  const client = await viewerClient();
  const columns =
    "id, reason, payment_id, order_number, amount, currency, created_at, is_open, is_waiting, respond_by, resolution";
  return readListPage("breaks: list", client.from("break_list").select(columns), breakList, state);
}

export async function countBreaks(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("breaks: count", client.from("break_list").select("id"), breakList, q);
}

export async function findDeadMessages(state: ListState) {
  const client = await viewerClient();
  const columns = "id, topic, channel, order_number, attempts, last_error, dead_at";
  return readListPage(
    "outbox: dead",
    client.from("dead_message_list").select(columns),
    deadMessageList,
    state,
  );
}

export async function countDeadMessages(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("outbox: count dead", client.from("dead_message_list").select("id"), deadMessageList, q);
}

const salesSchema = z.array(
  row({ day: z.string(), orders: z.number(), totalPaise: money }, { totalPaise: "total" }),
);

/** The last days, oldest first. */
export async function listDaySales(days: number): Promise<DaySales[]> {
  return salesSchema.parse(await viewerRpc("sales_by_day", { days }));
}

/** The viewer's own role; null for a customer. */
export async function findMyRole(userId: string): Promise<Role | null> {
  const client = await viewerClient();
  const row = unwrap(
    "user_roles: mine",
    await client.from("user_roles").select("role").eq("user_id", userId).maybeSingle(),
  );
  return roles.find((role) => role === row?.role) ?? null;
}

/** Whether the client's session may see a submission that was sent. */
export async function hasSubmission(id: string, client: SessionClient): Promise<boolean> {
  const answer = await client.from("submissions").select("id").eq("id", id).neq("status", "draft").limit(1);
  return unwrap("submissions: exists", answer).length > 0;
}

/** Whether the client's session may see such a row that is not deleted. */
export async function hasRow(
  table: "products" | "categories" | "product_variants",
  id: number,
  client: SessionClient,
): Promise<boolean> {
  const answer =
    table === "product_variants"
      ? await client.from(table).select("id").eq("id", id).limit(1)
      : await client.from(table).select("id").eq("id", id).eq("is_deleted", false).limit(1);
  return unwrap(`${table}: exists`, answer).length > 0;
}
