import { indianStates } from "@/lib/addresses/states";
import { answerOf, inRollback, openPool, server } from "../support/backend/database";
import { documentsOf, placePackedOrder, placeTaxedOrder, taxedOrderOf } from "../support/orders/invoices";
import { moveOrder } from "../support/orders/move-order";
import { setPolicy } from "../support/orders/returns";
import { race } from "../support/races/race";
import { crowd } from "../support/races/rounds";
import { refusalOf } from "../support/refusal";
import { makeSingle, type PlacedOrder, placeCardOrder, placeOrder } from "../support/shop";

const owner = openPool("postgres", 50);

const issue = (id: string) => server.query("select * from public.issue_invoice($1)", [id]);

const lastSerial = (): Promise<number> =>
  answerOf(
    owner,
    `select coalesce(max(serial), 0) from public.invoices
     where kind = 'invoice' and financial_year = private.financial_year(now())`,
  );

describe("the financial year", () => {
  it.each([
    ["2026-03-31T18:29:59.999Z", "2025-26"],
    ["2026-03-31T18:30:00.000Z", "2026-27"],
    ["2026-12-31T20:00:00.000Z", "2026-27"],
    ["2099-12-31T20:00:00.000Z", "2099-00"],
  ])("of %s is %s: it turns on 1 April in India", async (at, year) => {
    const { rows } = await owner.query("select private.financial_year($1) as year", [at]);
    expect(rows[0].year).toBe(year);
  });
});

