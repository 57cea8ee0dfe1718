import { randomInt } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { moveOrder } from "../support/orders/move-order";
import { setPolicy, statusOf } from "../support/orders/returns";
import { refusalIn, refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder, rules } from "../support/shop";

const settings = { cod_up_to: "2000", cod_open_orders: "2", cod_refusals: "1" };
const phone = `+9173${randomInt(100_000_000).toString().padStart(8, "0")}`;

/** In a shop with COD limits. */
const inShop = (work: (client: PoolClient, variantId: number) => Promise<void>) =>
  inRollback(owner, async (client) => {
    for (const setting of Object.entries(settings)) await setPolicy(client, ...setting);
    const { variantId } = await makeSingle(client, 50);
    await work(client, variantId);
  });

const cash = (variantId: number, overrides: object = {}, quantity = 1) =>
  orderOf([{ variantId, quantity }], { rules: { ...rules, settings }, phone, ...overrides });

const expectRefused = async (client: PoolClient, order: ReturnType<typeof cash>, detail: string) =>
  expect(await refusalIn(client, () => placeOrder(client, order))).toMatchObject({
    ...{ code: "PT409", hint: "cod_refused", detail },
  });

describe("cash on delivery", () => {
  it("is refused at a pincode without COD, and at an unknown one", () =>
    inShop(async (client, variantId) => {
      const elsewhere = (pincode: string) =>
        cash(variantId, { shipping_address: { line1: "x", pincode, city: "x", state: "Karnataka" } });
      await expectRefused(client, elsewhere("560999"), "pincode");
      await client.query("update public.pincodes set cod_available = false where pincode = '560001'");
      await expectRefused(client, elsewhere("560001"), "pincode");
    }));

  it("is refused above the maximum order total", () =>
    inShop(async (client, variantId) => {
      await expectRefused(client, cash(variantId, {}, 4), "over");
      await placeOrder(client, cash(variantId, {}, 3));
    }));

  it("is refused while two orders to the phone are on their way, and allowed again when one has arrived", () =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId));
      await placeOrder(client, cash(variantId));
      await expectRefused(client, cash(variantId), "open");
      await placeOrder(client, cash(variantId, { phone: "+919812345679" }));
      await moveOrder(client, id, "Delivered");
      await client.query("select public.collect_cod($1)", [id]);
      await placeOrder(client, cash(variantId));
    }));

  it("is refused to a phone with refused parcels", () =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId));
      await moveOrder(client, id, "Shipped");
      await client.query("select public.transition_order($1, 'RTO', 'admin')", [id]);
      await expectRefused(client, cash(variantId), "refused");
    }));

  it.each([false, undefined])("from a phone without a proof (%p) waits for its code", (proven) =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId, { is_phone_proven: proven }));
      expect(await statusOf(client, id)).toBe("COD Review");
    }),
  );
});

describe("a code to the phone", () => {
  const inReview = (work: (client: PoolClient, id: string) => Promise<void>) =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId, { is_phone_proven: false }));
      await client.query("select public.send_cod_code($1, '123456', 'right')", [id]);
      await work(client, id);
    });
  const check = async (client: PoolClient, id: string, hash: string): Promise<string> =>
    (await client.query("select public.check_cod_code($1, $2) as outcome", [id, hash])).rows[0].outcome;

  it("confirms the order once", () =>
    inReview(async (client, id) => {
      expect(await check(client, id, "wrong")).toBe("wrong");
      expect(await check(client, id, "right")).toBe("confirmed");
      expect(await statusOf(client, id)).toBe("Confirmed");
      expect(await check(client, id, "wrong")).toBe("confirmed");
    }));

  it("allows five tries in ten minutes", () =>
    inReview(async (client, id) => {
      for (let tries = 0; tries < 5; tries++) expect(await check(client, id, "wrong")).toBe("wrong");
      expect(await check(client, id, "right")).toBe("spent");
      await client.query(
        "update private.cod_codes set attempts = 0, sent_at = now() - interval '11 minutes' where order_id = $1",
        [id],
      );
      expect(await check(client, id, "right")).toBe("expired");
    }));

  it("is sent later to a phone that had one just now, and is valid for ten minutes from then on", () =>
    inShop(async (client, variantId) => {
      const { id } = await placeOrder(client, cash(variantId, { is_phone_proven: false }));
      await client.query("select public.send_cod_code($1, '123456', 'right', '60 s')", [id]);
      const { rows } = await client.query(
        `select m.next_at - now() as message, c.sent_at - now() as code from public.outbox m, private.cod_codes c
         where m.topic = 'cod_code' and m.order_id = $1 and c.order_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ message: { minutes: 1 }, code: { minutes: 1 } }]);
    }));

  it("is sent only for an order that waits for it", () =>
    inReview(async (client, id) => {
      await client.query("select public.transition_order($1, 'Confirmed', 'admin')", [id]);
      const send = client.query("select public.send_cod_code($1, '654321', 'new')", [id]);
      expect(await refusalOf(send)).toMatchObject({ code: "PT409", hint: "bad_transition" });
    }));

  it("is sent again after a minute, five times at most, each in its own message", () =>
    inReview(async (client, id) => {
      const send = () => client.query("select public.send_cod_code($1, '654321', 'new')", [id]);
      const expectTooMany = async () =>
        expect(await refusalIn(client, send)).toMatchObject({ code: "PT429", hint: "too_many" });
      const passMinutes = () =>
        client.query(
          "update private.cod_codes set sent_at = now() - interval '2 minutes' where order_id = $1",
          [id],
        );
      await expectTooMany();
      for (let sent = 1; sent < 5; sent++) {
        await passMinutes();
        await send();
      }
      await passMinutes();
      await expectTooMany();
      const { rows } = await client.query(
        "select count(*) as messages from public.outbox where topic = 'cod_code' and order_id = $1",
        [id],
      );
      expect(rows).toEqual([{ messages: 5 }]);
    }));
});
