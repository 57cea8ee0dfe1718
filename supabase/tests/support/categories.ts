import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner } from "./backend/database";
import { type Actor, actAs } from "./people/actors";
import { makeProduct } from "./shop";

export interface Tree {
  client: PoolClient;
  /** Ids by name: two top categories, A with A1 and A2, and B. */
  ids: Record<"A" | "A1" | "A2" | "B", number>;
  /** In A and A1. */
  productId: number;
}

/** Runs `work` in its own tree, as a member of staff, and rolls back. */
export const inTree =
  (work: (tree: Tree) => Promise<void>, actor: Actor = "editor") =>
  () =>
    inRollback(owner, async (client) => {
      await client.query("update public.categories set is_deleted = true");
      const add = async (name: string, parentId: number | null): Promise<number> =>
        (
          await client.query(
            "insert into public.categories (name, slug, parent_id) values ($1, $2, $3) returning id",
            [name, `${name.toLowerCase()}-${randomUUID()}`, parentId],
          )
        ).rows[0].id;
      const A = await add("A", null);
      const ids = { A, A1: await add("A1", A), A2: await add("A2", A), B: await add("B", null) };
      const { id: productId } = await makeProduct(client);
      await client.query(
        "update public.products set primary_category_id = $2, subcategory_id = $3 where id = $1",
        [productId, ids.A, ids.A1],
      );
      await actAs(client, actor);
      await work({ client, ids, productId });
    });

/** As `it`, with inTree. */
export const treeTrial = (title: string, work: (tree: Tree) => Promise<void>) => it(title, inTree(work));

export type Category = {
  id: number;
  name: string;
  slug: string;
  version: number;
  parent_id: number | null;
  published: number;
  drafts: number;
};

export async function listCategories(client: PoolClient): Promise<Category[]> {
  return (await client.query("select public.list_admin_categories() as tree")).rows[0].tree;
}

export const save = (client: PoolClient, of: { id: number; version: number } | null, fields: object) =>
  client.query("select public.save_category($1, $2, $3) as id", [
    of?.id ?? null,
    of?.version ?? null,
    JSON.stringify({ name: "N", slug: `n-${randomUUID()}`, description: "", is_hidden: false, ...fields }),
  ]);
