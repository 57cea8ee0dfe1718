import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { committed, inSession } from "../support/people/staff-session";
import { countRefusals, race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { makeProduct, makeSingle, orderOf, placeOrder, stockOf } from "../support/shop";

const everybody = openPool("service_role", 20);
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

interface Booked {
  refused: unknown[];
  counted: unknown[];
  moves: number;
}

const bookSheet = (client: PoolClient, id: string, lines: object[]): Promise<Booked> =>
  committed(
    client,
    inSession("packer", () =>
      answerOf(client, "select public.book_count($1, $2, '')", [id, JSON.stringify(lines)]),
    ),
  );

it("keeps reservations when a count finds one item during ten orders", async () => {
  for (const _ of rounds(10, 60)) {
    const { variantId } = await makeSingle(owner, 5);
    const sheet = randomUUID();
    const { won, refused } = await race<unknown>(everybody, 11, (client, index) =>
      index === 5
        ? bookSheet(client, sheet, [{ variant_id: variantId, counted: 1, seen: 5 }])
        : placeOrder(client, orderOf([{ variantId }])),
    );
    const { stock, reserved } = await stockOf(owner, variantId);
    const isBooked = won.some((answer) => Object(answer).moves === 1);
    expect({ stock, reserved }).toEqual(isBooked ? { stock: 1, reserved: 1 } : { stock: 5, reserved: 5 });
    expect(Object.keys(countRefusals(refused))).toEqual(["PT409 out_of_stock"]);
  }
});

it("books a sheet once when two people send it at once", async () => {
  for (const _ of rounds(10, 60)) {
    const { variantId } = await makeSingle(owner, 5);
    const sheet = randomUUID();
    const { won } = await race(everybody, 4, (client) =>
      bookSheet(client, sheet, [{ variant_id: variantId, counted: 7, seen: 5 }]),
    );
    expect(won).toEqual(Array(4).fill({ refused: [], counted: [], moves: 1 }));
    expect(await stockOf(owner, variantId)).toMatchObject({ stock: 7 });
  }
});

it("books one difference when two people count one shelf at once", async () => {
  for (const _ of rounds(5, 30)) {
    const { variantId } = await makeSingle(owner, 5);
    await race(everybody, 4, (client) =>
      bookSheet(client, randomUUID(), [{ variant_id: variantId, counted: 7, seen: 5 }]),
    );
    expect(await stockOf(owner, variantId)).toMatchObject({ stock: 7 });
  }
});

it("refuses a shelf that another person has counted since, and books it after a new scan", async () => {
  const { variantIds } = await makeProduct(owner, { stocks: [5, 5] });
  const [both = 0, one = 0] = variantIds;
  const client = await everybody.connect();
  const found = { variant_id: both, counted: 7, seen: 5 };
  const mine = { variant_id: one, counted: 4, seen: 5 };
  const sheet = randomUUID();
  expect(await bookSheet(client, randomUUID(), [found])).toMatchObject({ moves: 1 });
  expect(await bookSheet(client, sheet, [found, mine])).toMatchObject({
    counted: [expect.any(String)],
    moves: 0,
  });
  const { rows } = await owner.query("select private.variant_facts(array[$1::bigint]) -> 0 as facts", [both]);
  const looked = { ...found, counted: 6, seen: 7, last_count: rows[0].facts.last_count };
  expect(await bookSheet(client, sheet, [looked, mine])).toMatchObject({ counted: [], moves: 2 });
  client.release();
  expect([await stockOf(owner, both), await stockOf(owner, one)]).toMatchObject([{ stock: 6 }, { stock: 4 }]);
});

it("two counts of the same variants in opposite orders do not deadlock during sales", async () => {
  for (const _ of rounds(5, 30)) {
    const { variantIds } = await makeProduct(owner, { stocks: [50, 50, 50] });
    const { refused } = await race<unknown>(everybody, 12, (client, index) => {
      const ids = index % 2 ? variantIds : variantIds.toReversed();
      return index % 3 === 0
        ? placeOrder(client, orderOf(ids.map((variantId) => ({ variantId }))))
        : bookSheet(
            client,
            randomUUID(),
            ids.map((variant_id) => ({ variant_id, counted: 51, seen: 50 })),
          );
    });
    expect(countRefusals(refused)).toEqual({});
  }
});
