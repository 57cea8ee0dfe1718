import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { actAs, people } from "../support/people/actors";
import { makeProduct } from "../support/shop";

/** The rights of anon and authenticated to objects that a migration has just created. */
async function rightsTo(client: PoolClient, schema: string): Promise<string[]> {
  await client.query(`
    create table ${schema}.brand_new (id bigint generated always as identity);
    create function ${schema}.brand_new() returns int language sql set search_path = '' as 'select 1';
  `);
  const { rows } = await client.query(
    `select role || ' ' || what as held from (values ('anon'), ('authenticated')) as callers (role)
     cross join lateral (
       select p from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p
         where has_table_privilege(role, '${schema}.brand_new', p)
       union all select 'usage' where has_sequence_privilege(role, '${schema}.brand_new_id_seq', 'usage')
       union all select 'execute' where has_function_privilege(role, '${schema}.brand_new()', 'execute')
     ) as held (what)`,
  );
  return rows.map((row) => row.held);
}

describe("what a migration adds", () => {
  it.each(["public", "private"])("is closed in %s before any grants", (schema) =>
    inRollback(owner, async (client) => {
      expect(await rightsTo(client, schema)).toEqual([]);
    }),
  );

  it("stays closed when the grants are applied again", () =>
    inRollback(owner, async (client) => {
      await client.query("create function public.brand_new() returns int language sql as 'select 1'");
      await client.query("select private.apply_grants()");
      const { rows } = await client.query(
        "select has_function_privilege('anon', 'public.brand_new()', 'execute')",
      );
      expect(rows).toEqual([{ has_function_privilege: false }]);
    }));
});

describe("public stock numbers", () => {
  it.each([
    [0, 0],
    [3, 3],
    [10, 10],
    [11, 11],
    [1_565, 11],
  ])("%i items show as %i", (stock, shown) =>
    inRollback(owner, async (client) => {
      const { id } = await makeProduct(client, { stocks: [stock] });
      await actAs(client, "anon");
      const found = await client.query(
        `select p.available as of_product, v.available as of_variant
         from public.products p join public.product_variants v on v.product_id = p.id where p.id = $1`,
        [id],
      );
      expect(found.rows).toEqual([{ of_product: shown, of_variant: shown }]);
      const cards = await client.query("select public.related_products($1, 50) as cards", [id]);
      const known = cards.rows[0].cards.map((card: { stock_quantity: number }) => card.stock_quantity);
      expect(Math.max(0, ...known)).toBeLessThanOrEqual(11);
    }),
  );

  it.each(["anon", "asha"] as const)("are hidden from %s in their exact form", async (actor) => {
    for (const column of ["stock", "reserved"]) {
      await inRollback(owner, async (client) => {
        await actAs(client, actor);
        const ask = client.query(`select ${column} from public.product_variants limit 1`);
        await expect(ask).rejects.toMatchObject({ code: "42501" });
      });
    }
  });
});

describe("profile names written past the shop's forms", () => {
  it.each(["A\u0007sha", "\u202eahsA", " Asha", "x".repeat(81)])("refuse %j", (name) =>
    inRollback(owner, async (client) => {
      await actAs(client, "asha");
      const change = client.query("update public.profiles set first_name = $1", [name]);
      await expect(change).rejects.toMatchObject({ code: "23514" });
    }),
  );

  it("are cleaned for a new account, whose other data is kept short enough for every token", () =>
    inRollback(owner, async (client) => {
      const data = { first_name: `A\u0007${"x".repeat(200)}`, note: "x".repeat(50_000) };
      const { rows } = await client.query(
        `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, $2)
         returning id, octet_length(raw_user_meta_data::text) as bytes`,
        [`${crypto.randomUUID()}@kapas.test`, data],
      );
      expect(rows[0].bytes).toBeLessThan(500);
      const profile = await client.query("select first_name from public.profiles where id = $1", [
        rows[0].id,
      ]);
      expect(profile.rows).toEqual([{ first_name: `A${"x".repeat(79)}` }]);
    }));

  it("are kept short after a later change too", () =>
    inRollback(owner, async (client) => {
      const { rows } = await client.query(
        `update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('x', repeat('y', 50000))
         where id = $1 returning octet_length(raw_user_meta_data::text) as bytes`,
        [people.asha],
      );
      expect(rows[0].bytes).toBeLessThan(500);
    }));
});
