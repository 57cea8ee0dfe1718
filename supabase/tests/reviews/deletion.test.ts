import { answerOf, inRollback, owner } from "../support/backend/database";
import { addPhoto, buy, decideReview, ratingOf, reviewOf, saveReview } from "../support/customers/reviews";
import { actAs, pastGrants } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { makeProduct, type Product } from "../support/shop";

let product: Product;
beforeAll(async () => {
  product = await makeProduct(owner, { stocks: [50, 50] });
});

const deleteAccount = "select public.delete_account($1)";

describe("a deleted account", () => {
  it("deletes its reviews, also of guest orders, with their photos and their stars", async () => {
    const { id, email } = await makePerson(owner);
    await inRollback(owner, async (client) => {
      const mine = await buy(client, product.variantIds, {
        user_id: id,
        email,
        status: "Completed",
      });
      const asGuest = await buy(client, product.variantIds, { email, status: "Completed" });
      const other = await buy(client, product.variantIds, { status: "Completed" });
      const photo = await addPhoto(client, mine);
      await addPhoto(client, mine, 1);
      await saveReview(client, mine, { photos: [photo] });
      await saveReview(client, asGuest, { stars: 1 });
      await saveReview(client, other, { stars: 3 });
      for (const bought of [mine, asGuest, other]) await decideReview(client, bought);
      expect(await answerOf(client, deleteAccount, [id])).toBe("deleted");
      expect([await reviewOf(client, mine), await reviewOf(client, asGuest)]).toEqual([undefined, undefined]);
      expect(await ratingOf(client, product.id)).toMatchObject({ stars: [0, 0, 1, 0, 0] });
      const left = "select count(*) from public.review_photos where order_item_id = any ($1)";
      expect(await answerOf(client, left, [mine.items])).toBe(0);
      const loose = "select path from private.loose_design_files where path like $1 order by path";
      const files = await client.query(loose, [`${photo}%`]);
      expect(files.rows).toEqual([{ path: `${photo}-small.webp` }, { path: `${photo}.webp` }]);
    });
  });

  it("keeps them while the account can't be deleted", async () => {
    const { id, email } = await makePerson(owner);
    await inRollback(owner, async (client) => {
      const bought = await buy(client, product.variantIds, {
        user_id: id,
        email,
        status: "Completed",
      });
      await saveReview(client, bought);
      await buy(client, product.variantIds, { user_id: id, email, status: "Packed" });
      expect(await answerOf(client, deleteAccount, [id])).toBe("open_orders");
      expect(await reviewOf(client, bought)).toMatchObject({ stars: 5 });
    });
  });
});

describe("a person", () => {
  it("gets their reviews in the data export, without staff's notes", async () => {
    const { id, email } = await makePerson(owner);
    await inRollback(owner, async (client) => {
      const bought = await buy(client, product.variantIds, { user_id: id, email });
      await saveReview(client, bought, { title: "Lovely" });
      const { reviews } = await answerOf(client, "select public.export_account($1)", [id]);
      expect(reviews).toMatchObject([
        { title: "Lovely", stars: 5, status: "pending", order: bought.orderNumber, photos: 0 },
      ]);
      expect(Object.keys(reviews[0])).not.toContain("reports");
    });
  });

  it("sees items to review first, then their reviews, and no one else's", async () => {
    const { id, email } = await makePerson(owner);
    await inRollback(owner, async (client) => {
      const bought = await buy(client, product.variantIds, { user_id: id, email });
      await buy(client, product.variantIds, { user_id: id, email, status: "Packed" });
      await saveReview(client, await buy(client, product.variantIds), {});
      await saveReview(client, bought);
      await actAs(client, { id });
      const mine = await answerOf(client, "select public.my_reviews(0, 20)");
      await pastGrants(client);
      expect(mine).toMatchObject({
        total: 2,
        rows: [
          { is_open: true, size: "M" },
          { is_open: false, stars: 5 },
        ],
      });
    });
  });
});
