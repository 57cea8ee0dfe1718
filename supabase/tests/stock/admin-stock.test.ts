import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, inRollback, owner } from "../support/backend/database";
import { setPolicy } from "../support/orders/returns";
import { pastGrants, type Session, sessionIn } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeOrder, stockOf } from "../support/shop";

interface Shelf extends Session {
  variants: number[];
  productId: number;
}

const onShelf = (stocks: number[], work: (shelf: Shelf) => Promise<void>) =>
  inRollback(owner, async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks });
    await work({ ...sessionIn(client), productId: id, variants: variantIds });
  });

const call = <T>(client: PoolClient, query: string, values: unknown[]): Promise<T> =>
  answerOf(client, `select public.${query}`, values);

const adjust = (client: PoolClient, variantId: number, delta: number, cause = "damaged", note = "") =>
  call<object[]>(client, "adjust_stock($1, $2, $3, null)", [
    JSON.stringify([{ variant_id: variantId, delta }]),
    cause,
    note,
  ]);

const book = (
  client: PoolClient,
  lines: { variant_id: number; counted: number; seen: number }[],
  id = randomUUID(),
) =>
  call<{ refused: object[]; counted: string[]; moves: number }>(client, "book_count($1, $2, '')", [
    id,
    JSON.stringify(lines),
  ]);

const ledger = (client: PoolClient, variantId: number, before: number | null = null, limit = 50) =>
  call<Record<string, unknown>[]>(client, "variant_ledger($1, $2, $3)", [variantId, before, limit]);

describe("adjusting stock", () => {
  it("books the items with the reason, the note and the person", () =>
    onShelf([5], async ({ client, variants: [id = 0], as, asShop }) => {
      await as("packer");
      expect(await adjust(client, id, -2, "damaged", "  Ink on the sleeve ")).toEqual([]);
      const [move] = await ledger(client, id);
      expect(move).toMatchObject({
        reason: "adjust",
        cause: "damaged",
        note: "Ink on the sleeve",
        stock_delta: -2,
        stock_after: 3,
        staff_name: "Suresh Yadav",
        actor: "admin",
      });
      await asShop();
      expect(await stockOf(client, id)).toEqual({ stock: 3, reserved: 0 });
    }));

  it("never goes below what orders reserve, and names the variant", () =>
    onShelf([5], async ({ client, variants: [id = 0], as, asShop }) => {
      await placeOrder(client, orderOf([{ variantId: id, quantity: 3 }]));
      await as("packer");
      expect(await adjust(client, id, -3)).toMatchObject([
        { variant_id: id, stock: 5, reserved: 3, delta: -3 },
      ]);
      expect(await adjust(client, id, -2)).toEqual([]);
      await asShop();
      expect(await stockOf(client, id)).toEqual({ stock: 3, reserved: 3 });
    }));

  it("is booked once for a form that was sent twice, and not from a stock that has changed", () =>
    onShelf([5], async ({ client, variants: [id = 0], as, asShop }) => {
      await as("packer");
      const send = (key: string, seen: number) =>
        call<object[]>(client, "adjust_stock($1, 'delivery', '', $2)", [
          JSON.stringify([{ variant_id: id, delta: 1, seen }]),
          key,
        ]);
      const key = randomUUID();
      expect([await send(key, 5), await send(key, 5)]).toEqual([[], []]);
      expect(await send(randomUUID(), 5)).toMatchObject([{ variant_id: id, stock: 6, seen: 5 }]);
      await asShop();
      expect(await stockOf(client, id)).toEqual({ stock: 6, reserved: 0 });
    }));

  it("changes all variants or none", () =>
    onShelf([5, 1], async ({ client, variants: [first = 0, second = 0], as, asShop }) => {
      await as("manager");
      const changes = [first, second].map((variant_id) => ({ variant_id, delta: -2 }));
      const refused = await call<object[]>(client, "adjust_stock($1, 'lost', '', null)", [
        JSON.stringify(changes),
      ]);
      expect(refused).toHaveLength(1);
      await asShop();
      expect(await stockOf(client, first)).toEqual({ stock: 5, reserved: 0 });
    }));

  it.each(["editor", "support", "asha"] as const)("is refused for %s", (actor) =>
    onShelf([5], async ({ client, variants: [id = 0], as }) => {
      await as(actor);
      for (const attempt of [() => adjust(client, id, 1), () => book(client, [])]) {
        expect(await refusalIn(client, attempt)).toMatchObject({ code: "PT403" });
      }
    }),
  );

  it("can't have another person's name", () =>
    onShelf([5], async ({ client, variants: [id = 0], as }) => {
      await as("packer");
      await pastGrants(client);
      await client.query(
        `insert into public.stock_moves (variant_id, stock_delta, reason, actor, staff_name, created_at)
         values ($1, 1, 'receive', 'system', 'Meera Nair', '2020-01-01')`,
        [id],
      );
      const [move] = await ledger(client, id);
      expect(move).toMatchObject({ staff_name: "Suresh Yadav", actor: "admin" });
      expect(Date.parse(String(move?.at))).toBeGreaterThan(Date.parse("2026-01-01"));
    }));
});