it("has a GST code for every state that an address can have, each its own", async () => {
  const { rows } = await owner.query(
    "select private.gst_state_code(state) as code from unnest($1::text[]) as state",
    [indianStates],
  );
  const codes = rows.map((row) => row.code);
  expect(codes.filter((code) => !/^[0-3][0-9]$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(indianStates.length);
});

describe("an invoice", () => {
  it("is issued when the order is packed, not before", async () => {
    const order = await placeTaxedOrder(owner, [499]);
    await moveOrder(server, order.id, "In Production");
    expect(await documentsOf(owner, order)).toEqual([]);
    await server.query("select public.transition_order($1, 'Packed', 'admin')", [order.id]);
    const [invoice] = await documentsOf(owner, order);
    expect(invoice?.number).toMatch(/^KP\d{4}-\d{6}$/);
    expect(invoice?.number.length).toBeLessThanOrEqual(16);
    expect(invoice?.number).toBe(
      `KP${invoice?.financial_year.replace(/^20|-/g, "")}-${String(invoice?.serial).padStart(6, "0")}`,
    );
  });

  it("has what was sold, to whom, by whom and with which tax", async () => {
    await inRollback(owner, async (client) => {
      const settings = {
        company_name: "Kapas Apparel",
        company_gstin: "33AAACK1234A1ZH",
        legal_form: "company",
        company_cin: "U14101TZ2021PTC035678",
        registered_address: "2 Fort Road, Chennai",
        officer_name: "Meenakshi Iyer",
        officer_designation: "Head of customer care",
        officer_phone: "+91 98765 00001",
        officer_email: "grievance@kapas.test",
      };
      for (const entry of Object.entries(settings)) {
        await client.query(
          `insert into public.site_settings (key, value) values ($1, $2)
           on conflict (key) do update set value = excluded.value`,
          entry,
        );
      }
      await setPolicy(client, "shop_state", "Tamil Nadu");
      const rules = await answerOf(client, "select public.pricing_rules()");
      const order = await placePackedOrder(client, [499, 2999], {
        rules,
        gstin: "29AAACB1234C1Z5",
        business_name: "Blue Ox Textiles",
      });
      const [invoice] = await documentsOf(client, order);
      expect(invoice?.data).toMatchObject({
        seller: {
          name: "Kapas Apparel",
          gstin: "33AAACK1234A1ZH",
          registration: "CIN: U14101TZ2021PTC035678",
          registered_address: "2 Fort Road, Chennai",
          grievance_officer: "Meenakshi Iyer, Head of customer care: +91 98765 00001, grievance@kapas.test",
          state: "Tamil Nadu",
          state_code: "33",
        },
        buyer: {
          name: "Asha Verma",
          business_name: "Blue Ox Textiles",
          gstin: "29AAACB1234C1Z5",
          address: { line1: "12 MG Road", pincode: "560001" },
        },
        place_of_supply: { state: "Karnataka", state_code: "29" },
        order: { order_id: order.order_id, payment_method: "cod" },
        lines: [
          {
            hsn: "6109",
            quantity: 1,
            list_price: 499,
            gst_rate: 5,
            taxable: 475.24,
            igst: 23.76,
            total: 499,
          },
          { gst_rate: 18, taxable: 2541.53, igst: 457.47, total: 2999 },
          {
            item_id: null,
            title: "Delivery",
            hsn: "6109",
            gst_rate: 18,
            taxable: 41.53,
            igst: 7.47,
            total: 49,
          },
        ],
        totals: { discount: 0, taxable: 3058.3, cgst: 0, sgst: 0, igst: 488.7, total: 3547 },
      });
    });
  });

  it("includes the discount, and keeps it out of the taxable value", async () => {
    const { variantId } = await makeSingle(owner);
    const order = await placeOrder(owner, taxedOrderOf([{ variantId, quantity: 2, unitPrice: 449.1 }]));
    await moveOrder(owner, order.id, "Packed");
    const [invoice] = await documentsOf(owner, order);
    expect(invoice?.data.lines[0]).toMatchObject({ list_price: 499, discount: 99.8, total: 898.2 });
    expect(invoice?.data.totals).toMatchObject({ discount: 99.8, total: 947.2 });
  });

  it("uses the price as taxable value where GST was not calculated", async () => {
    const { variantId } = await makeSingle(owner);
    const none = { gst_rate: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    const order = taxedOrderOf([{ variantId }], { charges: { ...none, taxable: 49 } });
    const placed = await placeOrder(owner, { ...order, lines: order.lines.map((l) => ({ ...l, ...none })) });
    await moveOrder(owner, placed.id, "Packed");
    const [invoice] = await documentsOf(owner, placed);
    expect(invoice?.data.totals).toMatchObject({ taxable: 548, igst: 0, total: 548 });
  });

  it("is one per order, also for repeated and concurrent requests", async () => {
    const order = await placeTaxedOrder(owner, [499]);
    const { won, refused } = await race(owner, 8, (client) =>
      answerOf(client, "select (public.issue_invoice($1)).number", [order.id]),
    );
    expect(refused).toEqual([]);
    expect(new Set(won).size).toBe(1);
    await moveOrder(owner, order.id, "Packed");
    expect(await documentsOf(owner, order)).toHaveLength(1);
  });

  it.each([
    [
      "not_confirmed",
      "Pending Payment",
      async () => placeCardOrder(owner, (await makeSingle(owner)).variantId),
    ],
    ["not_confirmed", "COD Review", () => placeTaxedOrder(owner, [499], { is_phone_proven: false })],
    [
      "cancelled",
      "Cancelled",
      async () => {
        const order = await placeTaxedOrder(owner, [499]);
        await moveOrder(owner, order.id, "Cancelled");
        return order;
      },
    ],
  ])("is refused with %s for an order that is %s", async (hint, _, place) => {
    const order = await place();
    expect(await refusalOf(issue(order.id))).toMatchObject({ code: "PT409", hint });
    expect(await documentsOf(owner, order)).toEqual([]);
  });

  it("is not issued for an exchange, which is packed all the same", async () => {
    const first = await placeTaxedOrder(owner, [499]);
    const order = await placeTaxedOrder(owner, [499]);
    await owner.query("update public.orders set exchange_of = $2 where id = $1", [order.id, first.id]);
    expect(await refusalOf(issue(order.id))).toMatchObject({ code: "PT409", hint: "exchange" });
    await moveOrder(server, order.id, "Packed");
    expect(await documentsOf(owner, order)).toEqual([]);
  });

  it("returns PT404 for a missing order", async () => {
    expect(await refusalOf(issue("00000000-0000-4000-8000-000000000000"))).toMatchObject({ code: "PT404" });
  });

  it("can't be changed or deleted by anyone", async () => {
    const order = await placePackedOrder(owner, [499]);
    for (const change of [
      "update public.invoices set number = 'X' where",
      "delete from public.invoices where",
    ]) {
      await expect(owner.query(`${change} order_id = $1`, [order.id])).rejects.toThrow();
      expect(await refusalOf(server.query(`${change} order_id = $1`, [order.id]))).toMatchObject({
        code: "42501",
      });
    }
    expect((await documentsOf(owner, order))[0]?.number).toMatch(/^KP/);
  });

  it("stays as issued when the shop's address changes", async () => {
    const order = await placePackedOrder(owner, [499]);
    const [before] = await documentsOf(owner, order);
    await inRollback(owner, async (client) => {
      await client.query(
        "insert into public.site_settings (key, value) values ('company_address', 'Elsewhere') on conflict (key) do update set value = 'Elsewhere'",
      );
      await client.query("update public.order_items set title = 'Renamed' where order_id = $1", [order.id]);
      const again = await answerOf(client, "select to_jsonb((public.issue_invoice($1)).data)", [order.id]);
      expect(again).toEqual(before?.data);
    });
  });
});

describe("serial numbers", () => {
  it("have no gaps or duplicates when many orders are packed at once", async () => {
    const orders: PlacedOrder[] = [];
    for (let index = 0; index < crowd; index++) {
      const order = await placeTaxedOrder(owner, [499]);
      await moveOrder(owner, order.id, "In Production");
      orders.push(order);
    }
    const last = await lastSerial();
    const { won, refused } = await race(owner, crowd, (client, index) =>
      client.query("select public.transition_order($1, 'Packed', 'admin')", [orders[index]?.id]),
    );
    expect(refused).toEqual([]);
    expect(won).toHaveLength(crowd);
    const { rows } = await owner.query(
      "select serial from public.invoices where order_id = any ($1) order by serial",
      [orders.map((order) => order.id)],
    );
    expect(rows.map((row) => row.serial)).toEqual(
      Array.from({ length: crowd }, (_, index) => last + 1 + index),
    );
  });

  it("have no gap when a packing is rolled back while others wait for it", async () => {
    const [lost, kept] = [await placeTaxedOrder(owner, [499]), await placeTaxedOrder(owner, [499])];
    const last = await lastSerial();
    let waiting: Promise<void> | undefined;
    await inRollback(owner, async (client) => {
      await moveOrder(client, lost.id, "Packed");
      expect((await documentsOf(client, lost))[0]?.serial).toBe(last + 1);
      waiting = moveOrder(owner, kept.id, "Packed");
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await waiting;
    expect(await documentsOf(owner, lost)).toEqual([]);
    expect((await documentsOf(owner, kept))[0]?.serial).toBe(last + 1);
  });
});
