import { backend, rowOf } from "./backend";
import { deliverOrder, placeOrder, tokenOf } from "./orders";
import type { Tee } from "./tees";

export interface Delivered {
  orderId: string;
  itemId: number;
  token: string;
  /** The review form of its item. */
  path: string;
}

/** A delivered order of one item. */
export async function deliverTo(
  tee: Tee,
  who: { email: string; name?: string; userId?: string },
): Promise<Delivered> {
  const orderId = await placeOrder(tee, who);
  await deliverOrder(orderId);
  const token = await tokenOf(orderId);
  const order = rowOf(await backend.from("orders").select("order_items (id)").eq("order_id", orderId));
  const itemId = order.order_items[0]?.id ?? 0;
  return { orderId, itemId, token, path: `/order-details/${orderId}/review/${itemId}?token=${token}` };
}

export async function reviewOfItem(itemId: number) {
  const { data, error } = await backend
    .from("reviews")
    .select("id, rev, stars, title, body, fit, author_name, status, refusal, reports, reply")
    .eq("order_item_id", itemId)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data;
}
