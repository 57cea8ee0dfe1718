import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { owner } from "../support/backend/database";
import { newAddress } from "../support/customers/leads";
import { cookieOf, Visitor } from "../support/http/visitor";
import { makeProduct, type Product } from "../support/shop";

let products: Product[];
let draft: Product;
const picture = "https://pictures.test/tee.webp";
beforeAll(async () => {
  products = [await makeProduct(owner, { stocks: [5, 0, 2] }), await makeProduct(owner, { price: 799 })];
  draft = await makeProduct(owner, { status: "draft" });
  // Redirects are read once, and then every few seconds.
  await owner.query(
    "insert into public.redirects (source, target) values ('/onam', '/products?category=mens')",
  );
  for (const { id } of [...products, draft])
    await owner.query(
      "insert into public.product_images (product_id, image_url, thumbnail_url) values ($1, $2, $2)",
      [id, picture],
    );
});

const visitor = new Visitor();

it("Google's feed has one complete item for each variant on sale, and none of a draft", async () => {
  const answer = await visitor.get("/feeds/google.xml");
  const body = await answer.text();
  expect(answer.headers.get("content-type")).toContain("xml");
  expect(XMLValidator.validate(body)).toBe(true);
  const parser = new XMLParser({ isArray: (name) => name === "item", parseTagValue: false });
  const items: Record<string, string>[] = parser.parse(body).rss.channel.item;
  const filled = (name: string) => items.filter((item) => item[`g:${name}`]).length;
  for (const name of [
    "id",
    "title",
    "description",
    "link",
    "image_link",
    "availability",
    "condition",
    "brand",
  ])
    expect([name, filled(name)]).toEqual([name, 4]);
  expect(new Set(items.map((item) => item["g:id"])).size).toBe(4);
  expect(items.map((item) => item["g:price"]).sort()).toEqual([
    "499.00 INR",
    "499.00 INR",
    "499.00 INR",
    "799.00 INR",
  ]);
  const groups = new Set(items.map((item) => item["g:item_group_id"]));
  expect([...groups].sort()).toEqual(products.map(({ id }) => String(id)).sort());
  expect(groups).not.toContain(String(draft.id));
});

it("Meta's feed has a row for each variant on sale", async () => {
  const rows = (await (await visitor.get("/feeds/meta.csv")).text()).trim().split("\r\n");
  expect(rows[0]).toMatch(/^id,item_group_id,title/);
  expect(rows).toHaveLength(5);
});

it("counts the products of a list, and of each of its filters under the others", async () => {
  const of = encodeURIComponent("/products?stock=in&max=600");
  expect(await (await visitor.get(`/api/search/count?of=${of}`)).json()).toEqual({
    total: 1,
    counts: {
      size: { S: 1, L: 1 },
      color: { black: 1 },
      fit: { regular: 1 },
      theme: {},
      origin: {},
      stock: { in: 1 },
    },
  });
});

it("answers 404 at the address of a search engine key that the shop doesn't have", async () => {
  expect((await visitor.get(`/indexnow/${"a".repeat(32)}`)).status).toBe(404);
});

it.each([
  ["/Products?category=mens", "/products?category=mens"],
  ["/ABOUT", "/about"],
  ["/Ref/ASHA10", "/ref/ASHA10"],
  ["/Admin/orders", "/admin/orders"],
])("sends %s on to %s", async (path, plain) => {
  const { status, headers } = await visitor.checkAdminAccess(path);
  const { pathname, search } = new URL(headers.get("location") ?? "");
  expect([status, `${pathname}${search}`, headers.get("cache-control")]).toEqual([308, plain, "no-store"]);
});

it.each(["/onam", "/Onam"])(
  "sends %s on by the shop's redirect, and keeps it out of caches",
  async (path) => {
    // Staff may change or delete it.
    const { status, headers } = await visitor.checkAdminAccess(path);
    const { pathname, search } = new URL(headers.get("location") ?? "");
    expect([status, `${pathname}${search}`, headers.get("cache-control")]).toEqual([
      308,
      "/products?category=mens",
      "no-store",
    ]);
  },
);

it.each(["/admin%2Forders", "/orders%2f1", "/order-details/KP-0000-0000-0000"])(
  "keeps the 404 of %s out of shared caches: for its owner there may be a page",
  async (path) => {
    expect((await visitor.checkAdminAccess(path)).headers.get("cache-control")).toBe("private, no-store");
  },
);

it("lets shared caches have a text in Markdown for five minutes, as its page", async () => {
  const { id } = await makeProduct(owner);
  const { rows } = await owner.query("select slug from public.products where id = $1", [id]);
  for (const path of [
    "/pages/about",
    "/lists/all/1",
    `/products/${rows[0].slug}`,
    "/products/none-1",
    "/blog",
    "/blog/none",
  ])
    expect([path, (await visitor.get(`/markdown${path}`)).headers.get("cache-control")]).toEqual([
      path,
      "public, max-age=0, must-revalidate, s-maxage=300",
    ]);
});

/** The codes that the browser stores, without their times. */
const storedCodes = (visitor: Visitor) => visitor.cookies.get(cookieOf("ref"))?.replace(/\.\d+/g, "");

