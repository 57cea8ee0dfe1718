import * as actions from "@/server/account/actions";
import { getDeletionTerms, getMyDashboard, getMyProfile } from "@/server/account/queries";
import { getHome } from "@/server/admin/queries";
import { getOrder, listMyOrders } from "@/server/orders/queries";
import { people } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { redirectOf, Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

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

it.each(Object.entries(actions))("%s refuses a guest", async (_, action) => {
  const fields = { firstName: "Eve", lastName: "Stranger", confirmation: "DELETE" };
  const { state } = await new Visitor().submit(action, fields, { page: "/about" });
  expect(state).toMatchObject({ ok: false, code: "unauthenticated", message: "Please log in to continue" });
});

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
