import { backend, rowOf } from "./backend";

async function findOpenReturn(orderId: string): Promise<string> {
  const order = rowOf(await backend.from("orders").select("id").eq("order_id", orderId));
  const { id } = rowOf(
    await backend.from("return_requests").select("id").eq("order_id", order.id).eq("status", "Requested"),
  );
  return id;
}

/** Staff receive the items of the open return. */
export async function receiveReturn(orderId: string): Promise<void> {
  const id = await findOpenReturn(orderId);
  const { error } = await backend.rpc("receive_return", { p_return_id: id, p_restocks: true });
  if (error) throw new Error(error.message);
}
