import type { PoolClient } from "pg";
import { trial } from "../support/backend/database";
import { asOwner, black, create, facts, productTrial, read, save } from "../support/products";
import { refusalIn } from "../support/refusal";
import { makeProduct } from "../support/shop";

const declared = {
  regular_generic_name: "T-shirt",
  regular_net_quantity: "1 N",
  regular_country_of_origin: "IN",
  regular_maker: "Noyyal Knits, 8 SIDCO Estate, Tiruppur",
  regular_packer: "Kapas, 14 Mill Lane, Coimbatore",
};

const declare = (client: PoolClient, values: object = declared) =>
  client.query(
    `insert into public.admin_settings as s (key, value) values ('product_information', $1)
     on conflict (key) do update set value = excluded.value`,
    [values],
  );

const information = async (client: PoolClient, id: number) =>
  (await client.query("select public.product_information($1) as it", [id])).rows[0].it;

describe("publishing", () => {
  productTrial("is refused while a declaration is missing, and saves nothing", "admin", async (client) => {
    const id = await create(client);
    const version = (await read(client, id)).version;
    expect(
      await refusalIn(client, () =>
        save(client, id, version, { facts: { name: "New", status: "published" } }),
      ),
    ).toMatchObject({ code: "PT409", hint: "information_missing", detail: "maker,packer" });
    expect(await read(client, id)).toMatchObject({ name: facts.name, status: "draft" });
  });

  productTrial("needs the importer of a product from another country", "admin", async (client) => {
    await asOwner(client, () => declare(client));
    const id = await create(client);
    const { version } = await read(client, id);
    const imported = { status: "published", country_of_origin: "BD" };
    expect(await refusalIn(client, () => save(client, id, version, { facts: imported }))).toMatchObject({
      detail: "importer",
    });
    await save(client, id, version, { facts: { ...imported, importer: "Indus Imports, Chennai" } });
    expect(await information(client, id)).toMatchObject({
      generic_name: "T-shirt",
      country_of_origin: "BD",
      importer: "Indus Imports, Chennai",
      net_quantity: "1 N",
    });
  });

  productTrial("lets no blank be emptied while a published product needs it", "admin", async (client) => {
    await asOwner(client, () => declare(client));
    const id = await create(client);
    await save(client, id, (await read(client, id)).version, { facts: { status: "published" } });
    const empty = () => asOwner(client, () => declare(client, { ...declared, regular_maker: "" }));
    expect(await refusalIn(client, empty)).toMatchObject({
      code: "PT409",
      hint: "information_missing",
      detail: "regular_maker",
    });
    await save(client, id, (await read(client, id)).version, {
      facts: { maker: "Own Mill, Erode Road, Erode" },
    });
    await empty();
  });
});

describe("an MRP", () => {
  productTrial("is never below the price of the product or a variant", "admin", async (client) => {
    const id = await create(client);
    const { version } = await read(client, id);
    const refusal = (changed: object, variant: object = {}) =>
      refusalIn(client, () =>
        save(client, id, version, { facts: changed, variants: [{ ...black, ...variant }] }),
      );
    expect(await refusal({ mrp: 799 })).toMatchObject({ code: "PT409", hint: "mrp_low" });
    expect(await refusal({ mrp: 899 }, { price: 949 })).toMatchObject({ hint: "mrp_low" });
    expect(await refusal({}, { mrp: 700 })).toMatchObject({ hint: "mrp_low" });
    await save(client, id, version, {
      facts: { mrp: 899 },
      variants: [{ ...black, price: 949, mrp: 999 }],
    });
    expect(await read(client, id)).toMatchObject({ mrp: 899, variants: [{ price: 949, mrp: 999 }] });
  });
});

describe("the price history", () => {
  const recent = async (client: PoolClient, id: number) => {
    const { recent_prices } = await information(client, id);
    return Object.values<number>(recent_prices);
  };
  const setPrice = (client: PoolClient, id: number, price: number) =>
    client.query("update public.products set price = $2 where id = $1", [id, price]);
  /** As if everything so far had happened earlier. */
  const pass = async (client: PoolClient, days: number) => {
    for (const table of ["price_history", "discount_history"])
      await client.query(`update private.${table} set ended_at = ended_at - make_interval(days => $1)`, [
        days,
      ]);
    await client.query(
      "update public.products set on_sale_since = on_sale_since - make_interval(days => $1)",
      [days],
    );
    await client.query(
      "update public.product_variants set created_at = created_at - make_interval(days => $1)",
      [days],
    );
  };

  trial("has the lowest price of the last 30 days, not one that was raised for a day", async (client) => {
    const { id } = await makeProduct(client, { price: 499 });
    expect(await recent(client, id)).toEqual([]);
    await pass(client, 1);
    await setPrice(client, id, 999);
    await pass(client, 1);
    await setPrice(client, id, 449);
    expect(await recent(client, id)).toEqual([499]);
    await pass(client, 29);
    expect(await recent(client, id)).toEqual([999]);
    await pass(client, 2);
    expect(await recent(client, id)).toEqual([]);
  });

  trial("includes the shop-wide discount of the time, and no price of a draft", async (client) => {
    await client.query("delete from public.product_settings where setting_key = 'global_discount'");
    await client.query(
      "insert into public.product_settings (setting_key, setting_value, is_enabled) values ('global_discount', '20', true)",
    );
    const { id } = await makeProduct(client, { price: 500, status: "draft" });
    await pass(client, 1);
    await setPrice(client, id, 900);
    await client.query("update public.products set status = 'published' where id = $1", [id]);
    await pass(client, 1);
    await client.query(
      "update public.product_settings set setting_value = '10' where setting_key = 'global_discount'",
    );
    expect(await recent(client, id)).toEqual([720]);
    const { rows } = await client.query(
      "select private.product_cards(array[$1::bigint]) -> 0 ->> 'recent_price' as card",
      [id],
    );
    expect(Number(rows[0].card)).toBe(720);
  });

  trial("is kept for 90 days", async (client) => {
    const { id } = await makeProduct(client, { price: 499 });
    await setPrice(client, id, 599);
    await pass(client, 89);
    await setPrice(client, id, 699);
    await pass(client, 2);
    await client.query("select public.purge_price_history()");
    const { rows } = await client.query(
      "select h.price::int from private.price_history h join public.product_variants v on v.id = h.variant_id where v.product_id = $1",
      [id],
    );
    expect(rows).toEqual([{ price: 599 }]);
  });
});

trial("lists have a filter of origins only while an imported product is published", async (client) => {
  await client.query("update public.products set is_deleted = true");
  const facets = async (filters: object = {}) =>
    (await client.query("select public.product_facets($1) as it", [filters])).rows[0].it.origins;
  await declare(client);
  const tees = [await makeProduct(client), await makeProduct(client), await makeProduct(client)];
  expect(await facets()).toEqual([]);
  await client.query("update public.products set country_of_origin = 'BD' where id = $1", [tees[0]?.id]);
  expect(await facets({ origins: ["BD"] })).toEqual([
    { code: "BD", count: 1 },
    { code: "IN", count: 2 },
  ]);
  const { rows } = await client.query("select public.search_products($1) as it", [{ origins: ["BD"] }]);
  expect(rows[0].it).toMatchObject({ total: 1, items: [{ id: tees[0]?.id }] });
});
