import type { PoolClient } from "pg";
import { inRollback, owner, trial } from "../support/backend/database";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

/** The changes recorded by `write`, without repetitions. */
async function changesBy(client: PoolClient, write: () => Promise<unknown>) {
  const last = await client.query("select coalesce(max(id), 0) as id from private.storefront_changes");
  await write();
  const { rows } = await client.query(
    "select distinct subject, product_id, lists from private.storefront_changes where id > $1 order by 1, 2",
    [last.rows[0].id],
  );
  return rows;
}

const subjectsOf = async (client: PoolClient, write: () => Promise<unknown>) =>
  [...new Set((await changesBy(client, write)).map(({ subject }) => subject))].sort();

const moveStock = (client: PoolClient, variantId: number | undefined, delta: number) =>
  client.query("insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, $2, 'adjust')", [
    variantId,
    delta,
  ]);

describe("the storefront change", () => {
  trial("is none when an order takes one of many items", async (client) => {
    const { variantIds } = await makeProduct(client, { stocks: [50] });
    const [variantId = 0] = variantIds;
    expect(await changesBy(client, () => placeOrder(client, orderOf([{ variantId, quantity: 2 }])))).toEqual(
      [],
    );
  });

  trial("is recorded when stock falls to ten, and not for each item below", async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [12] });
    expect(await changesBy(client, () => moveStock(client, variantIds[0], -1))).toEqual([]);
    expect(await changesBy(client, () => moveStock(client, variantIds[0], -1))).toEqual([
      { subject: "stock", product_id: id, lists: ["all"] },
    ]);
    expect(await changesBy(client, () => moveStock(client, variantIds[0], -1))).toEqual([]);
  });

  trial(
    "is the size when an order takes its last item, and the product when it was the last size",
    async (client) => {
      const { variantIds } = await makeProduct(client, { stocks: [1, 1] });
      const [small = 0, medium = 0] = variantIds;
      const buy = (variantId: number) => () => placeOrder(client, orderOf([{ variantId }]));
      expect(await subjectsOf(client, buy(small))).toEqual(["availability"]);
      expect(await subjectsOf(client, buy(medium))).toEqual(["product"]);
    },
  );

  trial("is the product when a cancelled order returns the last item", async (client) => {
    const { variantIds } = await makeProduct(client, { stocks: [1] });
    const order = await placeOrder(client, orderOf([{ variantId: variantIds[0] ?? 0 }]));
    const cancel = () =>
      client.query("select public.transition_order($1, 'Cancelled', 'customer', 'changed my mind')", [
        order.id,
      ]);
    expect(await subjectsOf(client, cancel)).toContain("product");
  });

  it.each([
    ["price = 1", "product"],
    ["name = 'Another'", "product"],
    ["description = 'Another'", "product"],
    ["status = 'draft'", "listing"],
    ["is_deleted = true", "listing"],
    ["is_premium = true", "listing"],
  ])("of a product's %s is recorded as %s", async (change, subject) => {
    await inRollback(owner, async (client) => {
      const { id } = await makeProduct(client);
      const write = () => client.query(`update public.products set ${change} where id = $1`, [id]);
      expect(await subjectsOf(client, write)).toEqual([subject]);
      expect(await subjectsOf(client, write)).toEqual([]);
    });
  });

  trial("includes the lists that a product leaves and enters", async (client) => {
    const { id } = await makeProduct(client);
    const made = await client.query(
      `insert into public.categories (name, slug) values ('From', 'notes-from'), ('To', 'notes-to') returning id`,
    );
    const [from, to] = made.rows.map((row) => row.id);
    const move = "update public.products set primary_category_id = $2, is_premium = true where id = $1";
    await client.query("update public.products set primary_category_id = $2 where id = $1", [id, from]);
    expect(await changesBy(client, () => client.query(move, [id, to]))).toEqual([
      { subject: "listing", product_id: id, lists: ["all", "notes-from", "notes-to", "premium"] },
    ]);
  });

  trial("is none while a product is a draft", async (client) => {
    const write = async () => {
      const { id, variantIds } = await makeProduct(client, { status: "draft", stocks: [1] });
      await client.query("update public.products set price = 1 where id = $1", [id]);
      await moveStock(client, variantIds[0], -1);
      await client.query("select public.add_product_image($1, 'a', 'a', 'black', 'front')", [id]);
    };
    expect((await changesBy(client, write)).filter(({ product_id }) => product_id !== null)).toEqual([]);
  });

  trial("is recorded for added and removed pictures", async (client) => {
    const { id } = await makeProduct(client);
    const add = () => client.query("select public.add_product_image($1, 'a', 'a', 'black', 'front')", [id]);
    const remove = () => client.query("select public.delete_product_images($1)", [id]);
    expect(await subjectsOf(client, add)).toEqual(["product"]);
    expect(await subjectsOf(client, remove)).toEqual(["product"]);
  });

  it.each([
    ["categories", "insert into public.categories (name, slug) values ('N', 'notes-new')", ["categories"]],
    ["colors", "insert into public.colors (slug, name, hex) values ('notes', 'N', '#000000')", ["colors"]],
    [
      "product_settings",
      "update public.product_settings set setting_value = '77' where setting_key = 'shipping_fee'",
      ["product_settings"],
    ],
    ["the same settings", "update public.product_settings set setting_value = setting_value", []],
    [
      "site_settings",
      "insert into public.site_settings (key, value) values ('tagline', 'N') on conflict (key) do update set value = 'Other words'",
      ["site_settings"],
    ],
    [
      "a first logo",
      "insert into public.site_settings (key, value) values ('logo_icon', 'https://a.test/storage/v1/object/public/logos/a.webp')",
      ["logo", "site_settings"],
    ],
  ])("of %s is recorded", async (_what, sql, subjects) => {
    await inRollback(owner, async (client) => {
      await client.query("delete from public.site_settings where key like 'logo%'");
      await client.query(
        `insert into public.product_settings (setting_key, setting_value, description) select 'shipping_fee', '49', ''
         where not exists (select from public.product_settings where setting_key = 'shipping_fee')`,
      );
      expect(await subjectsOf(client, () => client.query(sql))).toEqual(subjects);
    });
  });

  trial("is only the logo when another one replaces it", async (client) => {
    await client.query(
      "insert into public.site_settings (key, value) values ('logo_main', 'https://a.test/storage/v1/object/public/logos/a.webp') on conflict (key) do update set value = excluded.value",
    );
    const swap = () =>
      client.query(
        "update public.site_settings set value = 'https://a.test/storage/v1/object/public/logos/b.webp' where key = 'logo_main'",
      );
    expect(await subjectsOf(client, swap)).toEqual(["logo"]);
  });
});

