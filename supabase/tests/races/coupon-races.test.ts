import { openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { makeCoupon, usesOf, withCoupon } from "../support/orders/coupons";
import { capture, newPaymentId } from "../support/orders/refunds";
import { setPolicy } from "../support/orders/returns";
import { newPhone } from "../support/orders/unproven";
import { countRefusals, race } from "../support/races/race";
import { crowd, rounds } from "../support/races/rounds";
import { attachGatewayOrder, type Db, makeSingle, orderOf, placeOrder, rules } from "../support/shop";

const BUYERS = crowd;
const unpaid = { payment_method: "online", is_phone_proven: false };

const pay = (db: Db, gatewayOrderId = "") => capture(db, gatewayOrderId, newPaymentId(), 498);

const buyers = openPool("service_role", BUYERS);

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

async function manySingles(): Promise<number[]> {
  const variantIds: number[] = [];
  while (variantIds.length < BUYERS) variantIds.push((await makeSingle(owner, 200)).variantId);
  return variantIds;
}

describe("many concurrent customers", () => {
  it("use a single-use coupon once", async () => {
    // Each on another product: those of one item would wait for each other at its lock.
    const variantIds = await manySingles();
    for (const _ of rounds(8, 100)) {
      const coupon = await makeCoupon(owner, { max_uses: 1 });
      const { won, refused } = await race(buyers, BUYERS, (client, index) =>
        placeOrder(client, withCoupon(orderOf([{ variantId: variantIds[index] ?? 0 }]), coupon)),
      );
      expect({ won: won.length, refused: countRefusals(refused), used: await usesOf(owner, coupon) }).toEqual(
        {
          won: 1,
          refused: { "PT409 coupon_invalid": BUYERS - 1 },
          used: 1,
        },
      );
    }
  });

  it.each(["phone", "email"] as const)(
    "who are one person by the %s use a first-order coupon once",
    async (by) => {
      const variantIds = await manySingles();
      for (const round of rounds(5, 50)) {
        const coupon = await makeCoupon(owner, { is_first_order_only: true });
        const known = {
          phone: `+9170000${String(round).padStart(5, "0")}`,
          email: `one-${coupon.id}@kapas.test`,
        }[by];
        const { won, refused } = await race(buyers, BUYERS, (client, index) =>
          placeOrder(
            client,
            withCoupon(orderOf([{ variantId: variantIds[index] ?? 0 }], { [by]: known }), coupon),
          ),
        );
        expect({ won: won.length, refused: countRefusals(refused) }).toEqual({
          won: 1,
          refused: { "PT409 coupon_invalid": BUYERS - 1 },
        });
      }
    },
  );
});

describe("five unpaid orders of one person with one coupon, from five browsers", () => {
  async function openFive() {
    const coupon = await makeCoupon(owner, { max_uses_per_customer: 1 });
    const person = { email: `five-${coupon.id}@kapas.test`, phone: newPhone() };
    const orders: { id: string; gatewayOrderId: string }[] = [];
    while (orders.length < 5) {
      const { variantId } = await makeSingle(owner);
      const order = withCoupon(orderOf([{ variantId }], { ...person, ...unpaid }), coupon);
      const { id } = await placeOrder(owner, order);
      orders.push({ id, gatewayOrderId: await attachGatewayOrder(owner, id) });
    }
    const isReused = async (id: string) =>
      (await owner.query("select public.has_reused_coupon($1) as reused", [id])).rows[0].reused;
    return { orders, isReused };
  }

  it("all paid at once are confirmed, and all but one are reported", async () => {
    for (const _ of rounds(3, 50)) {
      const { orders } = await openFive();
      const { won } = await race(buyers, 5, (client, index) => pay(client, orders[index]?.gatewayOrderId));
      expect(won.map(({ result }) => result)).toEqual(Array(5).fill("confirmed"));
      const { rows } = await owner.query(
        "select amount from public.reconciliation_breaks where reason = 'coupon_reused' and order_id = any ($1)",
        [orders.map(({ id }) => id)],
      );
      expect(rows).toEqual(Array(4).fill({ amount: 50 }));
    }
  });

  it("with one of them paid can't be paid any more", async () => {
    const { orders, isReused } = await openFive();
    const [first = "", second = ""] = orders.map(({ id }) => id);
    expect(await isReused(first)).toBe(false);
    await pay(owner, orders[0]?.gatewayOrderId);
    expect([await isReused(first), await isReused(second)]).toEqual([false, true]);
  });
});

describe("with COD limits", () => {
  const settings = { cod_open_orders: "2" };
  beforeAll(() => setPolicy(owner, "cod_open_orders", "2"));
  afterAll(() => owner.query("delete from public.product_settings where setting_key = 'cod_open_orders'"));

  it("two of many concurrent orders to one phone are accepted", async () => {
    const variantIds = await manySingles();
    for (const round of rounds(5, 100)) {
      const phone = `+9171000${String(round).padStart(5, "0")}`;
      const { won, refused } = await race(buyers, BUYERS, (client, index) =>
        placeOrder(
          client,
          orderOf([{ variantId: variantIds[index] ?? 0 }], { phone, rules: { ...rules, settings } }),
        ),
      );
      expect({ won: won.length, refused: countRefusals(refused) }).toEqual({
        won: 2,
        refused: { "PT409 cod_refused": BUYERS - 2 },
      });
    }
  });

  it("many concurrent guesses of one code count as five", async () => {
    for (const round of rounds(5, 100)) {
      const { variantId } = await makeSingle(owner, 1);
      const phone = `+9172000${String(round).padStart(5, "0")}`;
      const order = orderOf([{ variantId }], {
        phone,
        is_phone_proven: false,
        rules: { ...rules, settings },
      });
      const { id } = await placeOrder(owner, order);
      await owner.query("select public.send_cod_code($1, '111111', 'right')", [id]);
      const { won, refused } = await race(buyers, BUYERS, async (client, index) => {
        const answer = await client.query("select public.check_cod_code($1, $2) as outcome", [
          id,
          `guess ${index}`,
        ]);
        return answer.rows[0].outcome as string;
      });
      expect(countRefusals(refused)).toEqual({});
      expect(won.filter((outcome) => outcome === "wrong")).toHaveLength(5);
      expect(won.filter((outcome) => outcome === "spent")).toHaveLength(BUYERS - 5);
    }
  });
});

describe("a COD order that is switched, cancelled, packed and paid at once", () => {
  it("ends in one state, with its stock and its money in agreement", async () => {
    for (const _ of rounds(10, 100)) {
      const { variantId } = await makeSingle(owner, 2);
      const { id } = await placeOrder(owner, orderOf([{ variantId }]));
      await race(buyers, 12, async (client, index) => {
        const move = (to: string, actor: string) =>
          client.query("select public.transition_order($1, $2, $3)", [id, to, actor]);
        switch (index % 4) {
          case 0:
            return client.query("select public.offer_prepay($1, $2)", [
              id,
              { gst_rate: 0, taxable: 49, cgst: 0, sgst: 0, igst: 0 },
            ]);
          case 1:
            return move("Cancelled", "customer");
          case 2:
            return move("In Production", "admin");
          default:
            return move("Packed", "admin");
        }
      });
      const { rows } = await owner.query(
        "select count(*) as moves from public.order_events where order_id = $1",
        [id],
      );
      expect(rows[0].moves).toBeGreaterThan(1);
    }
  });
});
