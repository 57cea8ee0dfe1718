import { inRollback, owner } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { cancel, linesOf, placePaid, replace } from "../support/designs/refused-art";
import {
  pressDecision,
  queuedMessages,
  saveSubmission,
  send,
  submissionOf,
} from "../support/designs/submissions";
import { contradictionsIn } from "../support/invariants";
import { payOrder } from "../support/orders/order-session";
import { people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { type Act, askFor, inSession, play } from "../support/people/staff-session";
import { expectLocked, isLocked, orderRow, rowAt } from "../support/races/locked-rows";
import { inOrder, lookWhileWaiting } from "../support/races/look-while-waiting";
import { overtake, pidOf, waitsFor } from "../support/races/overtake";
import { rounds } from "../support/races/rounds";
import { refusalOf } from "../support/refusal";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

// The locks of submissions, as tested in locked-rows.test.ts, overtaken.test.ts and lock-order.test.ts for orders.

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [500]);
});
afterAll(async () => expect(await contradictionsIn(owner)).toEqual({}));

const as = (act: Act): Act => inSession("editor", act);
const make = (person?: string) => makeVersion(owner, { isNew: true, person });
const submission = (version: string) => rowAt("public.submissions", version, "version_id");

const placeUnpaid = (design: string) =>
  placeOrder(
    owner,
    orderOf(linesOf(variantId, [design]), { payment_method: "online", user_id: people.asha }),
  );

/** Two versions, in locking order. */
const pair = async (person?: string): Promise<[string, string]> =>
  [await make(person), await make(person)].sort() as [string, string];

/** Unordered rows may be in this order by chance. */
async function expectByVersion(act: () => Promise<[Act, string, string]>): Promise<void> {
  for (const _ of rounds(4, 8)) {
    const [work, first, second] = await act();
    expect(await lookWhileWaiting(owner, work, submission(first), submission(second))).toEqual(inOrder);
    const [again, one, two] = await act();
    expect(await lookWhileWaiting(owner, again, submission(two), submission(one))).toMatchObject({
      ...{ waits: true, hasLowerLock: true },
    });
  }
}

describe("a decision locks", () => {
  it("the orders that wait before the submission", async () => {
    const design = await make();
    const { id } = await placePaid(owner, variantId, [design]);
    const act = as(await pressDecision(owner, design, "rejected"));
    expect(await lookWhileWaiting(owner, act, orderRow(id), submission(design))).toEqual(inOrder);
  });

  it("the designer and the reviewer before the submission, as account deletion does", async () => {
    const { id } = await makePerson(owner);
    const design = await make(id);
    await play(owner, (client) => send(client, id, design));
    for (const person of [id, people.editor]) {
      const act = as(await pressDecision(owner, design, "rejected"));
      const account = rowAt("auth.users", person);
      expect(await lookWhileWaiting(owner, act, account, submission(design))).toEqual(inOrder);
    }
  });

  it("an order confirmed since, and notifies its customer", async () => {
    const design = await make(people.asha);
    const id = await play(owner, (client) => send(client, people.asha, design));
    const unpaid = await placeUnpaid(design);
    let isOrderLocked = false;
    const decided = await overtake(
      owner,
      (client) => payOrder(client, unpaid.id),
      async (client) => {
        await as(await pressDecision(owner, id, "rejected"))(client);
        isOrderLocked = await isLocked(owner, orderRow(unpaid.id));
      },
    );
    expect({ waited: decided.waited, refusal: decided.refusal, isOrderLocked }).toEqual({
      ...{ waited: true, refusal: undefined, isOrderLocked: true },
    });
    expect(await queuedMessages(owner, "art_decided", unpaid.id)).toHaveLength(1);
  });

  it("no order locked by another transaction, which may wait for the submission", async () => {
    const design = await make(people.asha);
    const id = await play(owner, (client) => send(client, people.asha, design));
    const unpaid = await placeUnpaid(design);
    const call = (status: string) =>
      owner.query("update public.orders set status = $2 where id = $1", [unpaid.id, status]);
    const press = as(await pressDecision(owner, id, "rejected"));
    const refusal = await inRollback(owner, (actor) =>
      inRollback(owner, async (late) => {
        const [attempt] = await inRollback(owner, async (holder) => {
          const waiter = await pidOf(actor);
          await holder.query("select from public.submissions where id = $1 for update", [id]);
          const work = refusalOf(press(actor));
          expect(await waitsFor(owner, waiter, await pidOf(holder))).toBe(true);
          await call("Confirmed");
          await late.query("select from public.orders where id = $1 for update", [unpaid.id]);
          return [work];
        });
        return attempt;
      }),
    );
    expect(refusal).toMatchObject({ code: "55P03" });
    await call("Pending Payment");
  });
});

describe("submissions are locked by their version", () => {
  it("locks submissions by version when an order is placed", () =>
    expectByVersion(async () => {
      const [first, second] = await pair();
      const lines = linesOf(variantId, [second, first]);
      for (const design of [first, second]) await placePaid(owner, variantId, [design]);
      return [(client) => placeOrder(client, orderOf(lines)), first, second];
    }));

  it("locks submissions by version when an order is cancelled", () =>
    expectByVersion(async () => {
      const [first, second] = await pair();
      return [cancel(await placePaid(owner, variantId, [second, first]))[1], first, second];
    }));

  it("locks submissions by version when one replaces another", () =>
    expectByVersion(async () => {
      const [first, second] = await pair(people.asha);
      const follows = await play(owner, (client) => send(client, people.asha, first));
      await play(owner, as(await pressDecision(owner, first, "rejected")));
      const id = await play(owner, (client) => saveSubmission(client, people.asha, second, { follows }));
      return [askFor("submit_submission($1, $2)", people.asha, id), first, second];
    }));

  it("locks submissions by version when a design is replaced for printing", () =>
    expectByVersion(async () => {
      const [first, second] = await pair();
      const placed = await placePaid(owner, variantId, [first]);
      await placePaid(owner, variantId, [second]);
      await play(owner, as(await pressDecision(owner, first, "rejected")));
      return [replace(placed, first, second)[1], first, second];
    }));
});

it("locks the product of a design before the submission", async () => {
  const design = await makeVersion(owner);
  await owner.query("update public.submissions set may_publish = true where version_id = $1", [design]);
  const { id } = await submissionOf(owner, design);
  const { id: made } = await makeProduct(owner);
  const product = rowAt("public.products", made);
  const link = inSession("manager", askFor("link_submission_product($1, $2)", id, made));
  expect(await lookWhileWaiting(owner, link, product, submission(design))).toMatchObject({
    ...{ waits: true, hasLowerLock: false },
  });
});

it("prevents a concurrent count of the same person's submissions", async () => {
  const { id } = await makePerson(owner);
  const submissionId = await play(owner, async (client) =>
    saveSubmission(client, id, await makeVersion(client, { isNew: true, person: id })),
  );
  await expectLocked(askFor("submit_submission($1, $2)", id, submissionId), {
    advisory: `submissions ${id}`,
  });
});
