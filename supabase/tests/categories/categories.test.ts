import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inSavepoint } from "../support/backend/database";
import { inTree, listCategories, save, treeTrial } from "../support/categories";
import { actAs, pastGrants } from "../support/people/actors";

async function tree(client: PoolClient): Promise<string[]> {
  const all = await listCategories(client);
  return all
    .filter(({ parent_id }) => parent_id === null)
    .flatMap(({ id, name }) => [
      name,
      ...all.filter(({ parent_id }) => parent_id === id).map((below) => `  ${below.name}`),
    ]);
}

async function categoriesOf(client: PoolClient, productId: number) {
  const { rows } = await client.query(
    "select primary_category_id as top, subcategory_id as sub from public.products where id = $1",
    [productId],
  );
  return rows[0];
}

const move = async (
  client: PoolClient,
  id: number,
  parentId: number | null,
  beforeId: number | null = null,
) =>
  (await client.query("select public.move_category($1, $2, $3) as left", [id, parentId, beforeId])).rows[0]
    .left;

const remove = async (client: PoolClient, id: number, target: number | null, version = 1) =>
  (await client.query("select public.delete_category($1, $2, $3) as gone", [id, version, target])).rows[0]
    .gone;

describe("moving a category", () => {
  treeTrial(
    "puts it before another one of its level, or last, and returns its previous position",
    async ({ client, ids: { A, B } }) => {
      expect(await move(client, B, null, A)).toEqual({ parent_id: null, before_id: null, products: 0 });
      expect(await tree(client)).toEqual(["B", "A", "  A1", "  A2"]);
      expect(await move(client, B, null)).toMatchObject({ before_id: A });
      expect(await tree(client)).toEqual(["A", "  A1", "  A2", "B"]);
      const { rows } = await save(client, null, { name: "C" });
      expect(await move(client, rows[0].id, null, B)).toMatchObject({ before_id: null });
      expect(await tree(client)).toEqual(["A", "  A1", "  A2", "C", "B"]);
    },
  );

  treeTrial(
    "moves its products to another parent and back",
    async ({ client, ids: { A, A1, A2, B }, productId }) => {
      expect(await move(client, A1, B)).toEqual({ parent_id: A, before_id: A2, products: 1 });
      expect(await categoriesOf(client, productId)).toEqual({ top: B, sub: A1 });
      await move(client, A1, null);
      expect(await categoriesOf(client, productId)).toEqual({ top: A1, sub: null });
      await move(client, A1, A, A2);
      expect(await categoriesOf(client, productId)).toEqual({ top: A, sub: A1 });
      expect(await tree(client)).toEqual(["A", "  A1", "  A2", "B"]);
    },
  );

  treeTrial("creates no third level", async ({ client, ids: { A, A1, B } }) => {
    for (const [id, parent] of [
      [A, B],
      [B, A1],
      [A1, A1],
    ] as const) {
      await inSavepoint(client, async () => {
        await expect(move(client, id, parent)).rejects.toMatchObject({
          code: "PT409",
          hint: "category_depth",
        });
      });
    }
  });
});

describe("saving a category", () => {
  treeTrial(
    "keeps its former address, and refuses one of another category",
    async ({ client, ids: { A, B } }) => {
      const [before, other] = (await listCategories(client)).filter(({ id }) => id === A || id === B);
      await save(client, { id: A, version: 1 }, { slug: "new-a" });
      const [after] = (
        await client.query("select slug, old_slugs, version from public.categories where id = $1", [A])
      ).rows;
      expect(after).toEqual({ slug: "new-a", old_slugs: [before?.slug], version: 2 });
      await inSavepoint(client, async () => {
        await expect(save(client, { id: A, version: 2 }, { slug: other?.slug })).rejects.toMatchObject({
          hint: "slug_taken",
        });
      });
      await save(client, null, { slug: before?.slug });
      const { rows } = await client.query("select old_slugs from public.categories where id = $1", [A]);
      expect(rows).toEqual([{ old_slugs: [] }]);
    },
  );

  treeTrial(
    "refuses a version read before another save, but not one read before a move",
    async ({ client, ids: { A, B } }) => {
      await move(client, B, null, A);
      await save(client, { id: A, version: 1 }, {});
      await expect(save(client, { id: A, version: 1 }, {})).rejects.toMatchObject({
        code: "PT409",
        hint: "stale",
      });
    },
  );

  treeTrial("hides it and its subcategories from visitors", async ({ client, ids: { A } }) => {
    const [{ slug }] = (await client.query("select slug from public.categories where id = $1", [A])).rows;
    const search = async () =>
      (
        await client.query(
          "select public.search_products(jsonb_build_object('category', $1::text), 'newest', 0, 10) as found",
          [slug],
        )
      ).rows[0].found.total;
    expect(await search()).toBe(1);
    await save(client, { id: A, version: 1 }, { slug, is_hidden: true });
    await actAs(client, "anon");
    expect((await client.query("select id from public.categories where id = $1", [A])).rows).toEqual([]);
    expect(await search()).toBe(0);
  });
});