describe("the ledger of a variant", () => {
  it("has the numbers after each move, page by page, and the order only for those who may see orders", () =>
    onShelf([5], async ({ client, variants: [id = 0], as }) => {
      const { order_id } = await placeOrder(client, orderOf([{ variantId: id, quantity: 2 }]));
      await as("packer");
      await adjust(client, id, 4, "delivery");
      expect((await ledger(client, id)).map((move) => move.order_number)).toEqual([null, null, null]);
      await as("manager");
      const all = await ledger(client, id);
      expect(
        all.map((move) => [move.reason, move.stock_after, move.reserved_after, move.order_number]),
      ).toEqual([
        ["receive", 9, 2, null],
        ["reserve", 5, 2, order_id],
        ["receive", 5, 0, null],
      ]);
      const older = await ledger(client, id, Number(all[0]?.id), 1);
      expect(older).toEqual(all.slice(1, 2));
      await as("editor");
      expect((await ledger(client, id))[1]).toMatchObject({ order_number: null, is_of_order: true });
    }));
});

describe("a count sheet", () => {
  it("books the difference to the stock at the scan: items packed since stay packed", () =>
    onShelf([5, 8, 2], async ({ client, variants: [moved = 0, wrong = 0, right = 0], as, asShop }) => {
      await as("manager");
      await adjust(client, moved, -1, "sample");
      await as("packer");
      const lines = [
        { variant_id: moved, counted: 5, seen: 5 },
        { variant_id: wrong, counted: 6, seen: 8 },
        { variant_id: right, counted: 2, seen: 2 },
      ];
      expect(await book(client, lines)).toEqual({ refused: [], counted: [], moves: 1 });
      const [move] = await ledger(client, wrong);
      expect(move).toMatchObject({ cause: "count", stock_delta: -2, staff_name: "Suresh Yadav" });
      await asShop();
      expect([await stockOf(client, moved), await stockOf(client, wrong)]).toMatchObject([
        { stock: 4 },
        { stock: 6 },
      ]);
    }));

  it("books nothing when one variant would fall below its reservations, and can be sent again", () =>
    onShelf([5, 5], async ({ client, variants: [promised = 0, other = 0], as, asShop }) => {
      await placeOrder(client, orderOf([{ variantId: promised, quantity: 4 }]));
      await as("packer");
      const sheet = randomUUID();
      const lines = [
        { variant_id: promised, counted: 3, seen: 5 },
        { variant_id: other, counted: 4, seen: 5 },
      ];
      expect(await book(client, lines, sheet)).toMatchObject({
        refused: [{ variant_id: promised }],
        moves: 0,
      });
      expect(await book(client, lines.slice(1), sheet)).toEqual({ refused: [], counted: [], moves: 1 });
      await asShop();
      expect(await stockOf(client, other)).toMatchObject({ stock: 4 });
    }));
});

describe("finding variants", () => {
  it("finds barcodes and SKUs in any case, and ignores unknown codes", () =>
    onShelf([5], async ({ client, variants: [id = 0], as }) => {
      await client.query(
        "update public.product_variants set barcode = '8901234567890', sku = 'KPX-BLA-S' where id = $1",
        [id],
      );
      await as("packer");
      const codes = ["8901234567890", "kpx-bla-s", "nothing"];
      const found = await call<Record<string, { id: number }>>(client, "find_stock_codes($1)", [codes]);
      expect(Object.keys(found).sort()).toEqual(["8901234567890", "kpx-bla-s"]);
      expect(found["kpx-bla-s"]).toMatchObject({ id, stock: 5, barcode: "8901234567890" });
    }));

  it("lists low stock by the variant's own level, or by the default", () =>
    onShelf([5, 6, 30, 0], async ({ client, variants, as, asShop }) => {
      const low = async () => {
        await as("packer");
        const { rows } = await client.query(
          "select id from public.stock_list where is_low and id = any ($1) order by free, id",
          [variants],
        );
        return rows.map(({ id }) => id);
      };
      const [at, above, plenty, out] = variants;
      expect(await low()).toEqual([out, at]);
      await call(client, "set_low_stock_levels($1, 40)", [[plenty]]);
      await call(client, "set_low_stock_levels($1, 0)", [[at]]);
      expect(await low()).toEqual([out, plenty]);
      await call(client, "set_low_stock_levels($1)", [[at, plenty]]);
      await asShop();
      await setPolicy(client, "low_stock_at", "6");
      expect(await low()).toEqual([out, at, above]);
    }));
});

describe("lost demand", () => {
  it("counts only people who chose a sold-out size", () =>
    onShelf([0, 5], async ({ client, variants: [out = 0, there = 0], productId, as }) => {
      await as("service");
      for (const id of [out, out, there, 0]) await client.query("select public.record_missed_size($1)", [id]);
      await as("packer");
      const curve = await call<Record<string, unknown>[]>(client, "size_curve(30, 'regular', $1)", [
        productId,
      ]);
      expect(curve).toMatchObject([
        { size: "S", missed: 2, sold_out: 1, had: 0, sold: 0 },
        { size: "M", missed: 0, sold_out: 0, had: 5, sold: 0 },
      ]);
    }));

  it("is shown beside sales and stock", () =>
    onShelf([5], async ({ client, variants: [id = 0], productId, as }) => {
      await placeOrder(client, orderOf([{ variantId: id, quantity: 2 }]));
      await client.query(
        "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, 3, 'receive'), ($1, -1, 'adjust')",
        [id],
      );
      await as("packer");
      const [row] = await call<Record<string, unknown>[]>(client, "size_curve(30, 'regular', $1)", [
        productId,
      ]);
      expect(row).toMatchObject({ size: "S", sold: 2, had: 8, free: 5, variants: 1 });
    }));
});
