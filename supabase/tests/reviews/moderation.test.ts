import type { PoolClient } from "pg";
import { answerOf, owner, trial } from "../support/backend/database";
import {
  addPhoto,
  type Bought,
  buy,
  decideReview,
  ratingOf,
  reviewOf,
  saveReview,
} from "../support/customers/reviews";
import { asStaff } from "../support/designs/submissions";
import { refusalIn } from "../support/refusal";
import { makeProduct, type Product } from "../support/shop";

let product: Product;
beforeAll(async () => {
  product = await makeProduct(owner, { stocks: [50, 50] });
});

async function reviewed(client: PoolClient, draft: Parameters<typeof saveReview>[2] = {}): Promise<Bought> {
  const bought = await buy(client, product.variantIds);
  await saveReview(client, bought, draft);
  return bought;
}

const shown = (client: PoolClient, ...args: unknown[]) =>
  answerOf(client, `select public.product_reviews($1${args.map((_, at) => `, $${at + 2}`).join("")})`, [
    product.id,
    ...args,
  ]);
const report = (client: PoolClient, id: number, reason: string | null = "advertising") =>
  client.query("select public.report_review($1, $2, 'Sells something')", [id, reason]);

describe("a published review", () => {
  trial("is public with the first name only, and counted on the product", async (client) => {
    const bought = await buy(client, product.variantIds, { email: "secret@kapas.test" });
    const photo = await addPhoto(client, bought);
    await saveReview(client, bought, { title: "Lovely", fit: "fits_small", stars: 4, photos: [photo] });
    expect(await shown(client)).toMatchObject({ total: 0, reviews: [] });
    const visible = async () =>
      (await answerOf(client, "select public.find_review_photo($1)", [photo])).is_published;
    expect(await visible()).toBe(false);
    await decideReview(client, bought);
    const { total, sizes, reviews } = await shown(client);
    expect({ total, sizes }).toEqual({ total: 1, sizes: ["S"] });
    expect(Object.keys(reviews[0]).sort()).toEqual(
      [
        "id",
        "stars",
        "title",
        "body",
        "fit",
        "author",
        "size",
        "color",
        "is_custom",
        "written_at",
        "edited_at",
        "reply",
        "photos",
      ].sort(),
    );
    expect(reviews[0]).toMatchObject({
      ...{ stars: 4, author: "Asha V.", size: "S", color: "Black", is_custom: false, fit: "fits_small" },
      photos: [{ id: photo, width: 900, height: 1200 }],
    });
    expect(await visible()).toBe(true);
    expect(await ratingOf(client, product.id)).toEqual({
      ...{ stars: [0, 0, 0, 1, 0], fits: [1, 0, 0], count: 1, average: 4 },
    });
  });

  trial("is hidden when it is rejected, changed, or deleted, and the sums follow", async (client) => {
    const [first, second] = [await reviewed(client), await reviewed(client, { stars: 2 })];
    await decideReview(client, first);
    await decideReview(client, second);
    expect(await ratingOf(client, product.id)).toMatchObject({ count: 2, average: 3.5 });
    await decideReview(client, first, { decision: "rejected", refusal: "offensive" });
    expect(await ratingOf(client, product.id)).toMatchObject({ count: 1, average: 2 });
    await saveReview(client, second, { rev: 2, stars: 3 });
    expect(await ratingOf(client, product.id)).toMatchObject({ count: 0 });
    await decideReview(client, second);
    expect(await ratingOf(client, product.id)).toMatchObject({ count: 1, average: 3 });
    await client.query("select public.delete_review($1, $2)", [second.orderId, second.items[0]]);
    expect(await ratingOf(client, product.id)).toMatchObject({ count: 0, average: null });
  });

  trial("is found by stars, by size and by id, page by page", async (client) => {
    const [small, medium] = [await reviewed(client, { stars: 2 }), await buy(client, product.variantIds)];
    await saveReview(client, medium, { line: 1 });
    await client.query(
      "update public.reviews set status = 'published', published_at = now() where product_id = $1",
      [product.id],
    );
    expect(await shown(client, 2)).toMatchObject({ total: 1, reviews: [{ size: "S" }] });
    expect(await shown(client, null, "M")).toMatchObject({ total: 1, reviews: [{ stars: 5 }] });
    const { id } = await reviewOf(client, small);
    expect(await shown(client, null, null, id)).toMatchObject({ total: 1, reviews: [{ id }] });
    expect((await shown(client, null, null, null, 1, 1)).reviews).toHaveLength(1);
    await client.query("update public.products set status = 'draft' where id = $1", [product.id]);
    expect(await shown(client)).toMatchObject({ total: 0, reviews: [] });
  });

  trial("updates the pages of the shop, and so does an answer; a waiting one does not", async (client) => {
    const notes = async () =>
      answerOf(client, "select count(*) from private.storefront_changes where product_id = $1", [product.id]);
    const bought = await reviewed(client);
    const before = await notes();
    await decideReview(client, bought, { decision: "rejected", refusal: "photo" });
    expect(await notes()).toBe(before);
    await decideReview(client, bought);
    const published = await notes();
    expect(published).toBeGreaterThan(before);
    const { id, rev } = await reviewOf(client, bought);
    await asStaff(client, "editor", "reply_to_review($1, $2, '', $3)", id, rev, "Thank you");
    expect(await notes()).toBeGreaterThan(published);
    const answered = await notes();
    await report(client, id);
    expect(await notes()).toBe(answered);
  });

  trial("is neither changed by saves of the product, nor counted as one", async (client) => {
    const version = () => answerOf(client, "select version from public.products where id = $1", [product.id]);
    const before = await version();
    await decideReview(client, await reviewed(client));
    expect(await version()).toBe(before);
  });
});

