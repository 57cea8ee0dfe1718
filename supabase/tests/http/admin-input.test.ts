import { orderList } from "@/lib/orders/order-list";
import { productList } from "@/lib/products/product-list";
import type { Role } from "@/lib/staff/permissions";
import { getBreakList, getDeadMessageList, getOrderList, getPackingList } from "@/server/admin/queries";
import { adjustFoundStockAction } from "@/server/inventory/admin-actions";
import { getStockList } from "@/server/inventory/queries";
import { saveViewAction } from "@/server/lists/actions";
import { getProductList } from "@/server/products/queries";
import { people } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { redirectOf, Visitor } from "../support/http/visitor";
import { makeMember } from "../support/people/accounts";
import { makeProduct, makeSingle, orderOf, placeOrder } from "../support/shop";

// What staff can send past the forms: URLs that no screen links to, searches that can't be read, other people's lists.

const memberOf = async (role: Role) => new Visitor().signIn(await makeMember(role));

type Params = Record<string, string>;

/** "list", or where the page redirects to. */
async function outcomeOf(visitor: Visitor, read: (params: Params) => Promise<object>, params: Params) {
  const reading = visitor.look(() => read(params));
  const list = await reading.catch(() => null);
  return list ? "list" : redirectOf(reading);
}

it("shows a list, or its first page, for parameters that no screen sends", async () => {
  const admin = await new Visitor().signIn(people.admin);
  await makeProduct(owner);
  const parameters: Params[] = [
    { after: '["x","y"]' },
    { before: '[1e400,"a"]' },
    { after: '["\\u0000",1]' },
    { q: "\u0000tee" },
    { q: "constructor:x" },
    { q: "status:," },
    { q: "created:0001-01-01..9999-12-31" },
    { q: "'\"),or(id.gt.0" },
    { sort: "__proto__" },
  ];
  for (const params of parameters) {
    const isPage = "after" in params || "before" in params;
    const expected = isPage ? expect.stringMatching(/^(list|\/admin\/products)$/) : "list";
    expect([params, await outcomeOf(admin, getProductList, params)]).toEqual([params, expected]);
  }
  const others = {
    "/admin/orders": getOrderList,
    "/admin/packing": getPackingList,
    "/admin/inventory": getStockList,
    "/admin/messages": getDeadMessageList,
    "/admin/money": getBreakList,
  };
  for (const [path, read] of Object.entries(others)) {
    const outcome = await outcomeOf(admin, read, parameters[0] ?? {});
    expect([path, ["list", path].includes(outcome), outcome]).toEqual([path, true, outcome]);
  }
});

it("changes nothing of what a search finds when the search can't be read", async () => {
  const editor = await memberOf("editor");
  const change = { kind: "premium", value: "yes" };
  for (const q of ["nosuch:1", "price:cheap", "tee ".repeat(21)]) {
    const answer = await editor.post("/api/admin/products/bulk", { choice: { q }, change });
    expect([q, answer.status]).toEqual([q, 422]);
  }
  const { variantId } = await makeSingle(owner, 5);
  const adjustment = { q: "nosuch:1", delta: 1, cause: "found", note: "" };
  expect(await (await memberOf("packer")).act(adjustFoundStockAction, adjustment)).toMatchObject({
    ok: false,
    message: expect.stringContaining("no field “nosuch”"),
  });
  const { rows } = await owner.query("select stock from public.product_variants where id = $1", [variantId]);
  expect(rows).toEqual([{ stock: 5 }]);
});

it("saves a view under a plain name, for a list that the person may see, and at most twenty times", async () => {
  const packer = await memberOf("packer");
  const view = { list: "packing", name: "Mine", q: "", sort: "", isShared: false };
  expect(await packer.act(saveViewAction, { ...view, list: orderList.name })).toMatchObject({
    code: "forbidden",
  });
  expect(
    await packer.act(saveViewAction, { ...view, list: productList.name, q: "x".repeat(401) }),
  ).toMatchObject({
    code: "invalid_input",
  });
  expect(await packer.act(saveViewAction, { ...view, name: "\u202etnirp" })).toMatchObject({
    fieldErrors: { name: expect.stringMatching(/^Use letters, digits/) },
  });
  for (let n = 0; n < 20; n++) {
    expect(await packer.act(saveViewAction, { ...view, name: `<b>${n}` })).toMatchObject({ ok: true });
  }
  expect(await packer.act(saveViewAction, view)).toMatchObject({
    message: expect.stringContaining("already has 20 saved views"),
  });
  const { saved } = await packer.look(() => getPackingList({}));
  expect(saved.map(({ name }) => name)).toContain("<b>19");
});

it("shows a packer what goes into a parcel and where, and nothing else of the order", async () => {
  const { variantId } = await makeSingle(owner);
  const order = orderOf([{ variantId }]);
  const { order_id } = await placeOrder(owner, order);
  const packer = await memberOf("packer");
  const { rows } = await packer.look(() => getPackingList({ q: order_id }));
  expect(rows).toMatchObject([{ orderNumber: order_id, phone: order.phone, name: order.name }]);
  expect(JSON.stringify(rows)).not.toContain(order.email);
});
