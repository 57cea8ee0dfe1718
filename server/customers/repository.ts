import "server-only";
import { z } from "zod";
import { type CustomerRow, customerList } from "@/lib/customers/customer-list";
import { type DeskCustomer, deskCustomerSchema } from "@/lib/customers/desk-customer";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const columns =
  "id, name, email, phone, orders, value, returns, refused, is_blocked, is_deletion_asked, joined_at";

// Checked here, because PostgREST does not know which columns of a view are never null.
const rowSchema = row(
  {
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    orders: z.number(),
    valuePaise: money,
    returns: z.number(),
    refused: z.number(),
    isBlocked: z.boolean(),
    isDeletionAsked: z.boolean(),
    joinedAt: z.string(),
  },
  { valuePaise: "value" },
);

/** Takes what was noted since the last look into the list. */
export async function refreshCustomers(): Promise<void> {
  unwrap("customers: refresh", await (await viewerClient()).rpc("refresh_customers"));
}

export async function findCustomers(state: ListState) {
  const client = await viewerClient();
  return readListPage("customers: list", client.from("customer_list").select(columns), customerList, state);
}

export function toCustomerRows(rows: readonly unknown[]): CustomerRow[] {
  return z.array(rowSchema).parse(rows);
}

export async function countCustomers(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("customers: count", client.from("customer_list").select("id"), customerList, q);
}

/** What a search finds, the newest first. */
export async function findNewestCustomers(q: string, limit: number): Promise<CustomerRow[]> {
  const client = await viewerClient();
  const query = withSearch(client.from("customer_list").select(columns), customerList, q);
  const answer = await query.order("joined_at", { ascending: false }).limit(limit);
  return toCustomerRows(unwrap("customers: find", answer));
}

export async function findDeskCustomer(userId: string): Promise<DeskCustomer | null> {
  const answer = await (await viewerClient()).rpc("desk_customer", { p_user_id: userId });
  return deskCustomerSchema.nullable().parse(unwrap("customers: desk", answer));
}

/** The account that an order belongs to; null for a guest's. */
export async function findCustomerOfOrder(orderNumber: string): Promise<string | null> {
  const answer = await (await viewerClient()).rpc("customer_of_order", { p_order_number: orderNumber });
  return unwrap("customers: of an order", answer);
}

export async function blockCustomer(userId: string, reason: string): Promise<void> {
  const client = await viewerClient();
  unwrap("customers: block", await client.rpc("block_customer", { p_user_id: userId, p_reason: reason }));
}

export async function unblockCustomer(userId: string, reason: string): Promise<void> {
  const client = await viewerClient();
  unwrap("customers: unblock", await client.rpc("unblock_customer", { p_user_id: userId, p_reason: reason }));
}

/** Ends all sessions; returns how many there were. */
export async function signOutCustomer(userId: string): Promise<number> {
  const client = await viewerClient();
  return unwrap("customers: sign out", await client.rpc("sign_out_customer", { p_user_id: userId }));
}

/** The address that the link goes to. */
export async function startPasswordReset(userId: string): Promise<string> {
  const client = await viewerClient();
  return unwrap("customers: password", await client.rpc("start_password_reset", { p_user_id: userId }));
}

export async function noteCustomer(userId: string, body: string): Promise<void> {
  const client = await viewerClient();
  unwrap("customers: note", await client.rpc("note_customer", { p_user_id: userId, p_body: body }));
}

export async function exportCustomer(userId: string, note: string): Promise<unknown> {
  const client = await viewerClient();
  return unwrap(
    "customers: export",
    await client.rpc("export_customer", { p_user_id: userId, p_note: note }),
  );
}

export async function askDeletion(userId: string, note: string): Promise<void> {
  const client = await viewerClient();
  unwrap("customers: deletion", await client.rpc("ask_deletion", { p_user_id: userId, p_note: note }));
}

export async function dropDeletion(userId: string): Promise<void> {
  const client = await viewerClient();
  unwrap("customers: deletion dropped", await client.rpc("drop_deletion", { p_user_id: userId }));
}

/** "deleted", or why not. */
export async function deleteCustomer(userId: string): Promise<string> {
  const client = await viewerClient();
  return unwrap("customers: delete", await client.rpc("delete_customer", { p_user_id: userId }));
}
