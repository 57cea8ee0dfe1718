import type { PoolClient } from "pg";
import { owner } from "../support/backend/database";
import { browser, makeBlank, makeVersion, type Side } from "../support/designs/custom";
import { approve, decide, send, storyOf, submissionOf } from "../support/designs/submissions";
import { balancedTrial, inBalancedTest } from "../support/orders/books";
import { moveOrder } from "../support/orders/move-order";
import { payOrder } from "../support/orders/order-session";
import { refundsOf } from "../support/orders/refunds";
import { people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { orderOf, type PlacedOrder, placeOrder } from "../support/shop";

// Replacing a rejected design: on the same tee, at the paid price.

let [variantId, large] = [0, 0];
beforeAll(async () => {
  [variantId = 0, large = 0] = await makeBlank(owner, [50, 50]);
});

const make = (client: PoolClient, input: Parameters<typeof makeVersion>[1] = {}) =>
  makeVersion(client, { isNew: true, ...input });

/** A paid order of a design in two sizes, which was rejected. */
async function refuse(client: PoolClient, old: string): Promise<PlacedOrder> {
  const placed = await placeOrder(
    client,
    orderOf(
      [variantId, large].map((variant) => ({ variantId: variant, listPrice: 798, design: old })),
      { payment_method: "online", user_id: people.asha },
    ),
  );
  await payOrder(client, placed.id);
  await decide(client, old, { decision: "changes_requested" });
  return placed;
}

interface Who {
  userId?: string | null;
  key?: string | null;
}

const replace = (
  client: PoolClient,
  { id }: PlacedOrder,
  [old, instead]: readonly [string, string],
  { userId = people.asha, key = browser }: Who = {},
) => client.query("select public.replace_order_design($1, $2, $3, $4, $5)", [id, old, instead, userId, key]);

async function linesOf(client: PoolClient, { id }: PlacedOrder) {
  const { rows } = await client.query(
    "select design_version_id as design, title, image_url as picture, unit_price from public.order_items where order_id = $1 order by id",
    [id],
  );
  return rows;
}

describe("a replacement design", () => {
  balancedTrial(
    "replaces the rejected one on all its items, is reviewed in turn, and the old one is archived",
    async (client) => {
      const old = await make(client);
      const placed = await refuse(client, old);
      const back: Side[] = [{ view: "back", width_mm: 300, height_mm: 400 }];
      const instead = await make(client, { prints: back });
      await replace(client, placed, [old, instead]);
      expect(await linesOf(client, placed)).toEqual(
        Array(2).fill({
          ...{ design: instead, unit_price: 798, picture: `/design-pictures/${instead}/back.webp` },
          title: expect.stringContaining("custom design “Poster”"),
        }),
      );
      const before = await submissionOf(client, old);
      expect(await submissionOf(client, instead)).toMatchObject({ status: "submitted", follows: before.id });
      expect(before).toMatchObject({ status: "archived" });
      expect((await storyOf(client, before.id)).at(-1)).toBe("archived by shopper");
      // A repeated submission changes nothing more.
      await replace(client, placed, [old, instead]);
      const { rows } = await client.query(
        "select actor from public.order_events where order_id = $1 and type = 'art_changed'",
        [placed.id],
      );
      expect(rows).toEqual([{ actor: "customer" }]);
      expect(await refundsOf(client, placed.id)).toEqual([]);
      await approve(client, instead);
      await moveOrder(client, placed.id, "In Production");
    },
  );

  balancedTrial("that is already approved goes to production at once, and costs no less", async (client) => {
    const old = await make(client);
    const placed = await refuse(client, old);
    const small = await makeVersion(client, { prints: [{ view: "front", width_mm: 90, height_mm: 90 }] });
    await replace(client, placed, [old, small]);
    expect(await linesOf(client, placed)).toMatchObject(Array(2).fill({ design: small, unit_price: 798 }));
    await moveOrder(client, placed.id, "In Production");
  });

  it.each<[string, Parameters<typeof makeVersion>[1], string]>([
    ["of another colour", { colour: "white" }, "other_garment"],
    ["whose owner has not agreed to the proof", { rights: false }, "no_design"],
    [
      "with a dearer print",
      {
        prints: [
          { view: "front", width_mm: 300, height_mm: 400 },
          { view: "left", width_mm: 60, height_mm: 60 },
        ],
      },
      "costs_more",
    ],
  ])("%s is refused", (_, input, hint) =>
    inBalancedTest(async (client) => {
      const old = await make(client);
      const placed = await refuse(client, old);
      const instead = await make(client, input);
      expect(await refusalIn(client, () => replace(client, placed, [old, instead]))).toMatchObject({
        ...{ code: "PT409", hint },
      });
    })(),
  );

  balancedTrial("must belong to this browser or this person, and not be rejected itself", async (client) => {
    const old = await make(client);
    const placed = await refuse(client, old);
    const hintOf = async (instead: string, who?: Who) =>
      (await refusalIn(client, () => replace(client, placed, [old, instead], who))).hint;
    const [ravis, ashas] = [
      await make(client, { person: people.ravi }),
      await make(client, { person: people.asha }),
    ] as const;
    expect(await hintOf(ravis)).toBe("no_design");
    expect(await hintOf(ashas, { userId: null })).toBe("no_design");
    expect(await hintOf(old)).toBe("no_design");
    await decide(client, await send(client, people.asha, ashas));
    expect(await hintOf(ashas)).toBe("no_design");
    expect(await hintOf(await make(client), { key: null })).toBe("no_design");
  });

  balancedTrial(
    "is refused for a design that is not rejected, not in the order, or already beside it",
    async (client) => {
      const [old, good, instead] = [await make(client), await make(client), await make(client)] as const;
      const placed = await placeOrder(
        client,
        orderOf([old, good].map((design) => ({ variantId, listPrice: 798, design }))),
      );
      const hintOf = async (pair: readonly [string, string]) =>
        (await refusalIn(client, () => replace(client, placed, pair))).hint;
      expect(await hintOf([old, instead])).toBe("not_refused");
      await decide(client, old);
      expect(await hintOf([instead, await make(client)])).toBe("no_item");
      expect(await hintOf([old, good])).toBe("in_order");
      for (const design of [old, good]) await approve(client, design);
      await moveOrder(client, placed.id, "In Production");
      expect(await hintOf([old, instead])).toBe("status_changed");
    },
  );

  balancedTrial("leaves another person's design with its designer", async (client) => {
    const old = await make(client, { person: people.ravi });
    await client.query("insert into private.reorder_grants (version_id, browser_key_hash) values ($1, $2)", [
      old,
      browser,
    ]);
    const placed = await refuse(client, old);
    const instead = await make(client, { person: people.asha });
    await replace(client, placed, [old, instead]);
    expect(await submissionOf(client, old)).toMatchObject({ status: "changes_requested" });
    expect(await submissionOf(client, instead)).toMatchObject({ status: "submitted", follows: null });
  });

  balancedTrial("leaves the rejected one active where another order waits for it", async (client) => {
    const old = await make(client);
    const [one] = [await placeOrder(client, orderOf([{ variantId, listPrice: 798, design: old }]))];
    await refuse(client, old);
    const instead = await make(client);
    await replace(client, one, [old, instead]);
    expect(await submissionOf(client, old)).toMatchObject({ status: "changes_requested" });
  });
});
