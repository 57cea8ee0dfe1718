import type { ListDefinition } from "../../../lib/lists/definition";
import { parseSearch } from "../../../lib/lists/parse-search";
import { toConditions } from "../../../lib/lists/to-conditions";
import { orderList } from "../../../lib/orders/order-list";
import { productList } from "../../../lib/products/product-list";
import { owner } from "../support/backend/database";
import { type Caller, call, signIn } from "../support/backend/gateway";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

/** The rows of a view that a search of the admin finds. */
async function search(who: Caller, view: string, list: ListDefinition, q: string) {
  const logic = encodeURIComponent(
    `(and(${toConditions(list, parseSearch(list, q, new Date())).join(",")}))`,
  );
  const { status, body } = await call(who, `/rest/v1/${view}?select=id&or=${logic}`);
  expect([q, status]).toEqual([q, 200]);
  return (body as { id: string | number }[]).map(({ id }) => id);
}

it("finds products with all of its words", async () => {
  const names = ["Chai, Owner (monsoon)", "Monsoon", 'Owner "10%" monsoon'];
  const ids: number[] = [];
  for (const name of names) {
    const { id } = await makeProduct(owner);
    await owner.query("update public.products set name = $2 where id = $1", [id, name]);
    ids.push(id);
  }
  const manager = await signIn("manager@kapas.test", "kapas-staff");
  const find = async (q: string) =>
    (await search(manager, "product_list", productList([]), q)).map((id) => ids.indexOf(Number(id))).sort();
  expect(await find("Owner Monsoon")).toEqual([0, 2]);
  expect(await find("monsoon -owner chai")).toEqual([]);
  expect(await find("monsoon -owner -chai")).toEqual([1]);
  expect(await find("chai, (monsoon)")).toEqual([0]);
  expect(await find("10% owner")).toEqual([2]);
});

it("finds orders with and without a tag over the API", async () => {
  const { variantIds } = await makeProduct(owner, { stocks: [20] });
  const [variantId = 0] = variantIds;
  const placed: string[] = [];
  for (const tags of [["gift", "rush-7"], ["rush-71"], null]) {
    const { id } = await placeOrder(owner, orderOf([{ variantId }]));
    if (tags) await owner.query("insert into public.order_tags (order_id, tags) values ($1, $2)", [id, tags]);
    placed.push(id);
  }
  const manager = await signIn("manager@kapas.test", "kapas-staff");
  const find = async (q: string) =>
    (await search(manager, "order_list", orderList, q)).map((id) => placed.indexOf(String(id))).sort();
  expect(await find("tag:Rush-7")).toEqual([0]);
  expect(await find("tag:gift tag:rush-7")).toEqual([0]);
  expect(await find("-tag:rush-7")).toEqual([1, 2]);
  expect(await find("tag:gi}ft")).toEqual([]);
});
