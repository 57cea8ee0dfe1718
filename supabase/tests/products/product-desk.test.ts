import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { type Actor, actAs, findPeople, type People } from "../support/actors";
import { addCategory, emptyCatalogue } from "../support/catalogue";
import { inRollback, openPool } from "../support/database";
import { refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

const owner = openPool("postgres");
let people: People;
beforeAll(async () => {
  people = await findPeople(owner);
});
afterAll(() => owner.end());

const facts = {
  name: "Night Bus, Two Seats!",
  description: "",
  price: 799.5,
  status: "draft",
  is_premium: false,
  cut: "regular",
  fabric: "",
  fit: "",
  keywords: "",
  hsn: "6109",
  seo_title: "",
  seo_description: "",
  primary_category_id: null,
  subcategory_id: null,
};
const black = { size: "M", color: "black", sku: "", barcode: "", is_active: true, opening: 0 };
const pictureOf = (url: string) => ({ url, thumbnail_url: url, color: "black", type: "front", alt: "" });

/** Acts as this person, with what the test needs already there. */
const desk = (actor: Actor, work: (client: PoolClient) => Promise<void>) => () =>
  inRollback(owner, async (client) => {
    await emptyCatalogue(client);
    await actAs(client, actor, people);
    await work(client);
  });

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

async function asOwner<T>(client: PoolClient, work: () => Promise<T>, back: Actor = "admin"): Promise<T> {
  await actAs(client, "service", people);
  await client.query("select set_config('role', 'postgres', true)");
  const result = await work();
  await actAs(client, back, people);
  return result;
}

async function upload(client: PoolClient): Promise<string> {
  const url = `https://pictures.test/${randomUUID()}-1920.webp`;
  await client.query("select public.note_upload($1)", [url]);
  return url;
}

async function create(
  client: PoolClient,
  variants: object[] = [black],
  pictures?: object[],
): Promise<number> {
  const { rows } = await client.query("select public.create_product($1, $2, $3) as id", [
    facts,
    JSON.stringify(variants),
    JSON.stringify(pictures ?? [pictureOf(await upload(client))]),
  ]);
  return Number(rows[0].id);
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of the database, read by the assertions
async function read(client: PoolClient, id: number): Promise<any> {
  return (await client.query("select public.desk_product($1) as product", [id])).rows[0].product;
}

interface Saved {
  facts?: object;
  variants?: object[];
  pictures?: object[];
}

async function save(client: PoolClient, id: number, version: number, changed: Saved = {}): Promise<number> {
  const now = await read(client, id);
  const { rows } = await client.query("select public.update_product($1, $2, $3, $4, $5) as version", [
    id,
    version,
    { ...facts, slug: now.slug, ...changed.facts },
    JSON.stringify(changed.variants ?? now.variants),
    JSON.stringify(
      changed.pictures ?? now.pictures.map((one: { url: string }) => ({ ...one, thumbnail_url: one.url })),
    ),
  ]);
  return rows[0].version;
}

describe("a new product", () => {
  it(
    "gets a slug with its id, SKUs, the colours of its variants and its pictures in their order",
    desk("editor", async (client) => {
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
    }),
  );

  it(
    "without variants has the default colours",
    desk("editor", async (client) => {
      const id = await create(client, []);
      const { rowCount } = await client.query(
        "select from public.product_available_colors where product_id = $1",
        [id],
      );
      expect(rowCount).toBe(2);
    }),
  );

  it(
    "is refused without pictures, with one that was never uploaded, and with a taken SKU",
    desk("editor", async (client) => {
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
    }),
  );

  it(
    "begins with counted pieces only by those who may count",
    desk("admin", async (client) => {
      const id = await create(client, [{ ...black, opening: 7 }]);
      expect((await read(client, id)).variants[0].stock).toBe(7);
      await actAs(client, "editor", people);
      expect(await refusalIn(client, () => create(client, [{ ...black, opening: 7 }]))).toMatchObject({
        hint: "forbidden",
      });
    }),
  );
});

describe("a save", () => {
  it(
    "of an older version is refused whole, and one of the newest counts",
    desk("editor", async (client) => {
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
    }),
  );

  it(
    "grows the version by variants and pictures too, but not by stock",
    desk("admin", async (client) => {
      const id = await create(client);
      const versionNow = async () => Number((await read(client, id)).version);
      const first = await versionNow();
      await client.query(
        "insert into public.stock_moves (variant_id, stock_delta, reason) select id, 3, 'receive' from public.product_variants where product_id = $1",
        [id],
      );
      expect(await versionNow()).toBe(first);
      await client.query("update public.product_variants set is_active = false where product_id = $1", [id]);
      const second = await versionNow();
      await client.query("update public.product_images set alt = 'A bus' where product_id = $1", [id]);
      expect([second > first, (await versionNow()) > second]).toEqual([true, true]);
    }),
  );

  it(
    "switches off a variant that has stock, and deletes one that never had any",
    desk("admin", async (client) => {
      const id = await create(client, [
        { ...black, opening: 2 },
        { ...black, size: "L" },
      ]);
      await save(client, id, (await read(client, id)).version, { variants: [] });
      expect((await read(client, id)).variants).toMatchObject([{ size: "M", is_active: false, stock: 2 }]);
    }),
  );

  it(
    "keeps the order, side and words of pictures, and the files of removed ones for a day",
    desk("admin", async (client) => {
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
        await client.query("update private.loose_pictures set noted_at = now() - interval '25 hours'");
        const claimed = await claim();
        expect([claimed.includes(urls[1]), claimed.includes(urls[0])]).toEqual([true, false]);
      });
      expect(
        await refusalIn(client, async () => create(client, [black], [pictureOf(urls[1])])),
      ).toMatchObject({ hint: "picture_gone" });
    }),
  );

  it(
    "keeps a picture's file while an order shows it",
    desk("admin", async (client) => {
      const url = await upload(client);
      const id = await create(client, [{ ...black, opening: 3 }], [pictureOf(url)]);
      await asOwner(client, async () => {
        await makeProduct(client);
        await client.query("update public.products set status = 'published', price = 499 where id = $1", [
          id,
        ]);
        const { rows } = await client.query("select id from public.product_variants where product_id = $1", [
          id,
        ]);
        const order = await placeOrder(client, orderOf([{ variantId: rows[0].id }]));
        await client.query("update public.order_items set image_url = $1 where order_id = $2", [
          url,
          order.id,
        ]);
      });
      await client.query("select public.delete_product($1)", [id]);
      await asOwner(client, async () => {
        await client.query("update private.loose_pictures set noted_at = now() - interval '25 hours'");
        const { rows } = await client.query("select public.claim_loose_pictures(1000) as url");
        expect(rows.map((row) => row.url)).not.toContain(url);
      });
    }),
  );
});

