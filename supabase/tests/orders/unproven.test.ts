import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import { makeCoupon, withCoupon } from "../support/orders/coupons";
import { setPolicy } from "../support/orders/returns";
import { attack, newPhone, newVisitor, origin, unproven } from "../support/orders/unproven";
import { hintOf, refusalOf } from "../support/refusal";
import { makeProduct, makeSingle, orderOf, placeOrder, rules } from "../support/shop";

async function confirm(id: string): Promise<string> {
  await server.query("select public.send_cod_code($1, '123456', 'right')", [id]);
  const { rows } = await server.query("select public.check_cod_code($1, 'right') as outcome", [id]);
  return rows[0].outcome;
}

async function codesQueued(ids: readonly string[]): Promise<number> {
  const { rows } = await owner.query(
    `select count(*) as sms from public.outbox
     where channel = 'sms' and order_id = any ($1)`,
    [ids],
  );
  return rows[0].sms;
}

/** So many tees with enough stock: the caps on items are tested elsewhere. */
async function manyVariants(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count)
    ids.push(...(await makeProduct(owner, { stocks: [200, 200, 200, 200] })).variantIds);
  return ids;
}

describe("COD orders from one address, each with another phone and mailbox", () => {
  const caps = { visitor: 6 };

  it("by a program pass up to half of the cap without captchas, and up to the cap with them, each with at most one SMS", async () => {
    const [variantId = 0] = await manyVariants(4);
    const lazy = newVisitor();
    const first = await attack(server, 8, () => unproven(variantId, lazy, origin(lazy, { caps })));
    expect({ passed: first.passed.length, refused: first.refused }).toEqual({
      passed: 3,
      refused: { captcha_needed: 5 },
    });
    const busy = newVisitor();
    const second = await attack(server, 8, () =>
      unproven(variantId, busy, origin(busy, { isPuzzled: true, caps })),
    );
    expect({ passed: second.passed.length, refused: second.refused }).toEqual({
      passed: 6,
      refused: { "too_many_unproven visitor": 2 },
    });
    for (const id of second.passed)
      await server.query("select public.send_cod_code($1, '123456', 'right')", [id]);
    expect(await codesQueued(second.passed)).toBe(6);
  });

  it("refuses no one because the whole shop has many: requires a captcha", async () => {
    const [variantId = 0] = await manyVariants(4);
    const place = (isPuzzled: boolean) => {
      const visitor = newVisitor();
      return attack(server, 1, () =>
        unproven(variantId, visitor, origin(visitor, { isPuzzled, caps: { shop: 0 } })),
      );
    };
    expect((await place(false)).refused).toEqual({ captcha_needed: 1 });
    expect((await place(true)).passed).toHaveLength(1);
  });

  it("includes those cancelled since", async () => {
    const [variantId = 0] = await manyVariants(4);
    const visitor = newVisitor();
    const caps = { visitor: 4 };
    const { passed } = await attack(server, 2, () => unproven(variantId, visitor, origin(visitor, { caps })));
    for (const id of passed)
      await server.query("select public.transition_order($1, 'Cancelled', 'customer')", [id]);
    const more = await attack(server, 3, () =>
      unproven(variantId, visitor, origin(visitor, { caps, isPuzzled: true })),
    );
    expect({ passed: more.passed.length, refused: more.refused }).toEqual({
      passed: 2,
      refused: { "too_many_unproven visitor": 1 },
    });
  });
});

test("lets many customers of one network order and enter their codes without a captcha", async () => {
  const [variantId = 0] = await manyVariants(4);
  const office = newVisitor();
  const waiting: string[] = [];
  for (let index = 0; index < 12; index++) {
    const order = unproven(variantId, office, origin(office, { caps: { visitor: 6 } }));
    waiting.push((await placeOrder(server, order)).id);
    // At any time two of them have not entered their code yet.
    const next = waiting.length > 2 ? waiting.shift() : undefined;
    if (next) expect(await confirm(next)).toBe("confirmed");
  }
  for (const id of waiting) expect(await confirm(id)).toBe("confirmed");
});