it("stores the codes of the links that a visitor opens, the first one first", async () => {
  const visitor = new Visitor();
  const [first, second] = [randomUUID(), randomUUID()];
  for (const code of [first, second, first]) {
    const answer = await visitor.checkAdminAccess(`/ref/${code}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  }
  expect(storedCodes(visitor)).toBe(`${first}~${second}`);
});

it("stores no code of a picture, a frame or a malformed link", async () => {
  const visitor = new Visitor();
  for (const goal of ["image", "iframe", "empty"])
    await visitor.checkAdminAccess(`/ref/${randomUUID()}`, { headers: { "sec-fetch-dest": goal } });
  for (const code of ["ASHA10", "%00", `${randomUUID()}x`, "..%2Fadmin", "a".repeat(500)])
    await visitor.checkAdminAccess(`/ref/${code}`);
  expect(storedCodes(visitor)).toBeUndefined();
});

it("shows a guest no invitation link of their own", async () => {
  expect((await new Visitor().get("/api/referral")).status).toBe(401);
});

const recipientOf = async (email: string) =>
  (await owner.query("select public.mail_recipient($1) as reader", [email])).rows[0].reader;

/** As an email program does it: without cookies and an origin (RFC 8058). */
const unsubscribe = (id: string, headers: Record<string, string>, body: string) =>
  new Visitor().send(`/api/mail-preferences/${id}?kind=offers`, { method: "POST", headers, body });

const boundary = "part";
const bodies: [string, Record<string, string>, string][] = [
  [
    "multipart",
    { "content-type": `multipart/form-data; boundary=${boundary}` },
    `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  ],
  ["urlencoded", { "content-type": "application/x-www-form-urlencoded" }, "List-Unsubscribe=One-Click"],
];

it.each(bodies)(
  "unsubscribes by one click in an email program that sends a %s form",
  async (_, headers, body) => {
    const email = newAddress();
    const { id } = await recipientOf(email);
    for (const _time of [1, 2]) expect((await unsubscribe(id, headers, body)).status).toBe(200);
    expect((await recipientOf(email)).stopped).toEqual(["offers"]);
  },
);

it.each(bodies)("answers 404 to a %s form for an unknown link", async (_, headers, body) => {
  expect((await unsubscribe(randomUUID(), headers, body)).status).toBe(404);
});

const browser =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

const eventOn = (path = "/products") => ({
  eventType: "page_view",
  sessionId: randomUUID(),
  timestamp: Date.now(),
  clientContext: { path, referrer: "", campaign: "", device: "phone" },
  eventData: {},
  userContext: { isSignedIn: false },
});

async function track(body: unknown, headers: Record<string, string> = {}) {
  const answer = await new Visitor().post("/api/track-unified-analytics", body, {
    "user-agent": browser,
    ...headers,
  });
  return { status: answer.status, body: await answer.json() };
}

async function countVisits(): Promise<number> {
  const { rows } = await owner.query("select count(*)::int as count from private.analytics_sessions");
  return rows[0].count;
}

it("stores an event sent alone, and events sent in a group", async () => {
  expect(await track(eventOn())).toEqual({ status: 200, body: { stored: 1 } });
  expect(await track([eventOn(), eventOn()])).toEqual({ status: 200, body: { stored: 2 } });
  // They are written within a second, after the answer.
  while ((await countVisits()) < 3) await setImmediate();
  expect(await countVisits()).toBe(3);
});

it.each<[string, string, Record<string, string>]>([
  ["a crawler", "/products", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }],
  ["a browser without a window", "/products", { "user-agent": "HeadlessChrome/130.0" }],
  ["a browser with Global Privacy Control", "/products", { "sec-gpc": "1" }],
  ["a browser with Do Not Track", "/products", { dnt: "1" }],
  ["the admin's first page", "/admin", {}],
  ["another page of the admin", "/admin/orders", {}],
])("stores no event of %s", async (_, path, headers) => {
  expect(await track(eventOn(path), headers)).toEqual({ status: 200, body: { stored: 0 } });
});

it.each<[string, unknown, number, Record<string, string>]>([
  ["no body", "", 400, {}],
  ["text that isn't JSON", "{", 400, {}],
  ["null", "null", 422, {}],
  ["an empty group", [], 422, {}],
  ["six events at once", Array.from({ length: 6 }, () => eventOn()), 422, {}],
  ["an unknown kind of event", { ...eventOn(), eventType: "drop table" }, 422, {}],
  ["40,000 characters", "x".repeat(40_000), 413, {}],
  ["an event from another site", eventOn(), 403, { origin: "https://evil.example" }],
])("refuses %s", async (_, body, status, headers) => {
  expect((await track(body, headers)).status).toBe(status);
});

it("returns a visitor's country and the address without its last part", async () => {
  const answer = await new Visitor().get("/api/get-user-location", { "x-forwarded-for": "49.36.12.34" });
  expect(await answer.json()).toEqual({ country: "IN", region: null, city: null, ip: "49.36.12.0" });
});

async function fetchLlmsFull(): Promise<{ body: string; queries: number }> {
  const fetches = vi.spyOn(globalThis, "fetch");
  try {
    const body = await (await visitor.get("/llms-full.txt")).text();
    return { body, queries: fetches.mock.calls.length };
  } finally {
    fetches.mockRestore();
  }
}

it("llms-full.txt has every product on sale, and needs no more queries for more products", async () => {
  const few = await fetchLlmsFull();
  const onSale = few.body.match(/\n\n---\n\n# Tee tee-\S+\n\nPrice: ₹/g)?.length ?? 0;
  expect(onSale).toBeGreaterThanOrEqual(products.length);
  for (let more = 0; more < 8; more += 1) await makeProduct(owner);
  const many = await fetchLlmsFull();
  expect(many.body.match(/^Price: /gm)).toHaveLength(onSale + 8);
  expect(many.queries).toBeLessThanOrEqual(few.queries);
});
