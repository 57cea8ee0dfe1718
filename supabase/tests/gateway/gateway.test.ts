import { randomUUID } from "node:crypto";
import { owner } from "../support/backend/database";
import { call, KEYLESS, SERVER, signIn, VISITOR } from "../support/backend/gateway";
import { people } from "../support/people/actors";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

// The matrix tests PostgreSQL's roles; these test that the running API has the same grants.

const sessions = {
  visitor: VISITOR,
  asha: VISITOR,
  ravi: VISITOR,
  admin: VISITOR,
  server: SERVER,
};
let orderOfAsha: string;
let variantId = 0;
let productId = 0;
let ravi: string;

beforeAll(async () => {
  sessions.asha = await signIn("asha@kapas.test", "kapas-demo");
  sessions.ravi = await signIn("ravi@kapas.test", "kapas-demo");
  sessions.admin = await signIn("admin@kapas.test", "kapas-admin");
  ravi = people.ravi;
  const product = await makeProduct(owner, { stocks: [20] });
  productId = product.id;
  variantId = product.variantIds[0] ?? 0;
  orderOfAsha = (await placeOrder(owner, orderOf([{ variantId }], { user_id: people.asha }))).id;
});

type Who = keyof typeof sessions;

describe("without a key", () => {
  it("gets nothing, nor with a made-up key or a session signed by another key", async () => {
    expect((await call(KEYLESS, "/rest/v1/products?limit=1")).status).toBe(401);
    expect((await call(KEYLESS, "/rest/v1/rpc/place_order", { body: {} })).status).toBe(401);
    expect((await call({ apikey: "sb_secret_made-up" }, "/rest/v1/products")).status).toBe(401);
    const forged = [
      { alg: "HS256", typ: "JWT" },
      { sub: ravi, role: "service_role", exp: 9_999_999_999 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .concat("c2lnbmF0dXJl")
      .join(".");
    expect((await call({ ...VISITOR, token: forged }, "/rest/v1/orders")).status).toBe(401);
  });
});

describe("reading", () => {
  const reads: [Who, string, number, number | null][] = [
    ["visitor", "products?id=eq.{product}&select=id,name,price", 200, 1],
    ["visitor", "products?id=eq.{product}&select=stock_quantity", 401, null],
    ["visitor", "products?id=eq.{product}", 401, null],
    ["server", "products?id=eq.{product}", 200, 1],
    ["visitor", "orders", 401, null],
    ["visitor", "profiles", 401, null],
    ["visitor", "idempotency_keys", 401, null],
    ["asha", "orders?id=eq.{order}", 200, 1],
    ["asha", "orders?id=eq.{order}&select=id,order_items(title)", 200, 1],
    ["asha", "profiles", 200, 1],
    ["asha", "payments", 200, 0],
    ["asha", "idempotency_keys", 403, null],
    ["ravi", "orders?id=eq.{order}", 200, 0],
    ["ravi", "order_items?order_id=eq.{order}", 200, 0],
    ["ravi", "order_events?order_id=eq.{order}", 200, 0],
    ["ravi", "outbox", 403, null],
    ["admin", "orders?id=eq.{order}", 200, 1],
    ["admin", "idempotency_keys", 403, null],
    ["server", "orders?id=eq.{order}", 200, 1],
    ["server", "idempotency_keys?limit=1", 200, null],
  ];
  it.each(reads)("%s: %s gives %i", async (who, path, status, rows) => {
    const filled = path.replace("{order}", orderOfAsha).replace("{product}", String(productId));
    const answer = await call(sessions[who], `/rest/v1/${filled}`);
    expect(answer.status).toBe(status);
    if (rows !== null) expect(answer.body).toHaveLength(rows);
  });
});

describe("writing", () => {
  const REFUSED = [401, 403];

  it.each(["visitor", "asha", "ravi", "admin"] as const)(
    "by %s places and moves no order by RPC",
    async (who) => {
      const order = { p_key: randomUUID(), p_request_hash: "x", p_order: orderOf([{ variantId }]) };
      expect(REFUSED).toContain(
        (await call(sessions[who], "/rest/v1/rpc/place_order", { body: order })).status,
      );
      const move = { p_order_id: orderOfAsha, p_to: "Cancelled", p_actor: "admin" };
      expect(REFUSED).toContain(
        (await call(sessions[who], "/rest/v1/rpc/transition_order", { body: move })).status,
      );
      expect(REFUSED).toContain(
        (await call(sessions[who], "/rest/v1/rpc/expire_orders", { body: {} })).status,
      );
    },
  );

  it.each([
    ["visitor", false],
    ["asha", false],
    ["admin", false],
    ["server", true],
  ] as const)("by %s adds a picture to the shop: %p", async (who, isAllowed) => {
    const path = `/storage/v1/object/product-images/${randomUUID()}.png`;
    const { status } = await call(sessions[who], path, {
      body: {},
      headers: { "Content-Type": "image/png" },
    });
    expect(status < 300).toBe(isAllowed);
  });
});

describe("JSON columns", () => {
  it.each([[{ a: [1, { b: null }] }], [[1, "two"]], ["text"], [7]])("keep %j", async (value) => {
    const key = "general_settings";
    const path = "/rest/v1/admin_settings";
    await owner.query("delete from public.admin_settings where key = $1", [key]);
    expect(await call(SERVER, path, { body: { key, value } })).toMatchObject({ status: 201 });
    const { rows } = await owner.query("select value from public.admin_settings where key = $1", [key]);
    expect(rows).toEqual([{ value }]);
    expect((await call(SERVER, `${path}?key=eq.${key}&select=value`)).body).toEqual([{ value }]);
  });
});

describe("the server's RPCs over HTTP", () => {
  const place = (body: object) => call(sessions.server, "/rest/v1/rpc/place_order", { body });

  it("refuse with a status, a code and a hint that the server can read", async () => {
    const order = orderOf([{ variantId, quantity: 10 }, { variantId: 999_999_999 }]);
    expect(await place({ p_key: randomUUID(), p_request_hash: "x", p_order: order })).toMatchObject({
      status: 409,
      body: { code: "PT409", hint: "unavailable", details: expect.stringContaining("999999999") },
    });
    expect(await place({ p_key: randomUUID(), p_request_hash: "x", p_order: orderOf([]) })).toMatchObject({
      status: 422,
      body: { code: "PT422", hint: "bad_lines" },
    });
  });
});
