import { randomUUID } from "node:crypto";
import { orderList } from "@/lib/orders/order-list";
import { productList } from "@/lib/products/product-list";
import type { Role } from "@/lib/staff/permissions";
import * as actions from "@/server/account/actions";
import {
  deleteAccountAction,
  replacePasswordAction,
  sendPasswordLinkAction,
  updateProfileAction,
} from "@/server/account/actions";
import { getDeletionTerms, getMyDashboard, getMyProfile } from "@/server/account/queries";
import {
  getBreakList,
  getDeadMessageList,
  getHome,
  getOrderList,
  getPackingList,
} from "@/server/admin/queries";
import { adjustFoundStockAction } from "@/server/inventory/admin-actions";
import { getStockList } from "@/server/inventory/queries";
import { saveViewAction } from "@/server/lists/actions";
import { getOrder, listMyOrders } from "@/server/orders/queries";
import { getProductList } from "@/server/products/queries";
import { verifySecondFactorAction } from "@/server/staff/actions";
import { people } from "../../../e2e/support/newcomer";
import { totpOf } from "../../../sandbox/backend/totp";
import { owner } from "../support/backend/database";
import { signIn } from "../support/backend/gateway";
import { redirectOf, Visitor } from "../support/http/visitor";
import { makeCustomer, makeMember } from "../support/people/accounts";
import { enrol, verifySecondFactor } from "../support/people/second-factor";
import { makeProduct, makeSingle, orderOf, placeOrder } from "../support/shop";

const answerAt = async (visitor: Visitor, path: string) => {
  const { status, headers } = await visitor.checkAdminAccess(path);
  return [path, status, headers.get("location")?.replace(/^https?:\/\/[^/]+/, "") ?? null];
};

it("redirects customers and guests away from an unknown page of the admin", async () => {
  const customer = await new Visitor().signIn(people.ravi);
  expect(await answerAt(customer, "/admin/nothing")).toEqual(["/admin/nothing", 307, "/dashboard"]);
  expect(await answerAt(new Visitor(), "/admin/nothing")).toEqual([
    "/admin/nothing",
    307,
    "/auth?next=%2Fadmin%2Fnothing",
  ]);
  const orders = "/admin/orders?page=2";
  const toOrders = "/auth?next=%2Fadmin%2Forders%3Fpage%3D2";
  expect(await answerAt(new Visitor(), orders)).toEqual([orders, 307, toOrders]);
});

it("answers staff 404 for a product, category or variant that does not exist, and 200 for one that does", async () => {
  const staff = await new Visitor().signIn(people.admin);
  const { id, variantIds } = await makeProduct(owner);
  const { rows } = await owner.query(
    "insert into public.categories (name, slug) values ('Tees', 'known-tees') returning id",
  );
  const places = {
    "/admin/products/edit": id,
    "/admin/categories": rows[0].id,
    "/admin/inventory": variantIds[0],
  };
  for (const [place, known] of Object.entries(places)) {
    for (const wrong of ["abc", "0", "999999", "999999999999999", "1.5"]) {
      const path = `${place}/${wrong}`;
      expect(await answerAt(staff, path)).toEqual([path, 404, null]);
    }
    expect(await answerAt(staff, `${place}/${known}`)).toEqual([`${place}/${known}`, 200, null]);
  }
  for (const path of ["/admin/categories/new", "/admin/inventory/count"])
    expect(await answerAt(staff, path)).toEqual([path, 200, null]);
});

it("redirects staff from a customer's account pages to the admin", async () => {
  const staff = await new Visitor().signIn(people.admin);
  const places = {
    "/account": "/admin",
    "/dashboard": "/admin",
    "/orders": "/admin",
    "/account/addresses": "/admin",
    "/account/addresses/new": "/admin",
    "/account/profile": "/admin/account",
    "/account/privacy": "/admin/account",
  };
  for (const [path, place] of Object.entries(places))
    expect(await answerAt(staff, path)).toEqual([path, 307, place]);
  expect(await answerAt(staff, "/admin/account")).toEqual(["/admin/account", 200, null]);
});

