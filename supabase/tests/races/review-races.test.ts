import { owner } from "../support/backend/database";
import { type Bought, buy, ratingOf, reviewOf, saveReview } from "../support/customers/reviews";
import { contradictionsIn } from "../support/invariants";
import { allowReturns, requestReturn } from "../support/orders/returns";
import { makePerson } from "../support/people/person";
import { type Act, askFor, inSession, play } from "../support/people/staff-session";
import { accountKey, isLocked, orderRow, rowAt } from "../support/races/locked-rows";
import { inOrder, lookWhileWaiting } from "../support/races/look-while-waiting";
import { overtake } from "../support/races/overtake";
import { countRefusals, race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { makeProduct, type Product } from "../support/shop";

// Reviews are written, decided, reported and deleted at once.

let product: Product;
beforeAll(async () => {
  product = await makeProduct(owner, { stocks: [5000] });
  await allowReturns(owner);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const save =
  (bought: Bought, draft: Parameters<typeof saveReview>[2] = {}): Act =>
  (client) =>
    saveReview(client, bought, draft);

async function decides(bought: Bought, decision = "published"): Promise<Act> {
  const { id, rev } = await reviewOf(owner, bought);
  const refusal = decision === "rejected" ? "offensive" : null;
  return inSession("editor", askFor("decide_review($1, $2, $3, $4, '')", id, rev, decision, refusal));
}

async function written(): Promise<Bought> {
  const bought = await buy(owner, product.variantIds);
  await play(owner, save(bought));
  return bought;
}

const review = ({ items }: Bought) => rowAt("public.reviews", items[0], "order_item_id");
const ofProduct = () => rowAt("public.products", product.id);

it("stores one of two first reviews of an item, and refuses the other", async () => {
  for (const _ of rounds(8, 200)) {
    const bought = await buy(owner, product.variantIds);
    const { won, refused } = await race(owner, 4, (client, index) =>
      saveReview(client, bought, { stars: index + 1 }),
    );
    expect({ won, refused: countRefusals(refused) }).toEqual({ won: [1], refused: { "PT409 reviewed": 3 } });
    const { rows } = await owner.query("select count(*) from public.reviews where order_id = $1", [
      bought.orderId,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  }
});

it("stores one of two changes of a review, and refuses the other", async () => {
  const bought = await written();
  const { won, refused } = await race(owner, 3, (client, index) =>
    saveReview(client, bought, { rev: 1, stars: index + 1 }),
  );
  expect({ won, refused: countRefusals(refused) }).toEqual({ won: [2], refused: { "PT409 reviewed": 2 } });
});

it("publishes nothing unread when a change and a decision race", async () => {
  for (const _ of rounds(8, 200)) {
    const bought = await written();
    const press = await decides(bought);
    await race(owner, 2, (client, index) =>
      index === 0
        ? play(owner, save(bought, { rev: 1, body: "Changed." }))
        : client.query("select 1").then(() => play(owner, press)),
    );
    const { status, body } = await reviewOf(owner, bought);
    expect([status, body]).not.toEqual(["published", "Changed."]);
  }
});

it("counts all reviews of one product decided at once", async () => {
  const before = (await ratingOf(owner, product.id)).count;
  const bought = [await written(), await written(), await written(), await written()];
  const presses = await Promise.all(bought.map((each) => decides(each)));
  await Promise.all(presses.map((press) => play(owner, press)));
  expect((await ratingOf(owner, product.id)).count).toBe(before + 4);
});

it("counts each of several concurrent reports", async () => {
  const bought = await written();
  await play(owner, await decides(bought));
  const { id } = await reviewOf(owner, bought);
  await race(owner, 4, (client) => client.query("select public.report_review($1, 'other', '')", [id]));
  expect(await reviewOf(owner, bought)).toMatchObject({ reports: 4 });
});

it("invites an order once by two concurrent jobs", async () => {
  const bought = await buy(owner, product.variantIds);
  await owner.query("update public.orders set delivered_at = now() - interval '6 days' where id = $1", [
    bought.orderId,
  ]);
  await race(owner, 4, (client) => client.query("select public.invite_reviews(100)"));
  const mails = "select count(*) from public.outbox where topic = 'review_invited' and order_id = $1";
  expect((await owner.query(mails, [bought.orderId])).rows).toEqual([{ count: 1 }]);
});

describe("a review waits", () => {
  it("for a return of its item, and is refused then", async () => {
    const bought = await buy(owner, product.variantIds);
    const late = await overtake(
      owner,
      (client) => requestReturn(client, bought.orderId, { upiId: "asha@okbank" }),
      save(bought),
    );
    expect(late).toMatchObject({ waited: true, refusal: { hint: "returned" } });
  });

  it("for the deletion of its buyer's account, and is refused then", async () => {
    const { id, email } = await makePerson(owner);
    const bought = await buy(owner, product.variantIds, { user_id: id, email, status: "Completed" });
    const late = await overtake(
      owner,
      (client) => client.query("select public.delete_account($1)", [id]),
      save(bought),
    );
    expect(late).toMatchObject({ waited: true, refusal: { hint: "no_item" } });
  });
});

describe("locks are taken in order", () => {
  it("locks the order before the review", async () => {
    const bought = await written();
    const act = save(bought, { rev: 1 });
    expect(await lookWhileWaiting(owner, act, orderRow(bought.orderId), review(bought))).toEqual(inOrder);
  });

  it("locks the review before the product", async () => {
    const bought = await written();
    expect(await lookWhileWaiting(owner, await decides(bought), review(bought), ofProduct())).toEqual(
      inOrder,
    );
  });

  it("reviews and products before the deleted account", async () => {
    const { id, email } = await makePerson(owner);
    const bought = await buy(owner, product.variantIds, { user_id: id, email, status: "Completed" });
    await play(owner, save(bought));
    await play(owner, await decides(bought));
    const account = accountKey(id);
    const deletes: Act = (client) => client.query("select public.delete_account($1)", [id]);
    expect(await lookWhileWaiting(owner, deletes, ofProduct(), account)).toEqual(inOrder);
    expect(await isLocked(owner, ofProduct())).toBe(false);
  });
});
