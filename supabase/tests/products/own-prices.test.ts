import type { PoolClient } from "pg";
import { inRollback, owner, trial } from "../support/backend/database";
import { applyPayment } from "../support/orders/payments";
import { pastGrants } from "../support/people/actors";
import { asOwner, black, create, productTrial, read, save } from "../support/products";
import { refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeCardOrder, placeOrder } from "../support/shop";

const large = { ...black, size: "L", price: 899 };
const pricesOf = async (client: PoolClient, id: number) =>
  Object.fromEntries(
    (await read(client, id)).variants.map(({ size, price }: { size: string; price: number | null }) => [
      size,
      price,
    ]),
  );

/** The first size of a new product of ₹499, and its last, which costs ₹599. */
async function makeSizes(client: PoolClient) {
  const { id, variantIds } = await makeProduct(client, { stocks: [5, 5] });
  const [smallId = 0, largeId = 0] = variantIds;
  await client.query("update public.product_variants set price = 599 where id = $1", [largeId]);
  return { id, smallId, largeId };
}

describe("an order", () => {
  trial("uses the price of each size, also on its lines", async (client) => {
    const { smallId, largeId } = await makeSizes(client);
    const lines = [{ variantId: smallId }, { variantId: largeId, quantity: 2, listPrice: 599 }];
    const { id } = await placeOrder(client, orderOf(lines));
    const { rows } = await client.query(
      `select i.list_price, i.unit_price, i.line_total, o.subtotal, o.total
       from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1 order by i.list_price`,
      [id],
    );
    const sums = { subtotal: 1697, total: 1746 };
    expect(rows).toEqual([
      { list_price: 499, unit_price: 499, line_total: 499, ...sums },
      { list_price: 599, unit_price: 599, line_total: 1198, ...sums },
    ]);
  });

  trial("is refused at the product's price, at another size's, and at a former one", async (client) => {
    const { id, smallId, largeId } = await makeSizes(client);
    const buy = (variantId: number, listPrice: number) => () =>
      placeOrder(client, orderOf([{ variantId, listPrice }]));
    const refusedAs = (variantId: number) => ({
      code: "PT409",
      hint: "price_changed",
      detail: [expect.objectContaining({ variant_id: variantId, problem: "price_changed" })],
    });
    expect(await refusalIn(client, buy(largeId, 499))).toMatchObject(refusedAs(largeId));
    expect(await refusalIn(client, buy(smallId, 599))).toMatchObject(refusedAs(smallId));
    await client.query("update public.product_variants set price = 649 where id = $1", [largeId]);
    expect(await refusalIn(client, buy(largeId, 599))).toMatchObject(refusedAs(largeId));
    await client.query("update public.products set price = 549 where id = $1", [id]);
    expect((await buy(largeId, 649)()).order_id).toMatch(/^KP/);
    await client.query("update public.product_variants set price = null where id = $1", [largeId]);
    expect(await refusalIn(client, buy(largeId, 649))).toMatchObject(refusedAs(largeId));
    expect((await buy(largeId, 549)()).order_id).toMatch(/^KP/);
  });

  trial("that was paid too late is refunded as paid, whatever its size costs by then", async (client) => {
    const { variantIds } = await makeProduct(client, { stocks: [5] });
    const [variantId = 0] = variantIds;
    const { id, gatewayOrderId } = await placeCardOrder(client, variantId);
    await client.query("update public.orders set expires_at = now() - interval '2 hours' where id = $1", [
      id,
    ]);
    await client.query("select public.expire_orders()");
    await client.query("update public.product_variants set price = 599 where id = $1", [variantId]);
    const event = { eventId: "own", type: "payment.captured", paymentId: "pay_own", kind: "captured" };
    await applyPayment(client, { ...event, gatewayOrderId });
    const { rows } = await client.query("select status, total, paid_by from public.orders where id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ status: "Confirmed", total: 548, paid_by: "pay_own" }]);
  });
});

describe("a save", () => {
  productTrial(
    "stores each size's own price, logs it with the old one, and makes a new version",
    "editor",
    async (client) => {
      const id = await create(client, [black, large]);
      expect(await pricesOf(client, id)).toEqual({ M: null, L: 899 });
      const { version, variants } = await read(client, id);
      const dearer = variants.map((one: { size: string }) =>
        one.size === "L" ? { ...one, price: 949 } : one,
      );
      expect(await save(client, id, version, { variants: dearer })).toBeGreaterThan(version);
      expect(await pricesOf(client, id)).toEqual({ M: null, L: 949 });
      const { rows } = await asOwner(client, () =>
        client.query(
          `select before ->> 'price' as before, after ->> 'price' as after from public.audit_log
         where subject = 'product_variants' and after ? 'price' order by id desc limit 1`,
        ),
      );
      expect(rows).toEqual([{ before: "899.00", after: "949.00" }]);
    },
  );

  productTrial(
    "is refused whole when a size would cost less than the product, or the same",
    "editor",
    async (client) => {
      const low = { code: "PT409", hint: "own_price_low" };
      for (const price of [799, 799.5]) {
        const variants = [black, { ...large, price, sku: "LOW-1" }];
        expect(await refusalIn(client, () => create(client, variants))).toMatchObject({
          ...low,
          detail: "LOW-1",
        });
      }
      const id = await create(client, [black, large]);
      const { version } = await read(client, id);
      const raise = () => save(client, id, version, { facts: { price: 899 } });
      expect(await refusalIn(client, raise)).toMatchObject(low);
      expect(await read(client, id)).toMatchObject({ version, price: 799.5 });
    },
  );

  productTrial(
    "may raise the product and its dearest size together, and may remove an own price",
    "editor",
    async (client) => {
      const id = await create(client, [black, large]);
      const { version } = await read(client, id);
      const next = await save(client, id, version, {
        facts: { price: 950 },
        variants: [black, { ...large, price: 999 }],
      });
      expect(await pricesOf(client, id)).toEqual({ M: null, L: 999 });
      await save(client, id, next, { facts: { price: 1200 }, variants: [black, { ...large, price: null }] });
      expect(await pricesOf(client, id)).toEqual({ M: null, L: null });
    },
  );

  productTrial("of a copy has the same prices", "editor", async (client) => {
    const id = await create(client, [black, large]);
    const { rows } = await client.query("select public.duplicate_product($1) as id", [id]);
    expect(await pricesOf(client, rows[0].id)).toEqual({ M: null, L: 899 });
  });
});

describe("at the end of any transaction", () => {
  it.each([
    ["the product's price reached a size's", "update public.products set price = 599 where id = $1"],
    [
      "a size went down to the product's price",
      "update public.product_variants set price = 499 where product_id = $1",
    ],
    [
      "a new size costs less",
      `insert into public.product_variants (product_id, size, color, sku, price) values ($1, 'L', 'black', 'own-low', 498)`,
    ],
  ])("%s: it is refused", async (_, write) => {
    await inRollback(owner, async (client) => {
      const { id } = await makeSizes(client);
      await client.query("set constraints all immediate");
      await client.query("set constraints all deferred");
      await client.query(write, [id]);
      expect(await refusalIn(client, () => client.query("set constraints all immediate"))).toMatchObject({
        code: "PT409",
        hint: "own_price_low",
      });
    });
  });
});

productTrial("is also logged when nothing else of the variant changes", "editor", async (client) => {
  const id = await create(client, [black, large]);
  await pastGrants(client);
  await client.query("update public.product_variants set price = 949 where product_id = $1 and size = 'L'", [
    id,
  ]);
  const { rows } = await asOwner(client, () =>
    client.query(
      "select (after ->> 'price')::numeric as price from public.audit_log where subject = 'product_variants' order by id desc limit 1",
    ),
  );
  expect(rows).toEqual([{ price: 949 }]);
});

trial(
  "updates the storefront when a size's price changes, and a card's \"from\" price is the lowest",
  async (client) => {
    const { id, largeId } = await makeSizes(client);
    await client.query("delete from private.storefront_changes");
    const cardOf = async () =>
      (await client.query("select private.product_cards(array[$1::bigint]) -> 0 as card", [id])).rows[0].card;
    expect(await cardOf()).toMatchObject({ price: 499, has_higher_priced_variant: true });
    await client.query("update public.product_variants set price = null where id = $1", [largeId]);
    expect(await cardOf()).toMatchObject({ price: 499, has_higher_priced_variant: false });
    const { rows } = await client.query(
      "select distinct subject, product_id, lists from private.storefront_changes",
    );
    expect(rows).toEqual([{ subject: "product", product_id: id, lists: ["all"] }]);
  },
);