describe("one visitor", () => {
  it("reserves at most 20 items of one variant, and more after confirming", async () => {
    const { variantId } = await makeSingle(owner, 42);
    const visitor = newVisitor();
    const { passed, refused } = await attack(server, 6, () => unproven(variantId, visitor, { quantity: 7 }));
    expect({ passed: passed.length, refused }).toEqual({
      passed: 2,
      refused: { "too_many_unproven items_of_one_variant": 4 },
    });
    expect(await confirm(passed[0] ?? "")).toBe("confirmed");
    await placeOrder(server, unproven(variantId, visitor, { quantity: 7 }));
  });

  it("can't use up another person's phone, nor lock out its logged-in owner", async () => {
    const { variantId } = await makeSingle(owner, 500);
    const phone = newPhone();
    const stranger = newVisitor();
    const { passed, refused } = await attack(server, 12, () => unproven(variantId, stranger, { phone }));
    expect({ passed: passed.length, refused }).toEqual({
      passed: 10,
      refused: { "too_many_unproven phone_here": 2 },
    });
    await placeOrder(server, unproven(variantId, newVisitor(), { phone }));
    const hers = { phone, payment_method: "online", is_phone_proven: true };
    const caps = { phone: 1, phone_here: 1 };
    const visitor = newVisitor();
    expect(
      await refusalOf(
        placeOrder(
          server,
          unproven(variantId, visitor, { ...hers, is_phone_proven: false, ...origin(visitor, { caps }) }),
        ),
      ),
    ).toMatchObject({ code: "PT428", hint: "captcha_needed" });
    await placeOrder(
      server,
      unproven(variantId, visitor, { ...hers, ...origin(visitor, { caps: { phone: 1 } }) }),
    );
  });
});

describe("strangers on many networks", () => {
  it("can't lock a customer out by her phone or her mailbox: she solves a captcha and orders", async () => {
    const { variantId } = await makeSingle(owner, 500);
    for (const [cap, hers] of [
      ["phone", { phone: newPhone() }],
      ["email", { email: `${randomUUID()}@kapas.test` }],
    ] as const) {
      const from = (isPuzzled: boolean) => {
        const visitor = newVisitor();
        return unproven(variantId, visitor, {
          ...hers,
          ...origin(visitor, { isPuzzled, caps: { [cap]: 3 } }),
        });
      };
      const { passed, refused } = await attack(server, 5, () => from(false));
      expect({ passed: passed.length, refused }).toEqual({ passed: 3, refused: { captcha_needed: 2 } });
      await placeOrder(server, from(true));
    }
  });

  it("reserve half of a variant without captchas, one after another or at once", async () => {
    const { variantId } = await makeSingle(owner, 42);
    const order = (isPuzzled = false) => {
      const visitor = newVisitor();
      return unproven(variantId, visitor, {
        quantity: 7,
        payment_method: "online",
        ...origin(visitor, { isPuzzled }),
      });
    };
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => placeOrder(server, order()).catch((error) => String(error.hint))),
    );
    expect(atOnce.filter((answer) => answer === "captcha_needed")).toHaveLength(3);
    expect(await hintOf(placeOrder(server, order()))).toBe("captcha_needed");
    await placeOrder(server, order(true));
    // A customer with a proven phone solves no captcha.
    const proven = { ...order(), payment_method: "cod", is_phone_proven: true };
    await placeOrder(server, proven);
  });

  it("cause no captcha for the customer of the last item, nor do sold and paid items", async () => {
    const last = await makeSingle(owner, 1);
    await placeOrder(server, unproven(last.variantId, newVisitor()));
    const { variantId } = await makeSingle(owner, 10);
    await placeOrder(server, orderOf([{ variantId, quantity: 5 }]));
    await placeOrder(server, unproven(variantId, newVisitor(), { quantity: 5 }));
  });
});

