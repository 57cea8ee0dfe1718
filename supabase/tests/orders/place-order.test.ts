import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { inRollback, owner, server } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { hintOf, refusalOf } from "../support/refusal";
import { makeProduct, makeSingle, orderOf, placeOrder, rules, stockOf } from "../support/shop";

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

async function rowsWrittenFor(email: string) {
  const { rows } = await owner.query("select count(*) as orders from public.orders where email = $1", [
    email,
  ]);
  return rows[0].orders;
}

describe("place_order", () => {
  it("writes order, items, reservation, event and messages of a COD order in one transaction", async () => {
    const { variantId } = await makeSingle(owner);
    const placed = await placeOrder(server, orderOf([{ variantId, quantity: 2 }]));

    expect(placed.order_id).toMatch(/^KP(-[0-9A-F]{4}){3}$/);
    expect(await stockOf(owner, variantId)).toEqual({ stock: 5, reserved: 2 });
    const { rows } = await owner.query(
      `select o.status, o.payment_status, o.subtotal, o.total, o.expires_at, i.quantity, i.line_total, i.color_name,
         (select array_agg(type) from public.order_events where order_id = o.id) as events,
         (select array_agg(topic || ' by ' || channel order by topic, channel) from public.outbox where order_id = o.id) as messages
       from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
      [placed.id],
    );
    expect(rows).toEqual([
      {
        status: "Confirmed",
        payment_status: "cod_due",
        subtotal: 998,
        total: 1047,
        expires_at: null,
        quantity: 2,
        line_total: 998,
        color_name: "Black",
        events: ["placed"],
        messages: ["order_confirmed by email", "order_confirmed by sms", "order_placed by email"],
      },
    ]);
  });

  it("reserves the stock of a card order as long as the policies state, and sends no confirmation", async () => {
    const { variantId } = await makeSingle(owner);
    const placed = await placeOrder(server, orderOf([{ variantId }], { payment_method: "online" }));
    const { rows } = await owner.query(
      `select status, payment_status, extract(epoch from expires_at - created_at)::int as seconds,
         (select array_agg(topic) from public.outbox where order_id = o.id) as messages
       from public.orders o where id = $1`,
      [placed.id],
    );
    expect(rows).toEqual([
      {
        ...{ status: "Pending Payment", payment_status: "created" },
        ...{ seconds: unpaidMinutes * 60, messages: ["order_placed"] },
      },
    ]);
  });

  it("keeps the bought product when it is edited later", async () => {
    const { productId, variantId } = await makeSingle(owner);
    const placed = await placeOrder(server, orderOf([{ variantId }]));
    await owner.query("update public.products set name = 'Renamed', price = 1 where id = $1", [productId]);
    const { rows } = await owner.query(
      "select title, unit_price from public.order_items where order_id = $1",
      [placed.id],
    );
    expect(rows[0].unit_price).toBe(499);
    expect(rows[0].title).not.toBe("Renamed");
  });

  it("writes nothing when any line is refused", async () => {
    const { variantIds } = await makeProduct(owner, { stocks: [5, 0] });
    const email = `${randomUUID()}@kapas.test`;
    const lines = variantIds.map((variantId) => ({ variantId }));
    await refusalOf(placeOrder(server, orderOf(lines, { email })));
    expect(await rowsWrittenFor(email)).toBe(0);
    expect(await stockOf(owner, variantIds[0] ?? 0)).toEqual({ stock: 5, reserved: 0 });
  });

  describe("refuses invalid lines", () => {
    const quantities = [0, -1, 11, 1.5, 1e9, null, "NaN", "1e3", 2 ** 53];
    it.each(quantities)("quantity %p", async (quantity) => {
      const { variantId } = await makeSingle(owner);
      const line = { variant_id: variantId, quantity, list_price: 499, unit_price: 499 };
      const refusal = await refusalOf(
        placeOrder(server, orderOf([], { lines: [line], subtotal: 499, total: 548 })),
      );
      // PT422 is our code; 22P02 and 22003 are PostgreSQL's for text and numbers that no int can hold.
      expect(["PT422", "22P02", "22003"]).toContain(refusal.code);
      expect(await stockOf(owner, variantId)).toEqual({ stock: 5, reserved: 0 });
    });

    it.each([
      ["no lines", []],
      ["lines missing", undefined],
      ["lines null", null],
    ])("%s", async (_, lines) => {
      const { code } = await refusalOf(placeOrder(server, orderOf([], { lines })));
      expect(["PT422", "22023"]).toContain(code);
    });

    it("101 lines", async () => {
      const lines = Array.from({ length: 101 }, (_, index) => ({ variantId: index + 1 }));
      expect(await hintOf(placeOrder(server, orderOf(lines)))).toBe("bad_lines");
    });

    it("the same variant twice", async () => {
      const { variantId } = await makeSingle(owner);
      expect(await hintOf(placeOrder(server, orderOf([{ variantId }, { variantId }])))).toBe("bad_lines");
    });
  });

  describe("refuses sums that do not add up", () => {
    it.each(["subtotal", "discount"])("%s", async (sum) => {
      const { variantId } = await makeSingle(owner);
      const order = orderOf([{ variantId, unitPrice: 449.1 }]);
      expect(await refusalOf(placeOrder(server, { ...order, [sum]: order.subtotal + 1 }))).toMatchObject({
        code: "PT422",
        hint: "bad_sums",
      });
    });

    it("a total that is not subtotal - discount + shipping", async () => {
      const { variantId } = await makeSingle(owner);
      expect(await refusalOf(placeOrder(server, orderOf([{ variantId }], { total: 1 })))).toMatchObject({
        code: "23514",
      });
    });

    it("a unit price above the list price", async () => {
      const { variantId } = await makeSingle(owner);
      const refusal = await refusalOf(placeOrder(server, orderOf([{ variantId, unitPrice: 599 }])));
      expect(refusal.code).toBe("23514");
    });
  });

  describe("refuses unavailable goods", () => {
    const hide = {
      "a draft": "update public.products set status = 'draft' where id = $1",
      "a deleted product": "update public.products set is_deleted = true where id = $1",
      "a withdrawn variant": "update public.product_variants set is_active = false where product_id = $1",
    };
    it.each(Object.entries(hide))("%s", async (_, statement) => {
      const { productId, variantId } = await makeSingle(owner);
      await owner.query(statement, [productId]);
      expect(await refusalOf(placeOrder(server, orderOf([{ variantId }])))).toMatchObject({
        code: "PT409",
        hint: "unavailable",
        detail: [{ variant_id: variantId, problem: "unavailable" }],
      });
    });

    it("a variant that never existed", async () => {
      const refusal = await refusalOf(placeOrder(server, orderOf([{ variantId: 999_999_999 }])));
      expect(refusal).toMatchObject({ code: "PT409", hint: "unavailable" });
    });

    it("more than the stock, with each line and what is left", async () => {
      const { variantIds } = await makeProduct(owner, { stocks: [1, 9, 0] });
      const lines = variantIds.map((variantId) => ({ variantId, quantity: 2 }));
      expect(await refusalOf(placeOrder(server, orderOf(lines)))).toMatchObject({
        code: "PT409",
        hint: "out_of_stock",
        detail: [
          { variant_id: variantIds[0], problem: "out_of_stock", available: 1 },
          { variant_id: variantIds[2], problem: "out_of_stock", available: 0 },
        ],
      });
    });

    it("a price that has changed since it was seen", async () => {
      const { productId, variantId } = await makeSingle(owner);
      await owner.query("update public.products set price = 549 where id = $1", [productId]);
      expect(await refusalOf(placeOrder(server, orderOf([{ variantId }])))).toMatchObject({
        code: "PT409",
        hint: "price_changed",
        detail: [{ variant_id: variantId, problem: "price_changed" }],
      });
    });

    it("a quote that was based on other settings", async () => {
      const { variantId } = await makeSingle(owner);
      const seen = { shipping_fee: "1" };
      expect(
        await refusalOf(
          placeOrder(server, orderOf([{ variantId }], { rules: { ...rules, settings: seen } })),
        ),
      ).toMatchObject({
        code: "PT409",
        hint: "price_changed",
      });
    });

    it.each(["null", "absent"])("a quote whose rules are %s", async (kind) => {
      const { variantId } = await makeSingle(owner);
      const seen = kind === "null" ? null : undefined;
      expect((await refusalOf(placeOrder(server, orderOf([{ variantId }], { rules: seen })))).code).toMatch(
        /^PT4/,
      );
    });

    it("an order whose discount was switched off since", async () => {
      const { variantId } = await makeSingle(owner);
      await inRollback(server, async (client: PoolClient) => {
        await client.query(
          `insert into public.product_settings (setting_key, setting_value) values ('global_discount', '10')`,
        );
        const order = orderOf([{ variantId, unitPrice: 449.1 }], {
          rules: { ...rules, settings: { global_discount: "10" } },
        });
        expect(await placeOrder(client, order)).toHaveProperty("order_id");
        await client.query("update public.product_settings set is_enabled = false");
        expect(await hintOf(placeOrder(client, order))).toBe("price_changed");
      });
    });
  });
});