describe("staff", () => {
  trial("decide about the version that they read, with a reason when they reject", async (client) => {
    const bought = await reviewed(client);
    for (const [hint, args] of [
      ["stale", { rev: 7 }],
      ["bad_decision", { decision: "pending" }],
      ["bad_decision", { decision: "rejected" }],
      ["bad_decision", { decision: "rejected", refusal: "boring" }],
      ["bad_decision", { decision: "published", refusal: "photo" }],
      ["bad_decision", { decision: "rejected", refusal: "other", note: "x".repeat(501) }],
    ] as const) {
      expect(await refusalIn(client, () => decideReview(client, bought, args))).toMatchObject({
        hint,
      });
    }
    expect(await reviewOf(client, bought)).toMatchObject({ status: "pending", rev: 1 });
  });

  trial("without content.write can neither decide, answer nor read", async (client) => {
    const bought = await reviewed(client);
    const { id } = await reviewOf(client, bought);
    for (const by of ["ravi", "packer", "support"] as const) {
      for (const attempt of [
        () => decideReview(client, bought, { by }),
        () => asStaff(client, by, "reply_to_review($1, 1, '', 'Hello')", id),
        () => asStaff(client, by, "get_admin_review($1)", id),
      ])
        expect(await refusalIn(client, attempt)).toMatchObject({ code: "PT403" });
    }
  });

  trial("answer, and delete the answer again", async (client) => {
    const bought = await reviewed(client);
    const { id } = await reviewOf(client, bought);
    const reply = (seen: string, words: string, rev = 1) =>
      asStaff(client, "editor", "reply_to_review($1, $2, $3, $4)", id, rev, seen, words);
    await reply("", "Thank you!");
    expect(await reviewOf(client, bought)).toMatchObject({
      ...{ reply: "Thank you!", replied_at: expect.any(Date), rev: 1 },
    });
    expect(await refusalIn(client, () => reply("", "Again"))).toMatchObject({ hint: "stale" });
    expect(await refusalIn(client, () => reply("Thank you!", "Again", 2))).toMatchObject({ hint: "stale" });
    await reply("Thank you!", "");
    expect(await reviewOf(client, bought)).toMatchObject({ reply: "", replied_at: null });
    expect(await refusalIn(client, () => reply("", "x".repeat(1001)))).toMatchObject({ hint: "bad_reply" });
  });

  trial("see reported reviews first, then waiting ones, and close reports by deciding", async (client) => {
    const [old, waiting, reported] = [await reviewed(client), await reviewed(client), await reviewed(client)];
    await decideReview(client, old);
    await decideReview(client, reported);
    const { id } = await reviewOf(client, reported);
    await report(client, id);
    await report(client, id);
    const queue = await client.query(
      "select order_item_id from public.reviews where product_id = $1 order by urgency, id",
      [product.id],
    );
    expect(queue.rows.map((row) => row.order_item_id)).toEqual(
      [reported, waiting, old].map(({ items }) => items[0]),
    );
    expect(await asStaff(client, "editor", "get_admin_review($1)", id)).toMatchObject({
      ...{ reports: [{ reason: "advertising", is_settled: false }, { is_settled: false }] },
      ...{ product_name: expect.any(String), size: "S", order_number: reported.orderNumber, others: [] },
    });
    await decideReview(client, reported);
    expect(await reviewOf(client, reported)).toMatchObject({ reports: 0, urgency: 2, status: "published" });
    expect(await asStaff(client, "editor", "get_admin_review($1)", id)).toMatchObject({
      reports: [{ is_settled: true }, { is_settled: true }],
    });
  });

  trial("see the figures when they may see reports", async (client) => {
    for (const stars of [5, 4, 3]) await decideReview(client, await reviewed(client, { stars }));
    await client.query(
      "update public.orders set delivered_at = now() - interval '6 days' where id in (select order_id from public.reviews)",
    );
    const open = await buy(client, product.variantIds);
    await client.query("update public.orders set delivered_at = now() - interval '6 days' where id = $1", [
      open.orderId,
    ]);
    await client.query("select public.invite_reviews(100)");
    await saveReview(client, open);
    const figures = await asStaff<Record<string, unknown>>(client, "manager", "review_figures(30)");
    expect(figures).toMatchObject({ waiting: expect.any(Number), reported: expect.any(Number) });
    expect(figures.products).toContainEqual(
      expect.objectContaining({ id: product.id, count: 3, hundredths: 400 }),
    );
    expect(Number(figures.answered)).toBeGreaterThanOrEqual(1);
    expect(await refusalIn(client, () => asStaff(client, "packer", "review_figures(30)"))).toMatchObject({
      code: "PT403",
    });
  });
});

describe("a report", () => {
  trial("is about a public review, for a known reason", async (client) => {
    const bought = await reviewed(client);
    const { id } = await reviewOf(client, bought);
    expect(await refusalIn(client, () => report(client, id))).toMatchObject({ hint: "no_review" });
    await decideReview(client, bought);
    for (const reason of ["boring", null])
      expect(await refusalIn(client, () => report(client, id, reason))).toMatchObject({
        hint: "bad_report",
      });
    expect(await reviewOf(client, bought)).toMatchObject({ reports: 0 });
  });
});
