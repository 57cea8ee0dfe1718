import { backend, rowOf, rowsOf } from "./backend";

async function findOpenReturn(orderId: string): Promise<string> {
  const order = rowOf(await backend.from("orders").select("id").eq("order_id", orderId));
  const { id } = rowOf(
    await backend.from("return_requests").select("id").eq("order_id", order.id).eq("status", "Requested"),
  );
  return id;
}

/** Staff receive the pieces of the open return. */
export async function receiveReturn(orderId: string): Promise<void> {
  const id = await findOpenReturn(orderId);
  const { error } = await backend.rpc("receive_return", { p_return_id: id, p_restocks: true });
  if (error) throw new Error(error.message);
}

/** Staff refuse the pieces of the open return. */
export async function rejectReturn(orderId: string, why: string): Promise<void> {
  const id = await findOpenReturn(orderId);
  const { error } = await backend.rpc("reject_return", { p_return_id: id, p_note: why });
  if (error) throw new Error(error.message);
}

/** What an order cost for goods and delivery, and what is refunded, in rupees. */
export async function rupeesOf(id: string) {
  const { total, shipping } = rowOf(await backend.from("orders").select("total, shipping").eq("id", id));
  const refunds = rowsOf(await backend.from("refunds").select("amount").eq("order_id", id));
  const paise = refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { goods: Math.round((total - shipping) * 100) / 100, delivery: shipping, back: paise / 100 };
}
