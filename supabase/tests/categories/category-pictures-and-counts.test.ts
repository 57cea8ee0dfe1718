import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inSavepoint, trial } from "../support/backend/database";
import { type Category, listCategories, save, treeTrial } from "../support/categories";
import { actAs, pastGrants } from "../support/people/actors";
import { makeProduct } from "../support/shop";

describe("the picture of a category", () => {
  const picture = () => `https://pictures.test/product-images/${randomUUID()}-1920.webp`;
  const upload = async (client: PoolClient) => {
    const url = picture();
    await actAs(client, "service");
    await client.query("select public.record_upload($1)", [url]);
    await actAs(client, "editor");
    return url;
  };
  const looseOf = async (client: PoolClient, urls: string[]) => {
    await pastGrants(client);
    const { rows } = await client.query(
      "select image_url from private.loose_pictures where image_url = any ($1)",
      [urls],
    );
    await actAs(client, "editor");
    return rows.map(({ image_url }) => image_url);
  };

  treeTrial(
    "is an upload, which the sweep keeps while the category uses it; the former one is deleted",
    async ({ client, ids: { A } }) => {
      const [first, second] = [await upload(client), await upload(client)];
      const { slug } = (await listCategories(client)).find(({ id }) => id === A) ?? {};
      await save(client, { id: A, version: 1 }, { slug, picture_url: first, picture_alt: "Two friends" });
      expect((await listCategories(client)).find(({ id }) => id === A)).toMatchObject({
        picture_url: first,
        picture_alt: "Two friends",
        version: 2,
      });
      expect(await looseOf(client, [first, second])).toEqual([second]);
      await save(client, { id: A, version: 2 }, { slug, picture_url: first, picture_alt: "" });
      await save(client, { id: A, version: 3 }, { slug, picture_url: second });
      expect(await looseOf(client, [first, second])).toEqual([first]);
      await save(client, { id: A, version: 4 }, { slug, picture_url: null });
      expect((await looseOf(client, [first, second])).sort()).toEqual([first, second].sort());
    },
  );

  treeTrial(
    "is also set for a new category, and refused from another site",
    async ({ client, ids: { A } }) => {
      const own = await upload(client);
      await save(client, null, { name: "New", picture_url: own });
      expect((await listCategories(client)).find(({ name }) => name === "New")).toMatchObject({
        picture_url: own,
      });
      for (const url of [picture(), own, "https://elsewhere.test/a.webp"]) {
        for (const target of [null, { id: A, version: 1 }]) {
          await inSavepoint(client, async () => {
            await expect(save(client, target, { picture_url: url })).rejects.toMatchObject({
              code: "PT409",
              hint: "picture_gone",
            });
          });
        }
      }
    },
  );

  treeTrial(
    "is kept by the sweep while a category shows it, even after a product released it",
    async ({ client, ids: { A } }) => {
      const shared = await upload(client);
      await save(client, { id: A, version: 1 }, { picture_url: shared });
      await pastGrants(client);
      await client.query(
        "insert into private.loose_pictures (image_url, recorded_at) values ($1, now() - interval '2 days')",
        [shared],
      );
      const { rows } = await client.query("select public.claim_loose_pictures(1000) as url");
      expect(rows.map(({ url }) => url)).not.toContain(shared);
      expect(await looseOf(client, [shared])).toEqual([]);
    },
  );
});

treeTrial(
  "has counts of the tree that match the rows behind their links",
  async ({ client, ids: { A1, B } }) => {
    await pastGrants(client);
    for (const [status, top, sub] of [
      ["draft", B, null],
      ["published", B, null],
      ["draft", B, A1],
    ]) {
      const { id } = await makeProduct(client);
      await client.query(
        "update public.products set status = $2, primary_category_id = $3, subcategory_id = $4 where id = $1",
        [id, status, top, sub],
      );
    }
    await actAs(client, "editor");
    const found = async ({ id, parent_id }: Category, drafts: boolean) => {
      const column = parent_id === null ? "primary_category_id" : "subcategory_id";
      const { rows } = await client.query(
        `select count(*)::int as n from public.product_list where ${column} = $1 and ($2 = false or status = 'draft')`,
        [id, drafts],
      );
      return rows[0].n;
    };
    const all = await listCategories(client);
    expect(all.map(({ published, drafts }) => published + drafts).sort()).toEqual([0, 1, 2, 3]);
    for (const category of all) {
      expect([await found(category, false), await found(category, true)]).toEqual([
        category.published + category.drafts,
        category.drafts,
      ]);
    }
  },
);

trial("counts variants that match the rows behind the link to the stock list", async (client) => {
  const { id, variantIds } = await makeProduct(client, { stocks: [1, 2, 3] });
  await makeProduct(client, { stocks: [1] });
  await client.query("update public.product_variants set is_active = false where id = $1", [variantIds[0]]);
  await actAs(client, "manager");
  const { rows } = await client.query(
    `select p.variants, (select count(*)::int from public.stock_list s where s.product_id = p.id and s.is_active) as found
     from public.product_list p where p.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ variants: 2, found: 2 }]);
});
