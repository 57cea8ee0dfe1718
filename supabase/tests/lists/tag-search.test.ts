import { parseSearch } from "../../../lib/lists/parse-search";
import { toFilters } from "../../../lib/lists/to-filter";
import { orderList } from "../../../lib/orders/order-list";
import { openPool } from "../support/database";
import { call, signIn } from "../support/gateway";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

const owner = openPool("postgres");
afterAll(() => owner.end());

it("finds orders by a tag over the API, and those without it", async () => {
  const { variantIds } = await makeProduct(owner, { stocks: [20] });
  const [variantId = 0] = variantIds;
  const placed: string[] = [];
  for (const tags of [["gift", "rush-7"], ["rush-71"], null]) {
    const { id } = await placeOrder(owner, orderOf([{ variantId }]));
    if (tags) await owner.query("insert into public.order_tags (order_id, tags) values ($1, $2)", [id, tags]);
    placed.push(id);
  }
  const manager = await signIn("manager@kapas.test", "kapas-staff");
  const find = async (q: string) => {
    const logic = encodeURIComponent(
      `(and(${toFilters(orderList, parseSearch(orderList, q, new Date())).logic.join(",")}))`,
    );
    const { status, body } = await call(
      manager,
      `/rest/v1/order_list?select=id&or=${logic}&id=in.(${placed.join(",")})`,
    );
    expect([q, status]).toEqual([q, 200]);
    return (body as { id: string }[]).map(({ id }) => placed.indexOf(id)).sort();
  };
  expect(await find("tag:Rush-7")).toEqual([0]);
  expect(await find("tag:gift tag:rush-7")).toEqual([0]);
  expect(await find("-tag:rush-7")).toEqual([1, 2]);
  expect(await find("tag:gi}ft")).toEqual([]);
});
