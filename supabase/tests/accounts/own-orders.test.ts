import { owner } from "../support/backend/database";
import { moveOrder } from "../support/orders/move-order";
import { requestReturn, setPolicy } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { askAs, makePerson, type Person, proveEmail } from "../support/people/person";
import { makeProduct, makeSingle, orderOf, type PlacedOrder, placeOrder } from "../support/shop";

type Page = { count: number; orders: { order_id: string }[] };

async function orderBy(overrides: Record<string, unknown>): Promise<PlacedOrder> {
  const { variantId } = await makeSingle(owner);
  return placeOrder(owner, orderOf([{ variantId }], overrides));
}

const listOf = (person: Person, offset = 0, limit = 10) =>
  askAs<Page>(owner, person.id, "select public.my_orders($1, $2)", [offset, limit]);
const numbersOf = async (person: Person) => (await listOf(person)).orders.map((order) => order.order_id);
const owns = (person: Person, order: PlacedOrder) =>
  askAs<boolean>(owner, person.id, "select public.owns_order($1)", [order.order_id]);
const reads = (person: Person, table: string, order: PlacedOrder) =>
  askAs<number>(
    owner,
    person.id,
    `select count(*) from public.${table} where ${table === "orders" ? "id" : "order_id"} = $1`,
    [order.id],
  );

describe("a guest's order", () => {
  it("belongs to the account that has proven its address, with lines and events, in any spelling of the address", async () => {
    const person = await makePerson(owner);
    const order = await orderBy({ email: person.email.toUpperCase() });
    expect(await numbersOf(person)).toEqual([order.order_id]);
    expect(await owns(person, order)).toBe(true);
    for (const table of ["orders", "order_items", "order_events"]) {
      expect(await reads(person, table, order)).toBe(1);
    }
  });

  it("is hidden from an unproven address", async () => {
    const person = await makePerson(owner, { isProven: false });
    const order = await orderBy({ email: person.email });
    expect(await numbersOf(person)).toEqual([]);
    expect(await owns(person, order)).toBe(false);
    expect(await reads(person, "orders", order)).toBe(0);
    await proveEmail(owner, person);
    expect(await owns(person, order)).toBe(true);
  });

  it("belongs to its owner although a stranger's number was on the account before the proof", async () => {
    const person = await makePerson(owner, { isProven: false, phone: "919812345678" });
    await proveEmail(owner, person);
    expect(await owns(person, await orderBy({ email: person.email, phone: "+919876500000" }))).toBe(true);
  });

  it("belongs to its owner after the account gets another number", async () => {
    const person = await makePerson(owner);
    await owner.query(
      "update auth.users set phone = '919812345679', phone_confirmed_at = now() where id = $1",
      [person.id],
    );
    expect(await owns(person, await orderBy({ email: person.email, phone: "+919876500001" }))).toBe(true);
  });

  it("stays with the logged-in customer whatever address they entered", async () => {
    const [buyer, other] = [await makePerson(owner), await makePerson(owner)];
    const order = await orderBy({ user_id: buyer.id, email: other.email });
    expect([await owns(buyer, order), await owns(other, order)]).toEqual([true, false]);
  });
});

describe("my_orders", () => {
  it("returns pages from the newest, the total, and an empty page past the last one", async () => {
    const person = await makePerson(owner);
    const placed: string[] = [];
    for (let index = 0; index < 3; index++) placed.unshift((await orderBy({ user_id: person.id })).order_id);
    expect(await numbersOf(person)).toEqual(placed);
    const [latest] = (await listOf(person)).orders;
    expect(latest).toHaveProperty("items", [
      { title: expect.any(String), quantity: 1, image_url: expect.toSatisfy((url) => url !== undefined) },
    ]);
    const second = await listOf(person, 2, 2);
    expect([second.count, second.orders.map((order) => order.order_id)]).toEqual([3, placed.slice(2)]);
    expect(await listOf(person, 990, 10)).toEqual({ count: 3, orders: [] });
  });

  it("returns the order that an exchange replaces, and marks the request as an exchange", async () => {
    const person = await makePerson(owner);
    const { variantIds } = await makeProduct(owner, { stocks: [5, 5] });
    const [bought = 0, other = 0] = variantIds;
    const paid = await placeOrder(owner, orderOf([{ variantId: bought }], { user_id: person.id }));
    await setPolicy(owner, "return_days", "7");
    await moveOrder(owner, paid.id, "Delivered");
    await requestReturn(owner, paid.id, { kind: "exchange", instead: other });
    await owner.query("delete from public.product_settings where setting_key = 'return_days'");
    expect((await listOf(person)).orders).toMatchObject([
      { exchange_for: paid.order_id, is_exchange_requested: false },
      { order_id: paid.order_id, exchange_for: null, is_exchange_requested: true },
    ]);
  });

  it("shows an admin only their own orders", async () => {
    const { admin } = people;
    const order = await orderBy({ email: "someone@else.test" });
    expect(await owns({ id: admin, email: "" }, order)).toBe(false);
    const { orders } = await listOf({ id: admin, email: "" }, 0, 100);
    expect(orders.map((entry) => entry.order_id)).not.toContain(order.order_id);
  });
});

describe("my_dashboard", () => {
  it("counts every order, sums completed ones only, and shows the five newest", async () => {
    const person = await makePerson(owner);
    const placed: PlacedOrder[] = [];
    for (let index = 0; index < 6; index++) placed.unshift(await orderBy({ user_id: person.id }));
    for (const { id } of placed.slice(0, 2)) await moveOrder(owner, id, "Completed");
    await moveOrder(owner, placed[2]?.id ?? "", "Delivered");
    const board = await askAs<Record<string, unknown> & { recent: { order_id: string }[] }>(
      owner,
      person.id,
      "select public.my_dashboard()",
    );
    expect(board).toMatchObject({ is_staff: false, order_count: 6, spent: 1096, address_count: 0 });
    expect(board.recent.map((order) => order.order_id)).toEqual(
      placed.slice(0, 5).map((order) => order.order_id),
    );
    expect(new Date(String(board.member_since)).getFullYear()).toBe(new Date().getFullYear());
  });
});

it("passes a changed profile name to the auth server", async () => {
  const person = await makePerson(owner);
  await owner.query(
    `update auth.users set raw_user_meta_data = '{"first_name": "Old", "kept": 1}' where id = $1`,
    [person.id],
  );
  await owner.query("update public.profiles set first_name = 'Leela', last_name = 'Das' where id = $1", [
    person.id,
  ]);
  const { rows } = await owner.query("select raw_user_meta_data as names from auth.users where id = $1", [
    person.id,
  ]);
  expect(rows[0]?.names).toEqual({ first_name: "Leela", last_name: "Das", kept: 1 });
});
