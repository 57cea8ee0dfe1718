import type { PoolClient } from "pg";
import { inRollback, owner, trial } from "../support/backend/database";
import { addCategory } from "../support/catalogue";
import { actAs, pastGrants } from "../support/people/actors";
import { asOwner, black, create, productTrial, read, save } from "../support/products";
import { refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

describe("a slug", () => {
  it.each([
    ["Café Señorita", "cafe-senorita"],
    ["मोर और कपास", "mor-aur-kapas"],
    ["चाय गई २४×७", "chay-gai-247"],
    ["பருத்தி", null],
  ])("of %p is %p", async (name, slug) => {
    const { rows } = await owner.query("select private.slug_of($1) as slug", [name]);
    expect(rows[0].slug).toBe(slug);
  });

  productTrial(
    "that changed redirects to the product for ever, and no other product can have it",
    "editor",
    async (client) => {
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
    },
  );
});

productTrial(
  "can't be swapped between two products, and one of a deleted product is never reused",
  "editor",
  async (client) => {
    const [a, b, gone] = [await create(client), await create(client), await create(client)];
    const slugs = await Promise.all([a, b, gone].map(async (id) => (await read(client, id)).slug));
    const rename = async (id: number, slug: string) =>
      save(client, id, (await read(client, id)).version, { facts: { slug } });
    await rename(a, "elsewhere");
    await client.query("select public.delete_product($1)", [gone]);
    for (const taken of [slugs[0], slugs[2]]) {
      expect(await refusalIn(client, () => rename(b, taken))).toMatchObject({ hint: "slug_taken" });
    }
    // In any order of the rows, as by a job's own session.
    await pastGrants(client);
    expect(
      await refusalIn(client, () =>
        client.query("update public.products set slug = $1 where id = $2", [slugs[0], b]),
      ),
    ).toMatchObject({ code: "PT409", hint: "slug_taken" });
  },
);

productTrial("of a blank can't get a cut that has another blank", "editor", async (client) => {
  const [one, other, plain] = [await create(client), await create(client), await create(client)];
  await asOwner(client, () =>
    client.query(
      "update public.products set is_blank = true, cut = case when id = $1 then 'women' else 'kids' end where id in ($1, $2)",
      [one, other],
    ),
  );
  const cutAs = async (id: number, cut: string) =>
    save(client, id, (await read(client, id)).version, { facts: { cut } });
  expect(await refusalIn(client, () => cutAs(one, "kids"))).toMatchObject({ hint: "blank_taken" });
  await cutAs(one, "women");
  await cutAs(plain, "kids");
  await client.query("select public.delete_product($1)", [other]);
  await cutAs(one, "kids");
});

describe("a deleted product", () => {
  productTrial("without orders is marked as deleted, without its pictures", "editor", async (client) => {
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
  });

  trial("with orders is a draft without stock; items reserved by orders stay", async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [5] });
    await placeOrder(client, orderOf([{ variantId: variantIds[0] ?? 0 }]));
    await actAs(client, "editor");
    const { rows: facts } = await client.query("select public.product_deletion($1) as figures", [id]);
    expect(facts[0].figures).toMatchObject({ orders: 1, open_orders: 1, units: 4 });
    await client.query("select public.delete_product($1)", [id]);
    await asOwner(client, async () => {
      const { rows } = await client.query(
        "select p.status, p.is_deleted, p.stock_quantity, v.stock, v.reserved from public.products p join public.product_variants v on v.product_id = p.id where p.id = $1",
        [id],
      );
      expect(rows).toEqual([{ status: "draft", is_deleted: true, stock_quantity: 0, stock: 1, reserved: 1 }]);
    });
  });
});

productTrial(
  "a duplicate is a draft with the same pictures, its own SKUs and no stock",
  "admin",
  async (client) => {
    const id = await create(client, [{ ...black, opening: 4 }]);
    const { rows } = await client.query("select public.duplicate_product($1) as id", [id]);
    const [original, copy] = [await read(client, id), await read(client, Number(rows[0].id))];
    expect(copy).toMatchObject({
      name: "Copy of Night Bus, Two Seats!",
      status: "draft",
      pictures: original.pictures,
      variants: [{ sku: `KP${copy.id}-BLACK-M`, stock: 0 }],
    });
  },
);

describe("a category as text", () => {
  const resolve = async (client: PoolClient, text: string) =>
    (
      await client.query("select primary_id::int, subcategory_id::int from public.resolve_category($1)", [
        text,
      ])
    ).rows[0];

  productTrial("is found by id, name, slug and pair, and created when unknown", "editor", async (client) => {
    const [topId, subId] = await asOwner(client, async () => {
      const top = await addCategory(client, "uniforms", null);
      return [top, await addCategory(client, "aprons", top)] as const;
    });
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
  });
});

it.each(["packer", "support", "asha"] as const)("refuses product changes by %s", (actor) =>
  inRollback(owner, async (client) => {
    const { id } = await makeProduct(client);
    await actAs(client, actor);
    for (const call of [
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
