import { parseListParams, type RawSearchParams } from "@/lib/catalog/list-params";
import { parseStaticList } from "@/lib/catalog/static-list";
import { resolveAddRequest } from "@/server/cart/queries";
import { getBasicSlug } from "@/server/catalog/basic-queries";
import { getListPage, getLiveListPage, getNewSlug, getProductPage } from "@/server/catalog/queries";
import { getOrder } from "@/server/orders/queries";
import { owner } from "../support/backend/database";
import { siteUrl, Visitor } from "../support/http/visitor";
import { makeProduct } from "../support/shop";

// What the pages' queries and the routes do with malformed input. Malformed addresses, which Next itself refuses, need the wire.

const visitor = new Visitor();
const long = "x".repeat(10_000);
const oddTexts = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udc00b",
  "%00",
  "-1",
  "0",
  "true",
  "'--",
  long,
  "👕कपास",
];
let product: { id: number; slug: string };

beforeAll(async () => {
  const { id } = await makeProduct(owner, { stocks: [5] });
  const { rows } = await owner.query("select slug from public.products where id = $1", [id]);
  product = { id, slug: rows[0].slug };
});

it("finds no product, colour or order for an odd address", async () => {
  const odd = [
    ...oddTexts,
    "no-such-tee-999999",
    "no-such-tee",
    "99999999",
    "9".repeat(26),
    "../../etc/passwd",
  ];
  for (const text of odd) {
    const found = await visitor.look(() =>
      Promise.all([getProductPage(text, null), getNewSlug(text), getBasicSlug(text), getOrder(text, text)]),
    );
    expect([text, ...found]).toEqual([text, null, null, null, null]);
    expect(await visitor.look(() => resolveAddRequest(text))).toHaveProperty("problem");
  }
});

it("shows a product in its default colour when the colour in the address is unknown", async () => {
  for (const color of ["no-such-colour", "\u0000", "'--", long]) {
    const page = await visitor.look(() => getProductPage(product.slug, color));
    expect([color, page?.product.id, page?.requestedColor]).toEqual([color, product.id, null]);
  }
});

it("an unknown category, or a page behind the last, is not found", async () => {
  for (const [list, page] of [
    ["no-such-category", "1"],
    ["all", "9999"],
    ["all", "0"],
    ["all", "abc"],
    ["premium-tshirts", "9999"],
    ["\u0000", "\u0000"],
  ] as const) {
    const asked = parseStaticList(list, page);
    expect([list, page, asked && (await visitor.look(() => getListPage(asked)))]).toEqual([list, page, null]);
  }
});

it("shows a list for malformed filters and searches", async () => {
  const all: RawSearchParams[] = [
    { sort: ";drop" },
    { sort: "price-asc;drop table products" },
    { size: "99XXL" },
    { color: "no-such-colour" },
    { min: "abc", max: "-5" },
    { min: "900", max: "100" },
    { min: "1e309", max: "NaN" },
    { stock: "maybe" },
    { q: "" },
    { q: "' or 1=1--" },
    { q: "%_\\" },
    { q: ["a", "b"], sort: ["name", "newest"] },
    { q: "!!!", size: ["M", "M", "M"] },
    { size: Array.from({ length: 500 }, (_, index) => `S${index}`) },
    ...oddTexts.map((text) => ({ q: text, size: text, color: text })),
  ];
  // Many are the same list without filters.
  const lists = new Map(all.map((raw) => parseListParams(raw)).map((list) => [JSON.stringify(list), list]));
  for (const list of lists.values()) {
    const page = list && (await visitor.look(() => getLiveListPage(list)));
    expect([list, page]).toEqual([list, expect.objectContaining({ list: expect.anything() })]);
  }
});

it("drops an unknown theme from a list, as it drops an unknown fit", async () => {
  const asked = parseListParams({ theme: "no-such-theme", fit: "no-such-fit" });
  const page = asked && (await visitor.look(() => getLiveListPage(asked)));
  expect(page).toMatchObject({ params: { themes: [], cuts: [] } });
  expect(page).not.toMatchObject({ list: { total: 0 } });
});

it("answers odd searches, PIN codes and carts without a server error", async () => {
  const { id } = product;
  for (const text of oddTexts) {
    const encoded = encodeURIComponent(text.toWellFormed());
    const line = { id, quantity: 1, size: `M${text}`, color: text };
    const answers = [
      await visitor.get(`/api/search/suggest?q=${encoded}`),
      await visitor.get(`/api/search/count?of=${encoded}`),
      await visitor.get(`/api/pincodes/${encoded}`),
      await visitor.get(`/api/card-colors?ids=${encoded},${id}`),
      await visitor.get(`/api/complementary-products?ids=${encoded},${id}`),
      await visitor.post("/api/cart/quote", { lines: [line], code: `LAUNCH${text}` }),
    ];
    for (const { status } of answers) expect([text, status < 500]).toEqual([text, true]);
  }
});

it("refuses every write to a page that isn't an action of its own", async () => {
  const action = { "next-action": `7f${"a".repeat(40)}`, "content-type": "text/plain;charset=UTF-8" };
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  const ours = { origin: siteUrl };
  for (const path of ["/", "/products/no-such-tee-1", "/checkout", "/auth", "/orders"]) {
    const statusOf = async (headers: Record<string, string>, body: string, method = "POST") =>
      (await visitor.checkAdminAccess(path, { method, body, headers })).status;
    const form = { ...ours, "content-type": "application/x-www-form-urlencoded" };
    expect([
      path,
      await statusOf(form, "a=b"),
      await statusOf({ ...ours, ...multipart }, ""),
      await statusOf({ ...ours, ...multipart }, "--x--"),
      await statusOf({ ...ours, ...action }, '"$@1"'),
      await statusOf({ ...action, origin: "https://evil.example" }, "[]"),
      await statusOf(ours, "[]", "PUT"),
    ]).toEqual([path, 400, 400, 400, 400, 403, 405]);
  }
  expect((await visitor.checkAdminAccess("/logo.svg", { method: "POST" })).status).toBe(405);
});
