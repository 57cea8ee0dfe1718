import { expect, test } from "@playwright/test";
import { backend, changePrice, changeStock, rowsOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { orderButton } from "../support/checkout-action";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";
import { jobsTimer } from "../support/jobs-timer";

// Runs alone, because it counts rebuilt pages, and orders of other tests rebuild pages too.
test.describe.configure({ mode: "serial" });

const columns =
  "id, slug, name, price, is_premium, categories!primary_category_id(slug), product_variants(id, color, size, price, stock, reserved)";

/** The newest product that has one price for all sizes, the pages that show it, and pages that do not. */
async function scene() {
  const products = rowsOf(
    await backend
      .from("products")
      .select(columns)
      .eq("status", "published")
      .eq("is_deleted", false)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(400),
  );
  const [hero] = products.filter(
    ({ is_premium, product_variants }) =>
      !is_premium && product_variants.length > 1 && product_variants.every(({ price }) => price === null),
  );
  const mine = hero?.categories?.slug;
  const stranger = products.find(({ categories }) => categories && categories.slug !== mine);
  if (!hero || !mine || !stranger?.categories) throw new Error("the seed has no two products apart");
  return {
    hero,
    shows: [`/products/${hero.slug}`, "/products", `/products?category=${mine}`],
    others: [
      "/about",
      "/faq",
      "/premium-tshirts",
      `/products/${stranger.slug}`,
      `/products?category=${stranger.categories.slug}`,
    ],
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Requests each page once, and lists those whose cache state is the wanted one. */
async function listIn(
  paths: readonly string[],
  isMeant: (state: string | null) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const reply = await get(path);
    expect(reply.status, path).toBe(200);
    if (isMeant(reply.headers.get("x-nextjs-cache"))) found.push(path);
  }
  return found;
}

/** The pages that were dropped from the cache. A page that only expired is STALE, which can happen by itself on a slow machine. */
const listMadeAnew = (paths: readonly string[]) => listIn(paths, (state) => state === "MISS");

/** What expires does so once more after this time, see server/storefront/find-changes.ts. */
const onceMoreMs = 3000;

/** Processes all recorded changes, then waits until every page is cached. */
async function settle({ shows, others }: Scene): Promise<void> {
  await runJobs();
  await new Promise((resolve) => setTimeout(resolve, onceMoreMs));
  await runJobs();
  await expect.poll(() => listIn([...shows, ...others], (state) => state !== "HIT")).toEqual([]);
}

/** Leaves this many pieces of the first variant, and none of the others. */
async function leave(hero: Scene["hero"], pieces: number): Promise<void> {
  const rows = rowsOf(
    await backend.from("product_variants").select("id, stock, reserved").eq("product_id", hero.id),
  );
  for (const [index, { id, stock, reserved }] of rows.sort((a, b) => a.id - b.id).entries()) {
    const delta = (index === 0 ? pieces : 0) - (stock - reserved);
    if (delta !== 0) await changeStock(id, delta);
  }
}

async function buyFirst({ hero }: Scene): Promise<void> {
  const [variant] = hero.product_variants.toSorted((a, b) => a.id - b.id);
  if (!variant) throw new Error("the product has no variant");
  const tee = { productId: hero.id, size: variant.size, color: variant.color };
  const press = await orderButton(shopUrl, { tee, buyer: new Buyer(), method: "cod" });
  expect(await press()).toMatchObject({ ok: true, data: { kind: "placed" } });
}

test.beforeAll(() => jobsTimer.pause());
test.afterAll(() => jobsTimer.resume());

let now: Scene;
let before: { id: number; free: number }[];

test.beforeEach(async () => {
  now = await scene();
  const ids = now.hero.product_variants;
  before = ids.map(({ id, stock, reserved }) => ({ id, free: stock - reserved }));
});

test.afterEach(async () => {
  const { data } = await backend
    .from("product_variants")
    .select("id, stock, reserved")
    .eq("product_id", now.hero.id);
  for (const { id, stock, reserved } of data ?? []) {
    const delta = (before.find((one) => one.id === id)?.free ?? 0) - (stock - reserved);
    if (delta !== 0) await changeStock(id, delta);
  }
  await changePrice(now.hero.id, now.hero.price);
  await backend.from("products").update({ status: "published" }).eq("id", now.hero.id);
  await runJobs();
});

test("an order of the last piece rebuilds the pages that show the product as sold out, and no others", async () => {
  await leave(now.hero, 1);
  await settle(now);
  await buyFirst(now);
  const page = await get(`/products/${now.hero.slug}`);
  expect(page.headers.get("x-nextjs-cache")).toBe("MISS");
  expect(page.body).toContain("Sold out");
  expect(await listMadeAnew(now.others)).toEqual([]);
  expect(await listMadeAnew(now.shows)).toEqual(now.shows.slice(1));
});

test("an order that leaves plenty of stock rebuilds no page", async () => {
  await leave(now.hero, 30);
  await settle(now);
  await buyFirst(now);
  expect(await listMadeAnew([...now.shows, ...now.others])).toEqual([]);
});

test("a price changed in the database is shown after the next job run, and only pages that show it are rebuilt", async () => {
  await settle(now);
  await changePrice(now.hero.id, 12_345);
  expect(await listMadeAnew([...now.shows, ...now.others])).toEqual([]);
  await runJobs();
  expect(await listMadeAnew(now.others)).toEqual([]);
  for (const path of now.shows) expect((await get(path)).body, path).toMatch(/1[12],\d{3}/);
});

test("an instance learns of a change made elsewhere when it is asked for /api/ready", async () => {
  await settle(now);
  await changePrice(now.hero.id, 12_345);
  await get("/api/ready");
  expect((await get(`/products/${now.hero.slug}`)).headers.get("x-nextjs-cache")).toBe("MISS");
  expect(await listMadeAnew(now.others)).toEqual([]);
});

test("an unpublished product answers 404 after the next job run, and is back once it is published again", async () => {
  await settle(now);
  await backend.from("products").update({ status: "draft" }).eq("id", now.hero.id);
  await runJobs();
  expect((await get(`/products/${now.hero.slug}`)).status).toBe(404);
  expect((await get("/products")).body).not.toContain(now.hero.slug);
  expect(await listMadeAnew(now.others)).toEqual([]);
  await backend.from("products").update({ status: "published" }).eq("id", now.hero.id);
  await runJobs();
  expect((await get(`/products/${now.hero.slug}`)).status).toBe(200);
});

test("a new logo is shown without rebuilding a page, and does not shorten the cache time of pages", async () => {
  const put = (value: string) =>
    backend.from("site_settings").upsert({ key: "logo_with_text", value }, { onConflict: "key" });
  try {
    await put("https://shop.test/storage/v1/object/public/logos/first.webp");
    await settle(now);
    expect((await get("/logo")).headers.get("location")).toBe(
      "https://shop.test/storage/v1/object/public/logos/first.webp",
    );
    const page = await get("/about");
    expect(page.body).toContain('src="/logo"');
    expect(Number(/s-maxage=(\d+)/.exec(page.headers.get("cache-control") ?? "")?.[1])).toBeGreaterThan(300);
    await put("https://shop.test/storage/v1/object/public/logos/second.webp");
    await runJobs();
    const logo = await get("/logo");
    expect(logo.headers.get("location")).toBe("https://shop.test/storage/v1/object/public/logos/second.webp");
    expect(logo.headers.get("cache-control")).toContain("max-age=300");
    expect(await listMadeAnew([...now.shows, ...now.others])).toEqual([]);
  } finally {
    await backend.from("site_settings").delete().eq("key", "logo_with_text");
    await runJobs();
  }
});