describe("an unproven order", () => {
  const inShop = { rules: { ...rules, settings: { cod_open_orders: "2" } } };
  beforeAll(() => setPolicy(owner, "cod_open_orders", "2"));
  afterAll(() => owner.query("delete from public.product_settings where setting_key = 'cod_open_orders'"));

  it("uses neither the owner's COD orders nor their first-order coupon", async () => {
    const { variantId } = await makeSingle(owner, 50);
    const coupon = await makeCoupon(owner, { is_first_order_only: true });
    const [phone, email] = [newPhone(), `${randomUUID()}@kapas.test`];
    for (let count = 0; count < 3; count++)
      await placeOrder(server, unproven(variantId, newVisitor(), { phone, email, ...inShop }));
    const hers = withCoupon(orderOf([{ variantId }], { phone, email, ...inShop }), coupon);
    await placeOrder(server, hers);
  });

  it("is confirmed only while at most two are on their way", async () => {
    const { variantId } = await makeSingle(owner, 50);
    const phone = newPhone();
    const ids: string[] = [];
    for (let count = 0; count < 3; count++)
      ids.push((await placeOrder(server, unproven(variantId, newVisitor(), { phone, ...inShop }))).id);
    const outcomes: string[] = [];
    for (const id of ids) outcomes.push(await confirm(id));
    expect(outcomes).toEqual(["confirmed", "confirmed", "open"]);
  });

  it("gets a first-order coupon once: not twice from one visitor, and not for the second confirmed one", async () => {
    const { variantId } = await makeSingle(owner, 50);
    const coupon = await makeCoupon(owner, { is_first_order_only: true });
    const [phone, visitor] = [newPhone(), newVisitor()];
    const first = await placeOrder(
      server,
      withCoupon(unproven(variantId, visitor, { phone, ...inShop }), coupon),
    );
    const again = withCoupon(unproven(variantId, visitor, { phone, ...inShop }), coupon);
    expect(await refusalOf(placeOrder(server, again))).toMatchObject({
      hint: "coupon_invalid",
      detail: "used_by_you",
    });
    const elsewhere = await placeOrder(
      server,
      withCoupon(unproven(variantId, newVisitor(), { phone, ...inShop }), coupon),
    );
    expect([await confirm(first.id), await confirm(elsewhere.id)]).toEqual(["confirmed", "coupon"]);
  });

  it.each([["Asha.Rao+1@gmail.com"], ["asharao@GoogleMail.com"]])(
    "with a first-order coupon recognises %s as asharao@gmail.com",
    async (spelling) => {
      const { variantId } = await makeSingle(owner, 50);
      const coupon = await makeCoupon(owner, { is_first_order_only: true });
      const tag = randomUUID().slice(0, 8);
      const spelled = spelling.replace(/rao/i, (name) => `${name}${tag}`);
      await placeOrder(server, orderOf([{ variantId }], { email: `asharao${tag}@gmail.com`, ...inShop }));
      const second = withCoupon(orderOf([{ variantId }], { email: spelled, ...inShop }), coupon);
      expect(await refusalOf(placeOrder(server, second))).toMatchObject({ detail: "not_first_order" });
    },
  );

  it("reserves its items for 45 minutes, or as long as the setting, between 30 and 60", async () => {
    const { variantId } = await makeSingle(owner, 50);
    const minutesOf = async () => {
      const { id } = await placeOrder(server, unproven(variantId, newVisitor(), inShop));
      const { rows } = await owner.query(
        "select round(extract(epoch from expires_at - created_at) / 60) as minutes from public.orders where id = $1",
        [id],
      );
      return rows[0].minutes;
    };
    expect(await minutesOf()).toBe(45);
    for (const [savedMinutes, held] of [
      ["30", 30],
      ["60", 60],
    ] as const) {
      await setPolicy(owner, "cod_reservation_minutes", savedMinutes);
      expect(await minutesOf()).toBe(held);
    }
    await owner.query("delete from public.product_settings where setting_key = 'cod_reservation_minutes'");
  });
});
