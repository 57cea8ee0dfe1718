import { openPool, owner } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import {
  cancel,
  decides,
  endOfArt,
  linesOf,
  placePaid,
  print,
  settleArt,
} from "../support/designs/refused-art";
import { queuedMessages, saveSubmission, send, submissionOf } from "../support/designs/submissions";
import { contradictionsIn } from "../support/invariants";
import { people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { type Act, askFor, committed, play } from "../support/people/staff-session";
import { type Attempt, contend } from "../support/races/contend";
import { countRefusals, race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { orderOf, type PlacedOrder, placeOrder } from "../support/shop";

// Designs are reviewed while others order, print, replace and remove them.

const pool = openPool("service_role", 6);
let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [2000]);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const make = (person?: string) => makeVersion(owner, { isNew: true, person });

const endOf = (placed: PlacedOrder) => endOfArt(owner, placed);

describe("while its design is rejected", () => {
  it("an order is placed: it is refused, or waits and its customer gets the reason", async () => {
    for (const _ of rounds(8, 200)) {
      const design = await make(people.asha);
      await play(owner, (client) => send(client, people.asha, design));
      const order = orderOf(linesOf(variantId, [design]), { user_id: people.asha });
      const { answers, refused } = await contend<unknown>(pool, [
        await decides("editor", design, "rejected"),
        ["place", (client) => placeOrder(client, order)],
      ]);
      const placed = answers.find((answer): answer is PlacedOrder => Object(answer).order_id !== undefined);
      expect(refused.map(({ hint }) => hint)).toEqual(placed ? [] : ["unavailable"]);
      if (!placed) continue;
      expect(await endOf(placed)).toMatchObject({ status: "Confirmed", hold: "art_refused" });
      expect(await queuedMessages(owner, "art_decided", placed.id)).toHaveLength(1);
    }
  });

  it("its order is printed: it is in production and approved, or stays and is rejected", async () => {
    for (const _ of rounds(8, 200)) {
      const design = await make();
      const placed = await placePaid(owner, variantId, [design]);
      await settleArt(design, "approved");
      const { won, refused } = await contend(pool, [
        print(placed),
        await decides("editor", design, "rejected"),
      ]);
      const isPrinted = won[0] === "print";
      expect({ won: won.length, hints: refused.map(({ hint }) => hint) }).toEqual({
        ...{ won: 1, hints: [isPrinted ? "printed" : "art_refused"] },
      });
      expect(await endOf(placed)).toMatchObject({ status: isPrinted ? "In Production" : "Confirmed" });
    }
  });

  it("its designer deletes the account: no deadlock", async () => {
    for (const _ of rounds(6, 100)) {
      const { id } = await makePerson(owner);
      const design = await make(id);
      await play(owner, (client) => send(client, id, design));
      const { won, refused } = await contend(pool, [
        await decides("editor", design, "rejected"),
        ["delete", askFor("delete_account($1)", id)],
      ]);
      expect(won).toContain("delete");
      expect(refused.map(({ hint }) => hint)).toEqual(won.includes("rejected") ? [] : ["no_submission"]);
      expect(await submissionOf(owner, design)).toBeUndefined();
    }
  });
});

it("locks orders of the same designs, cancelled and placed at once, in one order", async () => {
  for (const _ of rounds(4, 100)) {
    const [one, two] = [await make(), await make()];
    const placed = [
      await placePaid(owner, variantId, [one, two]),
      await placePaid(owner, variantId, [two, one]),
    ];
    const { refused } = await race(pool, 6, (client, index) => {
      const known = placed[index];
      const designs = index % 2 === 0 ? [one, two] : [two, one];
      return committed(
        client,
        known ? cancel(known)[1] : (own) => placeOrder(own, orderOf(linesOf(variantId, designs))),
      );
    });
    expect(refused).toEqual([]);
    for (const design of [one, two])
      expect(await submissionOf(owner, design)).toMatchObject({ status: "submitted" });
  }
});

it("lets at most twenty designs of a person wait, however many are submitted at once", async () => {
  const { id } = await makePerson(owner);
  const ids: string[] = [];
  for (let nr = 0; nr < 22; nr += 1) {
    const design = await make(id);
    ids.push(await play(owner, (client) => saveSubmission(client, id, design)));
  }
  const submit = (submission: string): Act => askFor("submit_submission($1, $2)", id, submission);
  for (const submission of ids.slice(0, 18)) await play(owner, submit(submission));
  const { won, refused } = await contend(
    pool,
    ids.slice(18).map((submission): Attempt => ["submit", submit(submission)]),
  );
  expect({ won: won.length, refused: countRefusals(refused) }).toEqual({
    won: 2,
    refused: { "PT409 too_many": 2 },
  });
});