it("of two saves of one version at once, one counts and the other is told so", async () => {
  const { id } = await makeProduct(owner);
  const attempt = (name: string) =>
    inTransaction(async (client) => {
      await actAs(client, "admin", people);
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

describe("a slug", () => {
  it(
    "that changed leads to the product for good, and no other product can have it",
    desk("editor", async (client) => {
      const [id, other] = [await create(client), await create(client)];
      const { slug, version } = await read(client, id);
      await save(client, id, version, { facts: { slug: "night-bus" } });
      expect((await read(client, id)).old_slugs).toEqual([slug]);
      const there = await read(client, other);
      for (const taken of ["night-bus", slug]) {
        expect(
          await refusalIn(client, () => save(client, other, there.version, { facts: { slug: taken } })),
        ).toMatchObject({ hint: "slug_taken" });
      }
      await save(client, id, (await read(client, id)).version, { facts: { slug } });
      expect((await read(client, id)).old_slugs).toEqual(["night-bus"]);
    }),
  );
});

describe("a deleted product", () => {
  it(
    "that was never ordered is marked, without its pictures",
    desk("editor", async (client) => {
      const id = await create(client);
      await client.query("select public.delete_product($1)", [id]);
      expect(await read(client, id)).toBeNull();
      const { rows } = await client.query(
        "select p.is_deleted, (select count(*)::int from public.product_images where product_id = p.id) as pictures from public.products p where id = $1",
        [id],
      );
      expect(rows).toEqual([{ is_deleted: true, pictures: 0 }]);
      expect(
        await refusalIn(client, () => client.query("select public.delete_product($1)", [id])),
      ).toMatchObject({
        code: "PT404",
      });
    }),
  );

  it("that was ordered is a draft without stock; pieces that the order waits for stay", () =>
    inRollback(owner, async (client) => {
      const { id, variantIds } = await makeProduct(client, { stocks: [5] });
      await placeOrder(client, orderOf([{ variantId: variantIds[0] ?? 0 }]));
      await actAs(client, "editor", people);
      const { rows: facts } = await client.query("select public.product_deletion($1) as figures", [id]);
      expect(facts[0].figures).toMatchObject({ orders: 1, open_orders: 1, pieces: 4 });
      await client.query("select public.delete_product($1)", [id]);
      await asOwner(client, async () => {
        const { rows } = await client.query(
          "select p.status, p.is_deleted, p.stock_quantity, v.stock, v.reserved from public.products p join public.product_variants v on v.product_id = p.id where p.id = $1",
          [id],
        );
        expect(rows).toEqual([
          { status: "draft", is_deleted: true, stock_quantity: 0, stock: 1, reserved: 1 },
        ]);
      });
    }));
});

it(
  "a duplicate is a draft with the same pictures, its own SKUs and no stock",
  desk("admin", async (client) => {
    const id = await create(client, [{ ...black, opening: 4 }]);
    const { rows } = await client.query("select public.duplicate_product($1) as id", [id]);
    const [original, copy] = [await read(client, id), await read(client, Number(rows[0].id))];
    expect(copy).toMatchObject({
      name: "Copy of Night Bus, Two Seats!",
      status: "draft",
      pictures: original.pictures,
      variants: [{ sku: `KP${copy.id}-BLACK-M`, stock: 0 }],
    });
  }),
);

describe("a category as text", () => {
  const resolve = async (client: PoolClient, text: string) =>
    (
      await client.query("select primary_id::int, subcategory_id::int from public.resolve_category($1)", [
        text,
      ])
    ).rows[0];

  it(
    "is found by id, by name, by slug and by pair, and made when nobody knows it",
    desk("editor", async (client) => {
      const topId = await addCategory(client, "uniforms", null);
      const subId = await addCategory(client, "aprons", topId);
      const { rows } = await client.query(
        "select id::int, name, slug from public.categories where id = any ($1) order by parent_id nulls first",
        [[topId, subId]],
      );
      const [top, sub] = rows;
      const pair = { primary_id: top.id, subcategory_id: sub.id };
      expect(await resolve(client, String(top.id))).toEqual({ primary_id: top.id, subcategory_id: null });
      expect(await resolve(client, ` ${top.name.toUpperCase()} `)).toEqual({
        primary_id: top.id,
        subcategory_id: null,
      });
      expect(await resolve(client, `${top.slug}:${sub.name}`)).toEqual(pair);
      expect(await resolve(client, `${top.id}:${sub.id}`)).toEqual(pair);
      expect(await resolve(client, sub.slug)).toEqual(pair);
      expect(await resolve(client, "")).toEqual({ primary_id: null, subcategory_id: null });
      const made = await resolve(client, "Dogs & Cats:Rain Coats");
      expect(await resolve(client, "dogs & cats:rain-coats")).toEqual(made);
      const { rows: slugs } = await client.query(
        "select slug from public.categories where id = any ($1) order by id",
        [[made.primary_id, made.subcategory_id]],
      );
      expect(slugs.map(({ slug }) => slug)).toEqual(["dogs-cats", "rain-coats"]);
      expect(await refusalIn(client, () => resolve(client, "999999"))).toMatchObject({
        hint: "category_missing",
      });
    }),
  );
});

it.each(["packer", "support", "asha"] as const)("%s may change no product", (actor) =>
  inRollback(owner, async (client) => {
    const { id } = await makeProduct(client);
    await actAs(client, actor, people);
    for (const call of [
      "note_upload('x')",
      "resolve_category('1')",
      "create_product('{}', '[]', '[]')",
      `update_product(${id}, 1, '{}', '[]', '[]')`,
      `delete_product(${id})`,
      `duplicate_product(${id})`,
      `product_deletion(${id})`,
    ]) {
      expect(await refusalIn(client, () => client.query(`select public.${call}`))).toMatchObject({
        code: "PT403",
      });
    }
  }),
);
