import { answerOf, inRollback, owner, trial } from "../support/backend/database";
import { addPhoto, buy, ratingOf, reviewOf, saveReview } from "../support/customers/reviews";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { allowReturns, receiveReturn, rejectReturn, requestReturn } from "../support/orders/returns";
import { refusalIn } from "../support/refusal";
import { makeProduct, type Product } from "../support/shop";

let product: Product;
beforeAll(async () => {
  product = await makeProduct(owner, { stocks: [50, 50] });
});

describe("a review", () => {
  trial("is written once for each line of a delivered order, and waits for staff", async (client) => {
    const bought = await buy(client, product.variantIds);
    expect(await saveReview(client, bought, { title: "Lovely", fit: "true_to_size" })).toBe(1);
    expect(await saveReview(client, bought, { line: 1, stars: 2 })).toBe(1);
    expect(await reviewOf(client, bought)).toMatchObject({
      ...{ stars: 5, title: "Lovely", fit: "true_to_size", status: "pending", product_id: product.id },
      author_name: "Asha V.",
    });
    expect(await ratingOf(client, product.id)).toMatchObject({ count: 0, average: null });
  });

  it.each(["Confirmed", "Packed", "Shipped", "Cancelled"])(
    "is refused while the order is %s",
    async (status) =>
      inRollback(owner, async (client) => {
        const bought = await buy(client, product.variantIds, { status });
        expect(await refusalIn(client, () => saveReview(client, bought))).toMatchObject({
          hint: "not_delivered",
        });
        expect(await refusalIn(client, () => addPhoto(client, bought))).toMatchObject({
          hint: "not_delivered",
        });
      }),
  );

  trial("is refused for a returned item or one in a return, and for its line only", async (client) => {
    await allowReturns(client);
    const bought = await buy(client, product.variantIds);
    const returnId = await requestReturn(client, bought.orderId, { upiId: "asha@okbank" });
    expect(await refusalIn(client, () => saveReview(client, bought))).toMatchObject({ hint: "returned" });
    expect(await saveReview(client, bought, { line: 1 })).toBe(1);
    await receiveReturn(client, returnId);
    expect(await refusalIn(client, () => saveReview(client, bought))).toMatchObject({ hint: "returned" });
  });

  trial(
    "is possible again when the return was rejected, and for remaining items of a line",
    async (client) => {
      await allowReturns(client);
      const refused = await buy(client, product.variantIds);
      await rejectReturn(client, await requestReturn(client, refused.orderId, { upiId: "asha@okbank" }));
      expect(await saveReview(client, refused)).toBe(1);
      const two = await buy(client, [{ variantId: product.variantIds[0] ?? 0, quantity: 2 }]);
      await receiveReturn(client, await requestReturn(client, two.orderId, { upiId: "asha@okbank" }));
      expect(await saveReview(client, two)).toBe(1);
    },
  );

  trial("is for a line of this order only", async (client) => {
    const [mine, other] = [await buy(client, product.variantIds), await buy(client, product.variantIds)];
    const mixed = { ...mine, items: other.items };
    expect(await refusalIn(client, () => saveReview(client, mixed))).toMatchObject({
      code: "PT404",
      hint: "no_item",
    });
  });

  trial(
    "is refused to the second author, and changed by the author who saw the first; then staff check again",
    async (client) => {
      const bought = await buy(client, product.variantIds);
      await saveReview(client, bought);
      expect(await refusalIn(client, () => saveReview(client, bought, { stars: 1 }))).toMatchObject({
        code: "PT409",
        hint: "reviewed",
      });
      await client.query(
        "update public.reviews set status = 'rejected', refusal = 'offensive', refusal_note = 'No' where order_item_id = $1",
        [bought.items[0]],
      );
      expect(await saveReview(client, bought, { rev: 1, stars: 3 })).toBe(2);
      expect(await reviewOf(client, bought)).toMatchObject({
        ...{ stars: 3, status: "pending", refusal: null, refusal_note: "", rev: 2 },
        edited_at: expect.any(Date),
      });
    },
  );

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: null },
    { body: "" },
    { body: " padded" },
    { body: null },
    { body: "bell \u0007" },
    { body: "turned \u202e" },
    { title: "two\nlines" },
    { fit: "tight" },
  ])("with %j is refused", async (draft) =>
    inRollback(owner, async (client) => {
      const bought = await buy(client, product.variantIds);
      expect(await refusalIn(client, () => saveReview(client, bought, draft))).toMatchObject({
        code: "PT422",
        hint: "bad_review",
      });
    }),
  );

  trial("must fit its fields", async (client) => {
    const bought = await buy(client, product.variantIds);
    for (const draft of [{ body: "x".repeat(2001) }, { title: "x".repeat(81) }])
      expect(await refusalIn(client, () => saveReview(client, bought, draft))).toMatchObject({
        hint: "bad_review",
      });
  });

  trial("of a custom design belongs to the page of its garment", async (client) => {
    const [blank = 0] = await makeBlank(client, [5]);
    const { rows } = await client.query("select product_id from public.product_variants where id = $1", [
      blank,
    ]);
    const design = await makeVersion(client, { isNew: true });
    const bought = await buy(client, [{ variantId: blank, listPrice: 798, design }], {
      status: "Confirmed",
    });
    await client.query("update public.orders set status = 'Delivered', delivered_at = now() where id = $1", [
      bought.orderId,
    ]);
    await saveReview(client, bought);
    expect(await reviewOf(client, bought)).toMatchObject({ product_id: rows[0].product_id });
  });
});

