import type { PoolClient } from "pg";
import { asPaise, toPaise } from "@/lib/money";
import { inSavepoint } from "../support/backend/database";
import { withReturns } from "../support/orders/books";
import { moveOrder } from "../support/orders/move-order";
import { deliverQuoted, type Offer } from "../support/orders/quoted-order";
import { exchangeOf, receiveReturn, requestReturn, setPolicy, statusOf } from "../support/orders/returns";
import { permutationsOf } from "../support/scenario";

declare const isFullMoney: boolean;

// Every kind of coupon, every choice of returned items, every order of their return.

const lines = [
  { price: 499, quantity: 2 },
  { price: 333, quantity: 1 },
  { price: 1287, quantity: 1 },
];
const items = lines.flatMap(({ quantity }, line) => Array.from({ length: quantity }, () => line));
const all = lines.map(({ quantity }) => quantity);

const offers: Record<string, Offer | null> = {
  "no coupon": null,
  "percent off": { kind: "percent", value: 33 },
  "percent off, capped": { kind: "percent", value: 50, maxDiscountPaise: asPaise(10_001) },
  "rupees off": { kind: "fixed", value: 15_001 },
  "rupees off one product": { kind: "fixed", value: 10_000, isForFirst: true },
  "free delivery": { kind: "free_shipping", value: 0 },
  "an item free": { kind: "free_item", value: 0 },
};
const methods = ["online", "cod"] as const;
/** Each offer with one payment method, or with both in `npm run test:money -- --full`. */
const cases = Object.keys(offers).flatMap((offer, index) =>
  methods.filter((_, at) => isFullMoney || at === index % 2).map((method) => ({ offer, method })),
);

/** Every choice of items by line, without [0, 0, 0]. */
const everyChoice = all
  .reduce<number[][]>(
    (known, most) =>
      known.flatMap((choice) => Array.from({ length: most + 1 }, (_, count) => [...choice, count])),
    [[]],
  )
  .filter((choice) => choice.some((count) => count > 0));

/** The orders of single returns. */
const everySequence = [...new Set(permutationsOf(items).map((sequence) => sequence.join()))].map((sequence) =>
  sequence.split(",").map((line) => all.map((_, index) => (index === Number(line) ? 1 : 0))),
);

/** Each offer plays one of so many cases, and the next offers play the others; in full, each plays all. */
const shareOf = <T>(every: T[], parts: number, { offer }: (typeof cases)[number]) => {
  const turn = Object.keys(offers).indexOf(offer);
  return every.filter((_, index) => isFullMoney || index % parts === turn % parts);
};

const upiId = "asha@okbank";

async function backOf(client: PoolClient, id: string): Promise<number> {
  const { rows } = await client.query(
    "select coalesce(sum(amount), 0) as back from public.refunds where order_id = $1 and status <> 'failed'",
    [id],
  );
  return toPaise(rows[0].back);
}

async function comeBack(client: PoolClient, id: string, choice: readonly number[]): Promise<void> {
  await receiveReturn(client, await requestReturn(client, id, { quantities: choice, upiId }));
}

/** First exchanged; the new items are then returned for a refund. */
async function comeBackLater(
  client: PoolClient,
  id: string,
  choice: readonly number[],
  otherSizes: number[],
) {
  const input = { kind: "exchange" as const, quantities: choice, instead: otherSizes };
  await receiveReturn(client, await requestReturn(client, id, input));
  const newId = await exchangeOf(client, id);
  await moveOrder(client, newId, "Delivered");
  const { rows } = await client.query(
    "select quantity from public.order_items where order_id = $1 order by variant_id",
    [newId],
  );
  await comeBack(
    client,
    newId,
    rows.map(({ quantity }) => quantity),
  );
}

const withOrder = (
  { offer, method }: (typeof cases)[number],
  work: (client: PoolClient, order: Awaited<ReturnType<typeof deliverQuoted>>) => Promise<void>,
) =>
  withReturns(async (client) => {
    await setPolicy(client, "shipping_fee", "49");
    await setPolicy(client, "cod_fee", "40");
    const order = await deliverQuoted(client, { lines, offer: offers[offer] ?? null, method });
    await work(client, order);
  });

describe.each(cases)("with $offer, paid by $method", (order) => {
  it("refunds returned items at their share of the payment", () =>
    withOrder(order, async (client, { id, goodsPaise, lines: paid }) => {
      for (const choice of shareOf(everyChoice, 2, order)) {
        await inSavepoint(client, async () => {
          await comeBack(client, id, choice);
          const back = await backOf(client, id);
          const paidForKept = paid.reduce(
            (sum, { netPaise, quantity }, index) =>
              sum + (netPaise * (quantity - (choice[index] ?? 0))) / quantity,
            0,
          );
          expect(Math.abs(goodsPaise - paidForKept - back)).toBeLessThanOrEqual(choice.length / 2);
          const rest = all.map((count, index) => count - (choice[index] ?? 0));
          if (rest.some((count) => count > 0)) await comeBack(client, id, rest);
          expect({ choice, back: await backOf(client, id) }).toEqual({ choice, back: goodsPaise });
          expect(await statusOf(client, id)).toBe("Returned");
        });
      }
    }));

  it("refunds items one by one up to exactly what was paid for them", () =>
    withOrder(order, async (client, { id, goodsPaise }) => {
      for (const sequence of shareOf(everySequence, 6, order)) {
        await inSavepoint(client, async () => {
          for (const choice of sequence) {
            await comeBack(client, id, choice);
            expect(await backOf(client, id)).toBeLessThanOrEqual(goodsPaise);
          }
          expect({ sequence, back: await backOf(client, id) }).toEqual({ sequence, back: goodsPaise });
        });
      }
    }));

  it("an exchange between returns does not change the refunds", () =>
    withOrder(order, async (client, { id, goodsPaise, otherSizes }) => {
      for (const choice of shareOf(everyChoice, 5, order)) {
        const direct = await inSavepoint(client, async () => {
          await comeBack(client, id, choice);
          return backOf(client, id);
        });
        await inSavepoint(client, async () => {
          await comeBackLater(client, id, choice, otherSizes);
          expect({ choice, back: await backOf(client, id) }).toEqual({ choice, back: direct });
          const rest = all.map((count, index) => count - (choice[index] ?? 0));
          if (rest.some((count) => count > 0)) await comeBack(client, id, rest);
          expect(await backOf(client, id)).toBe(goodsPaise);
        });
      }
    }));
});

it("a customer who keeps the free item and returns the others has paid for it", () =>
  withOrder({ offer: "an item free", method: "online" }, async (client, { id, goodsPaise }) => {
    await comeBack(client, id, [2, 0, 1]);
    const share = (goodsPaise * 333) / (2 * 499 + 333 + 1287);
    expect(Math.abs(goodsPaise - (await backOf(client, id)) - share)).toBeLessThan(3);
  }));
