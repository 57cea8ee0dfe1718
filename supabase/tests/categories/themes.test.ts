import type { PoolClient } from "pg";
import { trial } from "../support/backend/database";
import { addProduct, emptyCatalogue } from "../support/catalogue";
import { listCategories, save, treeTrial } from "../support/categories";
import { actAs } from "../support/people/actors";

async function namesIn(client: PoolClient, filters: object): Promise<string[]> {
  const { rows } = await client.query("select public.search_products($1, 'name') as found", [filters]);
  return rows[0].found.items.map(({ name }: { name: string }) => name);
}

trial(
  "a theme contains the products with one of its words, as its words and theirs change",
  async (client) => {
    await emptyCatalogue(client);
    await addProduct(client, { name: "Cutting Chai Tee" });
    await addProduct(client, { name: "Breakfast Tee", keywords: "kaapi, filter coffee" });
    await addProduct(client, { name: "Chain Tee", keywords: "filter" });
    await actAs(client, "editor");
    const { rows } = await save(client, null, {
      name: "Chai",
      slug: "chai-theme",
      words: ["chai", "filter coffee"],
    });
    const theme = { id: Number(rows[0].id), version: 1 };
    const both = ["Breakfast Tee", "Cutting Chai Tee"];
    expect(await namesIn(client, { category: "chai-theme" })).toEqual(both);
    expect(await namesIn(client, { themes: ["chai-theme"] })).toEqual(both);
    const facets = await client.query("select public.product_facets('{}') as found");
    expect(facets.rows[0].found).toMatchObject({
      themes: [{ slug: "chai-theme", count: 2 }],
      cuts: [{ cut: "regular", count: 3 }],
    });
    expect((await listCategories(client)).find(({ id }) => id === theme.id)).toMatchObject({ published: 2 });

    await save(client, theme, { name: "Chai", slug: "chai-theme", words: ["chain"] });
    expect(await namesIn(client, { category: "chai-theme" })).toEqual(["Chain Tee"]);
    await client.query("reset role");
    await client.query("update public.products set keywords = 'chain' where name = 'Breakfast Tee'");
    expect(await namesIn(client, { category: "chai-theme" })).toEqual(["Breakfast Tee", "Chain Tee"]);
    const { rows: changes } = await client.query(
      "select lists from private.storefront_changes where subject = 'listing' order by id desc limit 1",
    );
    expect(changes[0].lists).toContain("chai-theme");
  },
);

trial("a cut is a filter", async (client) => {
  await emptyCatalogue(client);
  await addProduct(client, { name: "Plain Tee" });
  await addProduct(client, { name: "Wide Tee" });
  await client.query("update public.products set cut = 'oversized' where name = 'Wide Tee'");
  expect(await namesIn(client, { cuts: ["oversized"] })).toEqual(["Wide Tee"]);
  expect(await namesIn(client, { cuts: ["oversized"], themes: ["none"] })).toEqual([]);
});

treeTrial(
  "a theme can't be the category of a product, nor have a parent or subcategories",
  async ({ client, ids }) => {
    const { rows } = await save(client, null, { name: "Chai", words: ["chai"] });
    const themeId = Number(rows[0].id);
    for (const [id, parentId] of [
      [ids.B, themeId],
      [themeId, ids.B],
    ]) {
      await client.query("savepoint before");
      await expect(client.query("select public.move_category($1, $2)", [id, parentId])).rejects.toMatchObject(
        {
          hint: "category_depth",
        },
      );
      await client.query("rollback to before");
    }
    const { rows: found } = await client.query("select * from public.resolve_category('Chai')");
    expect(found[0].primary_id).not.toBe(themeId);
    await expect(
      save(client, { id: ids.A, version: 1 }, { name: "A", words: ["tee"] }),
    ).rejects.toMatchObject({
      hint: expect.stringMatching(/category_depth|has_products/),
    });
  },
);
