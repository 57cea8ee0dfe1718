import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend, changePrice, rowsOf } from "../support/backend";
import { Buyer } from "../support/buyer";
import { orderButton } from "../support/checkout-action";
import { moveClock } from "../support/clock";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";

// The logo files do not exist.
test.use({ ownShop: "changed settings", tolerated: [/shop\.test\/storage\/v1\/object\/public\/logos/] });

const columns =
  "id, slug, name, price, is_premium, categories!primary_category_id(slug), product_variants(id, color, size, price, stock, reserved)";

/** The newest product with one price and plenty of each size, the pages that show it, and pages that do not. */
async function findScene() {
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
  const hero = products.find(
    ({ is_premium, product_variants: variants }) =>
      !is_premium &&
      variants.length > 1 &&
      variants.every(({ price, stock, reserved }) => price === null && stock - reserved > 12),
  );
  const category = hero?.categories?.slug;
  const stranger = products.find(({ categories }) => categories && categories.slug !== category);
  if (!hero || !category || !stranger?.categories) throw new Error("the seed has no two products apart");
  return {
    hero,
    list: `/products?category=${category}`,
    shows: [`/products/${hero.slug}`, `/products?category=${category}`],
    others: [
      ...["/about", "/faq", "/premium-tshirts", `/products/${stranger.slug}`],
      `/products?category=${stranger.categories.slug}`,
    ],
  };
}

/** Those of the pages that are rendered again on request. A page that only expired by time is STALE. */
async function listRegenerated(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const { status, headers } = await get(path);
    expect(status, path).toBe(200);
    if (headers.get("x-nextjs-cache") === "MISS") found.push(path);
  }
  return found;
}

async function saveLogo(name: string): Promise<string> {
  const value = `https://shop.test/storage/v1/object/public/logos/${name}.webp`;
  await backend.from("site_settings").upsert({ key: "logo_with_text", value }, { onConflict: "key" });
  await runJobs({ only: ["storefront_changes"] });
  return value;
}

test("an order, a price, a logo and an unpublished product rebuild only the pages that show them, and a returning visitor sees the new price", async ({
  page,
  context,
}) => {
  const { hero, list, shows, others } = await findScene();
  const all = [...shows, ...others];
  const [first] = hero.product_variants.toSorted((a, b) => a.id - b.id);
  if (!first) throw new Error("the product has no variant");
  const buy = async () => {
    const tee = { productId: hero.id, size: first.size, color: first.color };
    const click = await orderButton(shopUrl, { tee, buyer: new Buyer(), method: "cod" });
    expect(await click()).toMatchObject({ ok: true, data: { kind: "placed" } });
  };
  // The first logo changes the head of all pages. Changed pages expire now and once more after three seconds, see find-changes.ts.
  await saveLogo("first");
  await moveClock({ minutes: 1 });
  await runJobs({ only: ["storefront_changes"] });
  for (const path of all) await get(path);

  await buy();
  expect(await listRegenerated(all), "an order that leaves plenty").toEqual([]);
  const logo = await saveLogo("second");
  expect((await get("/logo")).headers.get("location")).toBe(logo);
  expect(await listRegenerated(all), "a new logo").toEqual([]);

  const visit = async (visitor: Page) => {
    await visitor.goto(list);
    await visitor.getByRole("main").getByRole("link", { name: hero.name }).first().click();
    await visitor.waitForURL(`**/products/${hero.slug}*`);
    return visitor.getByRole("main");
  };
  await expect(await visit(page)).not.toContainText("4,321");
  await changePrice(hero.id, 4_321);
  // Each instance checks for changes every second.
  for (const path of shows)
    await expect.poll(async () => (await get(path)).body, { message: path }).toContain("4,321");
  expect(await listRegenerated(others), "a new price").toEqual([]);
  await expect(await visit(await context.newPage())).toContainText("4,321");

  const publish = async (status: "draft" | "published", answer: number) => {
    await backend.from("products").update({ status }).eq("id", hero.id);
    await runJobs({ only: ["storefront_changes"] });
    // The job leaves it to the next second when the database takes longer.
    await expect.poll(async () => (await get(`/products/${hero.slug}`)).status).toBe(answer);
  };
  await publish("draft", 404);
  expect((await get("/products")).body).not.toContain(hero.slug);
  expect(await listRegenerated(others), "an unpublished product").toEqual([]);
  await publish("published", 200);
  await backend.from("site_settings").delete().eq("key", "logo_with_text");
});
