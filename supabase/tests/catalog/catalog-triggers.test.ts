import type { PoolClient } from "pg";
import { inRollback, owner, trial } from "../support/backend/database";
import { refusalOf } from "../support/refusal";
import { makeProduct } from "../support/shop";

async function productState(client: PoolClient, id: number) {
  const { rows } = await client.query(
    "select stock_quantity, options, available_options from public.products where id = $1",
    [id],
  );
  return rows[0];
}

describe("a product's roll-up", () => {
  trial("sums available stock and lists the options, sold-out ones apart", async (client) => {
    const { id } = await makeProduct(client, { stocks: [3, 0] });
    expect(await productState(client, id)).toEqual({
      stock_quantity: 3,
      options: ["/M", "/S", "black/", "black/M", "black/S"],
      available_options: ["/S", "black/", "black/S"],
    });
  });

  trial("follows reservations", async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [2] });
    await client.query(
      "insert into public.stock_moves (variant_id, reserved_delta, reason) values ($1, 2, 'reserve')",
      variantIds,
    );
    expect(await productState(client, id)).toMatchObject({ stock_quantity: 0, available_options: [] });
  });

  trial("leaves out inactive and deleted variants", async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [2, 0] });
    await client.query("update public.product_variants set is_active = false where id = $1", [variantIds[0]]);
    expect(await productState(client, id)).toMatchObject({
      stock_quantity: 0,
      options: ["/M", "black/", "black/M"],
    });
    await client.query("delete from public.product_variants where id = $1", [variantIds[1]]);
    expect(await productState(client, id)).toMatchObject({ options: [] });
  });
});

describe("stock", () => {
  it.each(["stock = 99", "reserved = 1", "stock = stock + 1"])(
    "can't be changed by bypassing the ledger: %s",
    async (change) => {
      await inRollback(owner, async (client) => {
        const { variantIds } = await makeProduct(client);
        const edit = client.query(`update public.product_variants set ${change} where id = $1`, variantIds);
        expect(await refusalOf(edit)).toMatchObject({
          code: "23514",
          hint: "stock changes only by stock_moves",
        });
      });
    },
  );

  trial("starts at zero", async (client) => {
    const { id } = await makeProduct(client);
    const insert = client.query(
      `insert into public.product_variants (product_id, size, color, sku, stock)
       values ($1, 'XL', 'black', 'gift', 5)`,
      [id],
    );
    expect(await refusalOf(insert)).toMatchObject({ code: "23514" });
  });

  it.each([
    ["below zero", "stock_delta", -6, "adjust"],
    ["promised beyond what is there", "reserved_delta", 6, "reserve"],
    ["freed beyond what is promised", "reserved_delta", -1, "release"],
  ])("is never %s", async (_, column, delta, reason) => {
    await inRollback(owner, async (client) => {
      const { variantIds } = await makeProduct(client, { stocks: [5] });
      const insert = client.query(
        `insert into public.stock_moves (variant_id, ${column}, reason) values ($1, $2, $3)`,
        [variantIds[0], delta, reason],
      );
      expect(await refusalOf(insert)).toMatchObject({ code: "23514" });
    });
  });

  trial("adds several moves of one variant in one statement", async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [5] });
    await client.query(
      `insert into public.stock_moves (variant_id, stock_delta, reason)
       values ($1, 3, 'receive'), ($1, -2, 'adjust'), ($1, 1, 'restock')`,
      variantIds,
    );
    expect(await productState(client, id)).toMatchObject({ stock_quantity: 7 });
  });

  it.each(["update public.stock_moves set stock_delta = 1000", "delete from public.stock_moves"])(
    "has a ledger that is append-only: %s",
    async (statement) => {
      await inRollback(owner, async (client) => {
        const { variantIds } = await makeProduct(client);
        const rewrite = client.query(`${statement} where variant_id = $1`, variantIds);
        expect(await refusalOf(rewrite)).toMatchObject({ code: "23001" });
      });
    },
  );
});

describe("categories", () => {
  const makeCategory = async (client: PoolClient, slug: string, parentId?: number) => {
    const { rows } = await client.query(
      "insert into public.categories (name, slug, parent_id) values ($1, $1, $2) returning id",
      [slug, parentId ?? null],
    );
    return rows[0].id as number;
  };

  trial("have at most two levels", async (client) => {
    const child = await makeCategory(client, "child", await makeCategory(client, "top"));
    expect(await refusalOf(makeCategory(client, "grandchild", child))).toMatchObject({
      code: "PT409",
      hint: "category_depth",
    });
  });

  trial("can't be moved below another when they have children", async (client) => {
    const top = await makeCategory(client, "top");
    const other = await makeCategory(client, "other");
    await makeCategory(client, "child", top);
    const hang = client.query("update public.categories set parent_id = $2 where id = $1", [top, other]);
    expect(await refusalOf(hang)).toMatchObject({ hint: "category_depth" });
  });

  trial("are not their own parent", async (client) => {
    const top = await makeCategory(client, "top");
    const loop = client.query("update public.categories set parent_id = id where id = $1", [top]);
    expect(await refusalOf(loop)).toMatchObject({ hint: "category_depth" });
  });
});

describe("a product's slug", () => {
  it.each(["12345", "Upper", "two--dashes", "-edge", "spa ce", ""])("is never %p", async (slug) => {
    await inRollback(owner, async (client) => {
      const insert = client.query("insert into public.products (name, slug, price) values ('x', $1, 1)", [
        slug,
      ]);
      expect(await refusalOf(insert)).toMatchObject({ code: "23514" });
    });
  });
});

trial("allows at most 63 sizes, and refuses the next one", async (client) => {
  const add =
    "insert into public.sizes (name, kind, sort_order) select 'Size ' || number, 'adult', number from generate_series(1, $1::int) as number";
  const { rows } = await client.query("select count(*)::int as known from public.sizes");
  await client.query(add, [63 - rows[0].known]);
  expect(
    await refusalOf(
      client.query("insert into public.sizes (name, kind, sort_order) values ('One more', 'adult', 99)"),
    ),
  ).toMatchObject({
    code: "PT409",
    hint: "too_many_sizes",
  });
});

trial("lists pictures in the order in which they were added", async (client) => {
  const { id } = await makeProduct(client);
  for (const url of ["a", "b", "c"]) {
    await client.query("select public.add_product_image($1, $2, $2, 'black', 'front')", [id, url]);
  }
  const { rows } = await client.query("select image_url, position from public.fetch_product_images($1)", [
    id,
  ]);
  expect(rows).toEqual([
    { image_url: "a", position: 0 },
    { image_url: "b", position: 1 },
    { image_url: "c", position: 2 },
  ]);
  const { rows: gone } = await client.query("select public.delete_product_images($1) as count", [id]);
  expect(gone).toEqual([{ count: 3 }]);
});