it("lets staff change, download and delete their account only after the code of their authenticator app", async () => {
  const who = await makeMember();
  const caller = await signIn(who.email, who.password);
  const factor = await enrol(caller);
  expect((await verifySecondFactor(caller, factor)).status).toBe(200);
  const half = await new Visitor().signIn(who);
  const page = "/admin/account";
  expect(await answerAt(half, page)).toEqual([page, 307, expect.stringMatching(/^\/admin\/second-factor/)]);

  const passwords = { password: "taken-over", confirmPassword: "taken-over" };
  const answers = [
    await half.submit(deleteAccountAction, { confirmation: "DELETE", password: who.password }, { page }),
    await half.submit(updateProfileAction, { firstName: "Not", lastName: "Theirs" }, { page }),
    await half.submit(replacePasswordAction, { currentPassword: who.password, ...passwords }, { page }),
    await half.submit(sendPasswordLinkAction, {}, { page }),
  ];
  const refused = { code: "forbidden", message: expect.stringContaining("authenticator app") };
  expect(answers.map(({ state }) => state)).toEqual(answers.map(() => expect.objectContaining(refused)));
  expect((await half.get("/api/account/data")).status).toBe(403);

  const code = totpOf(factor.secret, Date.now());
  await half.submit(verifySecondFactorAction, { code }, { page: "/admin/second-factor" });
  const data = await half.get("/api/account/data");
  expect([data.status, await data.text()]).toEqual([200, expect.stringContaining(who.firstName)]);
  expect(await answerAt(half, page)).toEqual([page, 200, null]);
});

// The middleware is for convenience: each page, download and action checks the visitor again.

it.each<[string, () => Promise<unknown>]>([
  ["/dashboard", getMyDashboard],
  ["/account/profile", getMyProfile],
  ["/account/privacy", getDeletionTerms],
  ["/orders", () => listMyOrders(1)],
  ["/orders?page=2", () => listMyOrders(2)],
  ["/admin", getHome],
])("%s sends a guest to log in without the middleware's help", async (path, query) => {
  const target = await redirectOf(new Visitor().look(query, path));
  expect(target).toBe(`/auth?next=${encodeURIComponent(path)}`);
});

it("refuses a guest the download of account data", async () => {
  const answer = await new Visitor().get("/api/account/data");
  expect([answer.status, await answer.json()]).toMatchObject([401, { message: "Please log in to continue" }]);
});

it.each(Object.entries(actions).filter(([name]) => name !== "createOrderAccountAction"))(
  "%s refuses a guest",
  async (_, action) => {
    const fields = { firstName: "Eve", lastName: "Stranger", confirmation: "DELETE" };
    const { state } = await new Visitor().submit(action, fields, { page: "/about" });
    expect(state).toMatchObject({ ok: false, code: "unauthenticated", message: "Please log in to continue" });
  },
);

it("shows a customer neither the admin nor another customer's order and data", async () => {
  const { variantId } = await makeSingle(owner);
  const other = await makeCustomer();
  const order = await placeOrder(owner, orderOf([{ variantId }], { user_id: other.id, email: other.email }));
  const asha = await new Visitor().signIn(people.asha);
  expect(await redirectOf(asha.look(getHome, "/admin"))).toBe("/dashboard");
  expect(await asha.look(() => getOrder(order.order_id, null))).toBeNull();
  expect(await asha.look(() => getOrder(order.order_id, "A".repeat(43)))).toBeNull();
  const data = await (await asha.get("/api/account/data")).json();
  expect(data.account.email).toBe(people.asha.email);
  expect(JSON.stringify(data)).not.toContain(order.order_id);
  const theirs = await (await new Visitor().signIn(other)).get("/api/account/data");
  expect(await theirs.text()).toContain(order.order_id);
});

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
  const adjustment = { key: randomUUID(), q: "nosuch:1", delta: 1, cause: "found", note: "" };
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

it("lets staff who read payments download a part of the tax report, and no one else", async () => {
  const path = "/api/admin/reports.csv?report=tax&range=30d&part=b2cs";
  const manager = await new Visitor().signIn(await makeMember("manager"));
  const packer = await new Visitor().signIn(await makeMember("packer"));
  const file = await manager.get(path);
  expect(file.headers.get("content-disposition")).toContain("b2cs-");
  expect(await file.text()).toContain("Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value");
  expect((await packer.get(path)).status).toBe(403);
  expect((await new Visitor().get(path)).status).toBe(401);
});