describe("deleting a category", () => {
  it.each([
    ["another category", "B" as const, "B" as const, null],
    ["one below another", "A2" as const, "A" as const, "A2" as const],
    ["no category", null, null, null],
  ])("moves its products into %s, and can be undone", (_where, target, top, sub) =>
    inTree(async ({ client, ids, productId }) => {
      const idOf = (name: keyof typeof ids | null) => (name ? ids[name] : null);
      const gone = await remove(client, ids.A1, idOf(target));
      expect(gone).toMatchObject({ products: 1, categories: 1 });
      expect(await categoriesOf(client, productId)).toEqual({ top: idOf(top), sub: idOf(sub) });
      expect(await tree(client)).toEqual(["A", "  A2", "B"]);
      await client.query("select public.restore_category($1)", [gone.removal_id]);
      expect(await categoriesOf(client, productId)).toEqual({ top: ids.A, sub: ids.A1 });
      expect(await tree(client)).toEqual(["A", "  A1", "  A2", "B"]);
    })(),
  );

  treeTrial(
    "deletes its subcategories too, never moves into one of them, and is logged",
    async ({ client, ids: { A, A1, B }, productId }) => {
      await inSavepoint(client, async () => {
        await expect(remove(client, A, A1)).rejects.toMatchObject({ hint: "bad_target" });
      });
      expect(await remove(client, A, B)).toMatchObject({ products: 1, categories: 3 });
      expect(await tree(client)).toEqual(["B"]);
      expect(await categoriesOf(client, productId)).toEqual({ top: B, sub: null });
      await client.query("reset role");
      const { rows } = await client.query(
        "select actor_name, after from public.audit_log where subject = 'categories' and subject_id = $1 order by id desc limit 1",
        [String(A)],
      );
      expect(rows).toEqual([{ actor_name: "Ishita Bose", after: { is_deleted: true, version: 2 } }]);
    },
  );

  treeTrial(
    "can be undone by its author, except for products moved since",
    async ({ client, ids: { A1, B }, productId }) => {
      const { removal_id } = await remove(client, A1, null);
      await pastGrants(client);
      await client.query("update public.products set primary_category_id = $2 where id = $1", [productId, B]);
      await actAs(client, "manager");
      await inSavepoint(client, async () => {
        await expect(client.query("select public.restore_category($1)", [removal_id])).rejects.toMatchObject({
          code: "PT404",
        });
      });
      await actAs(client, "editor");
      await client.query("select public.restore_category($1)", [removal_id]);
      expect(await categoriesOf(client, productId)).toEqual({ top: B, sub: null });
    },
  );

  treeTrial("frees its address for a new one", async ({ client, ids: { A1 } }) => {
    const [{ slug }] = (await client.query("select slug from public.categories where id = $1", [A1])).rows;
    await remove(client, A1, null);
    await expect(save(client, null, { slug })).resolves.toBeDefined();
  });
});

it.each(["packer", "support", "asha"] as const)("refuses category changes by %s", (actor) =>
  inTree(async ({ client, ids: { A, B } }) => {
    for (const attempt of [
      () => move(client, B, null, A),
      () => save(client, null, {}),
      () => remove(client, A, null),
      () => client.query("select public.restore_category($1)", [randomUUID()]),
    ]) {
      await inSavepoint(client, async () => {
        await expect(attempt()).rejects.toMatchObject({ code: "PT403", hint: "forbidden" });
      });
    }
  }, actor)(),
);
