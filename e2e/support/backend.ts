import { createClient } from "@supabase/supabase-js";
import { sandboxKeys } from "../../sandbox/keys";
import type { Database } from "../../server/supabase/database.types";
import { gatewayUrl } from "./env";

/** The shop's database with the secret key, which bypasses RLS. */
export const backend = createClient<Database>(gatewayUrl, sandboxKeys.secret, {
  auth: { persistSession: false, autoRefreshToken: false },
});

type Answer<T> = { data: T; error: { message: string } | null };

export function rowsOf<T>({ data, error }: Answer<T[] | null>): T[] {
  if (error) throw new Error(error.message);
  return data ?? [];
}

export function rowOf<T>(answer: Answer<T[] | null>): T {
  const [row] = rowsOf(answer);
  if (row === undefined) throw new Error("no such row");
  return row;
}

export async function availableOf(variantId: number): Promise<number> {
  const { stock, reserved } = rowOf(
    await backend.from("product_variants").select("stock, reserved").eq("id", variantId),
  );
  return stock - reserved;
}

export async function changeStock(variantId: number, delta: number): Promise<void> {
  const move = {
    variant_id: variantId,
    stock_delta: delta,
    reason: delta > 0 ? "receive" : "adjust",
    actor: "e2e",
  };
  const { error } = await backend.from("stock_moves").insert(move);
  if (error) throw new Error(error.message);
}

export async function changePrice(productId: number, price: number): Promise<void> {
  const { error } = await backend.from("products").update({ price }).eq("id", productId);
  if (error) throw new Error(error.message);
}

/** Orders of one email address, oldest first. Every journey uses an address of its own. */
export async function ordersOf(email: string) {
  return rowsOf(
    await backend
      .from("orders")
      .select("id, order_id, status, payment_status, payment_method, total, paid_by, gateway_order_id")
      .eq("email", email)
      .order("created_at"),
  );
}

export async function itemsOf(orderUuid: string) {
  return rowsOf(
    await backend
      .from("order_items")
      .select("variant_id, quantity, unit_price, size, color, title")
      .eq("order_id", orderUuid),
  );
}
