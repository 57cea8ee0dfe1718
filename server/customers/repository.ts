import "server-only";
import { z } from "zod";
import { type AdminCustomer, adminCustomerSchema } from "@/lib/customers/admin-customer";
import { type CustomerRow, customerList } from "@/lib/customers/customer-list";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const columns =
  "id, name, email, phone, orders, value, returns, refused, is_blocked, is_deletion_asked, joined_at";

// Checked here, because PostgREST does not report which columns of a view are never null.
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

/** Applies recorded changes to the customer list. */
export async function refreshCustomers(): Promise<void> {
  await viewerRpc("refresh_customers");
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

/** Search results, newest first. */
export async function findNewestCustomers(q: string, limit: number): Promise<CustomerRow[]> {
  const client = await viewerClient();
  const query = withSearch(client.from("customer_list").select(columns), customerList, q);
  const answer = await query.order("joined_at", { ascending: false }).limit(limit);
  return toCustomerRows(unwrap("customers: find", answer));
}

export async function findAdminCustomer(userId: string): Promise<AdminCustomer | null> {
  return adminCustomerSchema.nullable().parse(await viewerRpc("get_admin_customer", { userId }));
}

/** The account of an order; null for a guest's. */
export async function findCustomerOfOrder(orderNumber: string): Promise<string | null> {
  return viewerRpc("customer_of_order", { orderNumber });
}

export async function blockCustomer(userId: string, reason: string): Promise<void> {
  await viewerRpc("block_customer", { userId, reason });
}

export async function unblockCustomer(userId: string, reason: string): Promise<void> {
  await viewerRpc("unblock_customer", { userId, reason });
}

/** Ends all sessions; returns how many there were. */
export async function signOutCustomer(userId: string): Promise<number> {
  return viewerRpc("sign_out_customer", { userId });
}

/** The address that the link is sent to. */
export async function startPasswordReset(userId: string): Promise<string> {
  return viewerRpc("start_password_reset", { userId });
}

export async function addCustomerNote(userId: string, body: string): Promise<void> {
  await viewerRpc("add_customer_note", { userId, body });
}

export async function exportCustomer(userId: string, note: string): Promise<unknown> {
  return viewerRpc("export_customer", { userId, note });
}

export async function requestDeletion(userId: string, note: string): Promise<void> {
  await viewerRpc("request_deletion", { userId, note });
}

export async function cancelDeletionRequest(userId: string): Promise<void> {
  await viewerRpc("cancel_deletion_request", { userId });
}

/** "deleted", or why not. */
export async function deleteCustomer(userId: string): Promise<string> {
  return viewerRpc("delete_customer", { userId });
}
