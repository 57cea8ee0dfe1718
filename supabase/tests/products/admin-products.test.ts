import type { PoolClient } from "pg";
import { owner } from "../support/backend/database";
import { actAs, pastGrants } from "../support/people/actors";
import { asOwner, black, create, pictureOf, productTrial, read, save, upload } from "../support/products";
import { refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

/** Reads on both sides before either saves. */
const bothHaveRead = (() => {
  let waiting: (() => void)[] = [];
  return () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 2) {
        for (const go of waiting) go();
        waiting = [];
      }
    });
})();

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

describe("a new product", () => {
  productTrial(
    "gets a slug with its id, SKUs, the colours of its variants and its pictures in their order",
    "editor",
    async (client) => {
      const pictures = [pictureOf(await upload(client)), pictureOf(await upload(client))];
      const id = await create(client, [black, { ...black, color: "white", sku: "OWN-1" }], pictures);
      const product = await read(client, id);
      expect(product).toMatchObject({ slug: `night-bus-two-seats-${id}`, price: 799.5, old_slugs: [] });
      expect(product.variants.map(({ sku }: { sku: string }) => sku)).toEqual([`KP${id}-BLACK-M`, "OWN-1"]);
      expect(product.pictures.map(({ url }: { url: string }) => url)).toEqual(pictures.map(({ url }) => url));
      const { rows } = await client.query(
        "select c.slug from public.product_available_colors a join public.colors c on c.id = a.color_id where a.product_id = $1 order by 1",
        [id],
      );
      expect(rows.map(({ slug }) => slug)).toEqual(["black", "white"]);
    },
  );

  productTrial("without variants has the default colours", "editor", async (client) => {
    const id = await create(client, []);
    const { rowCount } = await client.query(
      "select from public.product_available_colors where product_id = $1",
      [id],
    );
    expect(rowCount).toBe(2);
  });

  productTrial(
    "is refused without pictures, with one that was never uploaded, and with a taken SKU",
    "editor",
    async (client) => {
      expect(await refusalIn(client, () => create(client, [black], []))).toMatchObject({
        hint: "no_pictures",
        message: "Failed to upload any product images",
      });
      expect(
        await refusalIn(client, () => create(client, [black], [pictureOf("https://evil.test/a-1920.webp")])),
      ).toMatchObject({ hint: "picture_gone" });
      await create(client, [{ ...black, sku: "TAKEN-1" }]);
      expect(await refusalIn(client, () => create(client, [{ ...black, sku: "TAKEN-1" }]))).toMatchObject({
        hint: "sku_taken",
        detail: "TAKEN-1",
      });
    },
  );

  productTrial("has opening stock only from staff who may adjust stock", "admin", async (client) => {
    const id = await create(client, [{ ...black, opening: 7 }]);
    expect((await read(client, id)).variants[0].stock).toBe(7);
    await actAs(client, "editor");
    expect(await refusalIn(client, () => create(client, [{ ...black, opening: 7 }]))).toMatchObject({
      hint: "forbidden",
    });
  });
});

describe("a save", () => {
  productTrial(
    "of an older version is refused whole, and one of the newest succeeds",
    "editor",
    async (client) => {
      const id = await create(client);
      const { version } = await read(client, id);
      const next = await save(client, id, version, { facts: { name: "Second" } });
      expect(next).toBeGreaterThan(version);
      expect(
        await refusalIn(client, () => save(client, id, version, { facts: { name: "Third" } })),
      ).toMatchObject({
        code: "PT409",
        hint: "stale",
      });
      expect(await save(client, id, next, { facts: { name: "Second" } })).toBe(next);
      expect(await read(client, id)).toMatchObject({ name: "Second", version: next });
    },
  );

  productTrial(
    "increases the version for variants and pictures too, but not for stock",
    "admin",
    async (client) => {
      const id = await create(client);
      const versionNow = async () => Number((await read(client, id)).version);
      const first = await versionNow();
      await pastGrants(client);
      await client.query(
        "insert into public.stock_moves (variant_id, stock_delta, reason) select id, 3, 'receive' from public.product_variants where product_id = $1",
        [id],
      );
      expect(await versionNow()).toBe(first);
      await client.query("update public.product_variants set is_active = false where product_id = $1", [id]);
      const second = await versionNow();
      await client.query("update public.product_images set alt = 'A bus' where product_id = $1", [id]);
      expect([second > first, (await versionNow()) > second]).toEqual([true, true]);
    },
  );

  productTrial(
    "deactivates a variant with stock, and deletes one that never had any",
    "admin",
    async (client) => {
      const id = await create(client, [
        { ...black, opening: 2 },
        { ...black, size: "L" },
      ]);
      await save(client, id, (await read(client, id)).version, { variants: [] });
      expect((await read(client, id)).variants).toMatchObject([{ size: "M", is_active: false, stock: 2 }]);
    },
  );

  productTrial(
    "keeps the order, side and alt texts of pictures, and the files of removed ones for a day",
    "admin",
    async (client) => {
      const urls = [await upload(client), await upload(client), await upload(client)] as const;
      const id = await create(client, [black], urls.map(pictureOf));
      await save(client, id, (await read(client, id)).version, {
        pictures: [{ ...pictureOf(urls[2]), type: "back", alt: "The back" }, pictureOf(urls[0])],
      });
      expect((await read(client, id)).pictures).toMatchObject([
        { url: urls[2], type: "back", alt: "The back" },
        { url: urls[0], type: "front" },
      ]);
      await asOwner(client, async () => {
        const claim = async () =>
          (await client.query("select public.claim_loose_pictures(1000) as url")).rows.map(({ url }) => url);
        expect(await claim()).not.toContain(urls[1]);
        await client.query("update private.loose_pictures set recorded_at = now() - interval '25 hours'");
        const claimed = await claim();
        expect([claimed.includes(urls[1]), claimed.includes(urls[0])]).toEqual([true, false]);
      });
      expect(
        await refusalIn(client, async () => create(client, [black], [pictureOf(urls[1])])),
      ).toMatchObject({ hint: "picture_gone" });
    },
  );

  productTrial("keeps a picture's file while an order shows it", "admin", async (client) => {
    const url = await upload(client);
    const id = await create(client, [{ ...black, opening: 3 }], [pictureOf(url)]);
    await asOwner(client, async () => {
      await makeProduct(client);
      await client.query("update public.products set status = 'published', price = 499 where id = $1", [id]);
      const { rows } = await client.query("select id from public.product_variants where product_id = $1", [
        id,
      ]);
      const order = await placeOrder(client, orderOf([{ variantId: rows[0].id }]));
      await client.query("update public.order_items set image_url = $1 where order_id = $2", [url, order.id]);
    });
    await client.query("select public.delete_product($1)", [id]);
    await asOwner(client, async () => {
      await client.query("update private.loose_pictures set recorded_at = now() - interval '25 hours'");
      const { rows } = await client.query("select public.claim_loose_pictures(1000) as url");
      expect(rows.map((row) => row.url)).not.toContain(url);
    });
  });
});

it("saves a version once when two people submit it, and refuses the second", async () => {
  const { id } = await makeProduct(owner);
  const attempt = (name: string) =>
    inTransaction(async (client) => {
      await actAs(client, "admin");
      const { version } = await read(client, id);
      await bothHaveRead();
      return save(client, id, version, { facts: { name } });
    });
  const results = await Promise.allSettled(["First", "Second"].map(attempt));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ code: "PT409", hint: "stale" });
  await owner.query("update public.products set is_deleted = true where id = $1", [id]);
});