describe("its author", () => {
  it.each([
    ["Asha Verma", "Asha V."],
    ["  Asha   Kumari  verma ", "Asha V."],
    ["Asha", "Asha"],
    ["आशा वर्मा", "आशा व."],
    ["asha@kapas.test", "A buyer"],
    ["Asha 98765 43210", "A buyer"],
    ["www.shop.in Asha", "A buyer"],
    ["<b>Asha</b> V", "A buyer"],
    [" ", "A buyer"],
  ])("%j is shown as %j", async (name, shown) => {
    const { rows } = await owner.query("select private.reviewer_name($1) as name", [name]);
    expect(rows).toEqual([{ name: shown }]);
  });
});

describe("photos", () => {
  trial(
    "belong to the review that names them; the line's other photos are deleted with their files",
    async (client) => {
      const bought = await buy(client, product.variantIds);
      const [first, second, third] = [
        await addPhoto(client, bought),
        await addPhoto(client, bought),
        await addPhoto(client, bought),
      ];
      await saveReview(client, bought, { photos: [third, first] });
      const { rows } = await client.query(
        "select id, position from public.review_photos where order_item_id = $1 order by position",
        [bought.items[0]],
      );
      expect(rows).toEqual([
        { id: third, position: 1 },
        { id: first, position: 2 },
      ]);
      const loose = await client.query(
        "select path from private.loose_design_files where bucket = 'review-photos' order by path",
      );
      expect(loose.rows).toEqual([{ path: `${second}-small.webp` }, { path: `${second}.webp` }]);
      await client.query("select public.delete_review($1, $2)", [bought.orderId, bought.items[0]]);
      const gone = await client.query(
        "select count(*) from private.loose_design_files where bucket = 'review-photos'",
      );
      expect(gone.rows).toEqual([{ count: 6 }]);
    },
  );

  trial("of another line are refused, and more than four", async (client) => {
    const bought = await buy(client, product.variantIds);
    const foreign = await addPhoto(client, bought, 1);
    await saveReview(client, bought, { photos: [foreign] });
    const { rows } = await client.query("select review_id from public.review_photos where id = $1", [
      foreign,
    ]);
    expect(rows).toEqual([{ review_id: null }]);
    const five: string[] = [];
    for (let nr = 0; nr < 5; nr += 1) five.push(await addPhoto(client, bought));
    expect(await refusalIn(client, () => saveReview(client, bought, { rev: 1, photos: five }))).toMatchObject(
      { hint: "bad_review" },
    );
  });

  trial("without a review are six at most, and deleted after a day", async (client) => {
    const bought = await buy(client, product.variantIds);
    for (let nr = 0; nr < 8; nr += 1) await addPhoto(client, bought);
    const count = "select count(*) from public.review_photos where order_item_id = $1";
    await client.query("delete from public.review_photos where order_item_id <> $1", [bought.items[0]]);
    expect(await answerOf(client, count, [bought.items[0]])).toBe(6);
    await client.query("update public.review_photos set created_at = now() - interval '25 hours'");
    expect(await answerOf(client, "select public.sweep_review_photos(4)")).toBe(4);
    expect(await answerOf(client, "select public.sweep_review_photos(100)")).toBe(2);
  });

  trial("whose files were deleted since are refused", async (client) => {
    const bought = await buy(client, product.variantIds);
    const photo = { id: crypto.randomUUID(), width: 1, height: 1, path: "a.webp", small_path: "b.webp" };
    expect(
      await refusalIn(client, () =>
        client.query("select public.add_review_photo($1, $2, $3)", [
          bought.orderId,
          bought.items[0],
          JSON.stringify(photo),
        ]),
      ),
    ).toMatchObject({ hint: "files_gone" });
  });
});