describe("a reader of the changes", () => {
  const listAfter = async (after: string | null) => {
    const { rows } = await owner.query("select public.list_storefront_changes($1) as answer", [after]);
    return rows[0].answer as { up_to: string; changes: { id: number; product_id: number | null }[] };
  };

  it("gets every change since a build of the last day, and learns when some have been deleted", async () => {
    const { id } = await makeProduct(owner);
    const changed = (hours: number) =>
      owner.query(
        "update private.storefront_changes set changed_at = private.now() - $2 * interval '1 hour' where product_id = $1",
        [id, hours],
      );
    const since = async (hours: number) => {
      const { rows } = await owner.query(
        "select public.list_storefront_changes(null, private.now() - $1 * interval '1 hour') as answer",
        [hours],
      );
      const { is_whole, changes } = rows[0].answer;
      return [is_whole, changes.some(({ product_id }: { product_id: number | null }) => product_id === id)];
    };
    await changed(10);
    expect(await since(12)).toEqual([true, true]);
    expect(await since(8)).toEqual([true, false]);
    expect(await since(24)).toEqual([false, true]);
  });

  /** A snapshot also includes the open transactions of the cluster's other databases. */
  const untilOthersHaveEnded = async () => {
    const { rows } = await owner.query("select pg_snapshot_xmax(pg_current_snapshot())::text as next");
    const past = "select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as is_past";
    while (!(await owner.query(past, [rows[0].next])).rows[0].is_past);
  };

  it("misses no change written before and committed after its read", async () => {
    const [{ id: early }, { id: late }] = [await makeProduct(owner), await makeProduct(owner)];
    const client = await owner.connect();
    try {
      await client.query("begin");
      await client.query("update public.products set price = price + 1 where id = $1", [early]);
      await owner.query("update public.products set price = price + 1 where id = $1", [late]);
      const unlocked = await listAfter(null);
      expect(unlocked.changes.map(({ product_id }) => product_id)).toContain(late);
      await client.query("commit");
      const { changes } = await listAfter(unlocked.up_to);
      expect(changes.map(({ product_id }) => product_id)).toContain(early);
    } finally {
      client.release();
    }
  });

  it("no longer gets a change once all open transactions have ended, and it is deleted after a day", async () => {
    const { id } = await makeProduct(owner);
    await untilOthersHaveEnded();
    const { up_to } = await listAfter(null);
    expect((await listAfter(up_to)).changes.map(({ product_id }) => product_id)).not.toContain(id);
    await owner.query(
      "update private.storefront_changes set changed_at = now() - interval '25 hours' where product_id = $1",
      [id],
    );
    await owner.query("select public.purge_storefront_changes()");
    const { rows } = await owner.query("select from private.storefront_changes where product_id = $1", [id]);
    expect(rows).toEqual([]);
  });
});
