import "server-only";
import { lowStock, type OrderCounts, startOfDayInIndia } from "@/lib/orders/shop-counts";
import { type Role, roles } from "@/lib/staff/permissions";
import { BackendError } from "@/server/errors";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

type CountAnswer = {
  count: number | null;
  error: ConstructorParameters<typeof BackendError>[1] | null;
  status: number;
};

function countOf(what: string, { count, error, status }: CountAnswer): number {
  if (error) throw new BackendError(what, error, status);
  return count ?? 0;
}

export async function countOrders(now: Date): Promise<OrderCounts> {
  const client = await viewerClient();
  const orders = () =>
    client.from("orders").select("id", { count: "exact", head: true }).is("replaced_by", null);
  const [today, toPack, unpaid] = await Promise.all([
    orders().gte("created_at", startOfDayInIndia(now).toISOString()),
    orders().in("status", ["Confirmed", "In Production"]),
    orders().eq("status", "Pending Payment"),
  ]);
  return {
    today: countOf("orders: count today", today),
    toPack: countOf("orders: count to pack", toPack),
    unpaid: countOf("orders: count unpaid", unpaid),
  };
}

export async function countLowProducts(): Promise<number> {
  const client = await viewerClient();
  const low = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .eq("status", "published")
    .eq("is_deleted", false)
    .lte("available", lowStock);
  return countOf("products: count low", low);
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
