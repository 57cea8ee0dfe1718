import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { actAs } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { makeProduct } from "../support/shop";

const trial = (who: "editor" | "asha", work: (client: PoolClient) => Promise<void>) => () =>
  inRollback(owner, async (client) => {
    await actAs(client, who);
    await work(client);
  });

const save = (client: PoolClient, key: string, value: string, version: string | null = null) =>
  client.query("select public.save_seo_rule($1, $2, $3)", [key, value, version]);
const hint = async (client: PoolClient, work: () => Promise<unknown>) => (await refusalIn(client, work)).hint;

describe("a rule of titles", () => {
  it(
    "is saved once, and after that only with its current version",
    trial("editor", async (client) => {
      await save(client, "seo_product", "{{name}}\n{{description}}");
      expect(await hint(client, () => save(client, "seo_product", "x\n"))).toBe("stale");
      const { rows } = await client.query(
        "select updated_at::text as at from public.site_settings where key = 'seo_product'",
      );
      await save(client, "seo_product", "{{name}} in cotton\n", rows[0].at);
      await save(client, "seo_category_12", "Tees for men\n");
    }),
  );

  it(
    "has two lines, and is the only setting saved this way",
    trial("editor", async (client) => {
      for (const [key, value] of [
        ["shop_name", "Other"],
        ["seo_cart", "a\nb"],
        ["seo_home", "one line"],
        ["seo_home", "a\nb\nc"],
      ] as const)
        expect(await hint(client, () => save(client, key, value))).toBe("bad_setting");
    }),
  );

  it(
    "is refused for customers",
    trial("asha", async (client) => {
      expect((await refusalIn(client, () => save(client, "seo_home", "a\nb"))).code).not.toBeNull();
      const redraw = () => client.query("select public.redraw_og('post', 1)");
      expect((await refusalIn(client, redraw)).code).not.toBeNull();
    }),
  );
});

it("redraws a link picture on request, also of a page", () =>
  inRollback(owner, async (client) => {
    const due = async (kind: string) =>
      (await client.query("select * from public.list_undrawn_og(10000) where kind = $1", [kind])).rows;
    const { id } = await makeProduct(client, { stocks: [1] });
    const isDue = async () => (await due("product")).some((row) => Number(row.record_id) === Number(id));
    expect(await isDue()).toBe(true);
    await client.query("select public.save_og('product', $1, 'x', now() + interval '1 minute')", [id]);
    expect(await isDue()).toBe(false);
    await actAs(client, "editor");
    await client.query("select public.redraw_og('product', $1)", [id]);
    await client.query("reset role");
    expect(await isDue()).toBe(true);
    await client.query("delete from public.og_pictures where kind = 'page'");
    expect(await due("page")).toHaveLength(15);
  }));

it("does not count a draft's address as missing, and deletes many at once", () =>
  inRollback(owner, async (client) => {
    const { id } = await makeProduct(client, { stocks: [1] });
    await client.query("update public.products set slug = 'secret-tee-1', status = 'draft' where id = $1", [
      id,
    ]);
    for (const path of ["/products/secret-tee-1", "/gone-1", "/gone-2"])
      await client.query("select public.record_missing_page($1, '')", [path]);
    const { rows } = await client.query(
      "select path from public.missing_pages where path ~ '^/(gone-|products/secret)' order by path",
    );
    expect(rows.map(({ path }) => path)).toEqual(["/gone-1", "/gone-2"]);
    await actAs(client, "editor");
    const deleted = await client.query("select public.delete_missing_pages($1) as count", [
      ["/gone-1", "/gone-2", "/never-seen"],
    ]);
    expect(deleted.rows[0].count).toBe(2);
  }));
