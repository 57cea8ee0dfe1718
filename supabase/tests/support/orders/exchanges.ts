import type { PoolClient } from "pg";
import { makeProduct, orderOf, placeOrder } from "../shop";
import { moveOrder } from "./move-order";
import { placePaidOrder } from "./refunds";
import { exchangeOf, moneyBackOf, requestReturn, statusOf } from "./returns";

/** Two items of 499 rupees for 1,047 in collected cash, delivered. */
export async function deliverCash(client: PoolClient, { isCollected = true } = {}) {
  const { variantIds } = await makeProduct(client, { stocks: [5, 3, 0] });
  const [bought = 0, other = 0, soldOut = 0] = variantIds;
  const { id } = await placeOrder(client, orderOf([{ variantId: bought, quantity: 2 }]));
  await moveOrder(client, id, "Delivered");
  if (isCollected) await client.query("select public.collect_cod($1)", [id]);
  return { id, bought, other, soldOut };
}

/** One item of 499 rupees, paid by card and delivered, and another size of it. */
export async function deliverPaid(client: PoolClient) {
  const paid = await placePaidOrder(client, 3);
  await moveOrder(client, paid.id, "Delivered");
  const { rows } = await client.query(
    `insert into public.product_variants (product_id, size, color, sku)
     select product_id, 'M', color, sku || '-M' from public.product_variants where id = $1 returning id`,
    [paid.variantId],
  );
  const other: number = rows[0].id;
  await client.query(
    "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, 5, 'receive')",
    [other],
  );
  return { ...paid, bought: paid.variantId, other };
}

export async function exchange(client: PoolClient, id: string, instead: number, quantities = [1]) {
  const returnId = await requestReturn(client, id, { kind: "exchange", instead, quantities });
  return { returnId, newId: await exchangeOf(client, id) };
}

/** Such an order, whose item is to be exchanged for the other size. */
export async function exchangePaid(client: PoolClient) {
  const paid = await deliverPaid(client);
  return { ...paid, ...(await exchange(client, paid.id, paid.other)) };
}

export const move = (client: PoolClient, id: string, to: string, actor = "admin") =>
  client.query("select public.transition_order($1, $2, $3)", [id, to, actor]);

export const seen = async (client: PoolClient, id: string) => ({
  status: await statusOf(client, id),
  back: (await moneyBackOf(client, id)).map(({ amount }) => amount),
});
