import { randomUUID } from "node:crypto";
import { customPriceOf } from "@/lib/designer/printing/print-price";
import { asPaise, toPaise } from "@/lib/money";
import { printPricesSchema } from "@/lib/pricing/rules";
import { inRollback, owner, server } from "../support/backend/database";
import { browser, makeBlank, makeVersion, type Side } from "../support/designs/custom";
import { contradictionsIn } from "../support/invariants";
import { people } from "../support/people/actors";
import { hintIn, hintOf, refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder, rules, stockOf } from "../support/shop";

let blanks: number[] = [];
let [small, large] = [0, 0];

/** The cart's facts about a design. */
async function quotedFor(
  design: string,
  buyer: { user_id?: string; browser_key_hash?: string | null },
): Promise<unknown> {
  const { user_id = null, browser_key_hash = browser } = buyer;
  const { rows } = await server.query("select public.cart_designs(array[$1::uuid], $2, $3) as found", [
    design,
    user_id,
    browser_key_hash,
  ]);
  return rows[0].found;
}

beforeAll(async () => {
  blanks = await makeBlank(owner, [60, 20]);
  [small = 0, large = 0] = blanks;
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

describe("an order with a custom design", () => {
  it("reserves blanks, and stores the design's version, name and picture on its lines", async () => {
    const design = await makeVersion(owner);
    const before = await stockOf(owner, small);
    const placed = await placeOrder(
      server,
      orderOf([{ variantId: small, quantity: 2, listPrice: 798, design }]),
    );
    expect(await stockOf(owner, small)).toEqual({ ...before, reserved: before.reserved + 2 });
    const { rows } = await owner.query(
      "select design_version_id, title, image_url, list_price from public.order_items where order_id = $1",
      [placed.id],
    );
    expect(rows).toEqual([
      {
        design_version_id: design,
        title: expect.stringMatching(/^Tee .*, custom design “Poster”$/),
        image_url: `/design-pictures/${design}/front.webp`,
        list_price: 798,
      },
    ]);
  });

  it("promises the time to check and print it too, also for another address", async () => {
    const days = async (id: string) => {
      const { rows } = await owner.query("select min_days, max_days from public.orders where id = $1", [id]);
      return rows[0];
    };
    const plain = await placeOrder(server, orderOf([{ variantId: small }]));
    const custom = await placeOrder(
      server,
      orderOf([{ variantId: small, listPrice: 798, design: await makeVersion(owner) }]),
    );
    const [standard, longer] = [await days(plain.id), await days(custom.id)];
    expect(longer).toEqual({ min_days: standard.min_days + 3, max_days: standard.max_days + 3 });
    await owner.query(
      `update public.orders set shipping_address = shipping_address || '{"pincode": "781001", "state": "Assam"}' where id = any ($1)`,
      [[plain.id, custom.id]],
    );
    const [elsewhere, longerThere] = [await days(plain.id), await days(custom.id)];
    expect(longerThere).toEqual({ min_days: elsewhere.min_days + 3, max_days: elsewhere.max_days + 3 });
  });

  it("has three lines for the plain blank and two designs on it", async () => {
    const designs = [await makeVersion(owner), await makeVersion(owner)];
    const lines = [
      { variantId: small },
      ...designs.map((design) => ({ variantId: small, listPrice: 798, design })),
    ];
    const placed = await placeOrder(server, orderOf(lines));
    const { rows } = await owner.query(
      "select count(*) as lines from public.order_items where order_id = $1",
      [placed.id],
    );
    expect(rows[0].lines).toBe(3);
    expect(
      await refusalOf(placeOrder(server, orderOf([...lines.slice(1, 2), ...lines.slice(1, 2)]))),
    ).toMatchObject({ hint: "bad_lines" });
  });

  it("counts the items of all its lines against the stock of the blank", async () => {
    const [variantId = 0] = await makeBlank(owner, [3]);
    const design = await makeVersion(owner);
    const lines = [
      { variantId, quantity: 2 },
      { variantId, quantity: 2, listPrice: 798, design },
    ];
    expect(await hintOf(placeOrder(server, orderOf(lines)))).toBe("out_of_stock");
    expect(await stockOf(owner, variantId)).toEqual({ stock: 3, reserved: 0 });
    await owner.query("update public.products set is_blank = false where cut = 'regular'");
    await owner.query(
      "update public.products set is_blank = true where id = (select product_id from public.product_variants where id = $1)",
      [small],
    );
  });

  it("ignores the client's price: prints, sides and breaks are calculated again under lock", async () => {
    const design = await makeVersion(owner, {
      prints: [
        { view: "front", width_mm: 300, height_mm: 400 },
        { view: "left", width_mm: 60, height_mm: 60 },
      ],
    });
    const ask = (listPrice: number, quantity: number) =>
      placeOrder(server, orderOf([{ variantId: small, quantity, listPrice, design }]));
    for (const [listPrice, quantity] of [
      [499, 1],
      [896, 1],
      [897, 5],
      [851, 5],
    ] as const) {
      expect(await hintOf(ask(listPrice, quantity))).toBe("price_changed");
    }
    await ask(897, 1);
    await ask(852, 5);
  });

  it("applies the quantity break to all sizes of one design, and of no other", async () => {
    const [one, other] = [await makeVersion(owner), await makeVersion(owner)];
    const place = (second: string, listPrice: number) =>
      placeOrder(
        server,
        orderOf([
          { variantId: small, quantity: 3, listPrice, design: one },
          { variantId: large, quantity: 2, listPrice, design: second },
        ]),
      );
    await place(one, 758);
    expect(await hintOf(place(other, 758))).toBe("price_changed");
    await place(other, 798);
  });

  it("applies the quantity break to all tees of a team, which are versions of one design", async () => {
    const designId = randomUUID();
    const team = await Promise.all(Array.from({ length: 5 }, () => makeVersion(owner, { designId })));
    const place = (listPrice: number, designs: string[]) =>
      placeOrder(
        server,
        orderOf(designs.map((design, nr) => ({ variantId: nr % 2 ? large : small, listPrice, design }))),
      );
    await place(758, team);
    expect(await hintOf(place(758, team.slice(1)))).toBe("price_changed");
  });

  it.each([
    [
      "on a tee that isn't a blank",
      async () => ({ variantId: (await makeSingle(owner)).variantId, design: await makeVersion(owner) }),
    ],
    [
      "of another colour",
      async () => ({ variantId: small, design: await makeVersion(owner, { colour: "white" }) }),
    ],
    [
      "whose owner has not agreed to the proof",
      async () => ({ variantId: small, design: await makeVersion(owner, { rights: false }) }),
    ],
    [
      "that does not exist",
      async () => ({ variantId: small, design: "00000000-0000-4000-8000-000000000000" }),
    ],
  ])("is refused %s", async (_, make) => {
    const line = { ...(await make()), listPrice: 798 };
    expect(await hintOf(placeOrder(server, orderOf([line])))).toBe("unavailable");
  });

  it("can be bought by its designer: this browser, or this person in any browser", async () => {
    const [mine, ashas] = [await makeVersion(owner), await makeVersion(owner, { person: people.asha })];
    const ask = (design: string, buyer: Record<string, unknown>) =>
      placeOrder(server, orderOf([{ variantId: small, listPrice: 798, design }], buyer));
    const [asha, ravi] = [{ user_id: people.asha }, { user_id: people.ravi }];
    const elsewhere = { browser_key_hash: "c".repeat(64) };
    for (const [design, buyer] of [
      [mine, elsewhere],
      [mine, { browser_key_hash: null }],
      [mine, { ...asha, ...elsewhere }],
      [ashas, {}],
      [ashas, ravi],
    ] as const) {
      expect(await hintOf(ask(design, buyer))).toBe("unavailable");
      expect(await quotedFor(design, buyer)).toEqual([]);
    }
    // Logged in, with a design that the same browser made before.
    await ask(mine, asha);
    await ask(ashas, { ...asha, ...elsewhere });
    expect(await quotedFor(ashas, { ...asha, browser_key_hash: null })).toMatchObject([
      { id: ashas, name: "Poster", is_own: true },
    ]);
  });

  it("can be reordered from a browser that was shown the order, without its other designs", async () => {
    const [ordered, kept] = [await makeVersion(owner), await makeVersion(owner)];
    const placed = await placeOrder(server, orderOf([{ variantId: small, listPrice: 798, design: ordered }]));
    const phone = { browser_key_hash: "d".repeat(64) };
    const again = (design: string) =>
      placeOrder(server, orderOf([{ variantId: small, listPrice: 798, design }], phone));
    expect(await hintOf(again(ordered))).toBe("unavailable");
    for (let times = 0; times < 2; times++)
      await server.query("select public.allow_reorder($1, $2)", [placed.id, phone.browser_key_hash]);
    expect(await quotedFor(ordered, phone)).toMatchObject([{ id: ordered, is_own: false }]);
    expect(await quotedFor(ordered, {})).toMatchObject([{ id: ordered, is_own: true }]);
    expect(await quotedFor(kept, phone)).toEqual([]);
    await again(ordered);
    expect(await hintOf(again(kept))).toBe("unavailable");
    await owner.query("update private.reorder_grants set granted_at = now() - interval '91 days'");
    await server.query("select public.sweep_designs(1000)");
    expect(await quotedFor(ordered, phone)).toEqual([]);
  });

  it("is refused when a print price has changed since the quote", async () => {
    const design = await makeVersion(owner);
    await inRollback(owner, async (client) => {
      await client.query("update public.print_bands set price = 300 where width_mm = 345");
      const sent = orderOf([{ variantId: small, listPrice: 799, design }]);
      expect(await hintIn(client, () => placeOrder(client, sent))).toBe("price_changed");
      const { rows } = await client.query("select public.pricing_rules() as rules");
      await placeOrder(client, { ...sent, rules: rows[0].rules });
    });
  });
});

test("a custom item has the same price in SQL and TypeScript", async () => {
  const prices = printPricesSchema.parse(rules.prints);
  await inRollback(owner, async (client) => {
    for (let round = 0; round < 40; round++) {
      const prints: Side[] = (["front", "back", "left", "right"] as const)
        .slice(0, 1 + (round % 4))
        .map((view, index) => ({
          view,
          width_mm: Math.round((((round * 37 + index * 91) % 3500) / 10 + 5) * 10) / 10,
          height_mm: Math.round((((round * 53 + index * 17) % 4200) / 10 + 5) * 10) / 10,
        }));
      const [quantity, blank] = [1 + ((round * 7) % 40), toPaise(199 + round * 3.37)];
      await client.query(
        "update public.products p set price = $1 from public.product_variants v where v.product_id = p.id and v.id = $2",
        [blank / 100, small],
      );
      const { rows } = await client.query("select private.list_price_of($1, $2, $3) as price", [
        small,
        await makeVersion(client, { prints }),
        quantity,
      ]);
      const sides = prints.map(({ view, width_mm, height_mm }) => ({
        view,
        widthMm: width_mm,
        heightMm: height_mm,
      }));
      expect(toPaise(rows[0].price)).toBe(customPriceOf(prices, asPaise(blank), sides, quantity).unitPaise);
    }
  });
});
