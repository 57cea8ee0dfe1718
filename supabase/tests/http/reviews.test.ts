import { randomUUID } from "node:crypto";
import { signOrderToken } from "@/server/orders/order-token";
import { deleteReviewAction, reportReviewAction } from "@/server/reviews/actions";
import { owner } from "../support/backend/database";
import { rowsOf, service } from "../support/backend/service";
import { buy } from "../support/customers/reviews";
import { plainPicture, sendFile } from "../support/http/design-actions";
import { Visitor } from "../support/http/visitor";
import { makeSingle } from "../support/shop";

const yearMs = 365 * 24 * 3600 * 1000;

interface Line {
  orderNumber: string;
  itemId: number;
  token: string;
}

/** A line of an order that was delivered, with its customer's token. */
async function deliver(variantId: number): Promise<Line & { orderId: string }> {
  const { orderId, orderNumber, items } = await buy(owner, [variantId]);
  const token = signOrderToken({ orderId, linkEpoch: 1 }, Date.now() + yearMs);
  return { orderId, orderNumber, itemId: items[0] ?? 0, token };
}

const sendPhoto = (
  visitor: Visitor,
  { orderNumber, itemId, token }: Line,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> =>
  sendFile(visitor, `/api/reviews/photos?order=${orderNumber}&item=${itemId}&token=${token}`, body);

/** Writes a review past its form and staff. Returns its id. */
async function publishReview({ orderId, itemId }: Line & { orderId: string }): Promise<number> {
  const review = JSON.stringify({ stars: 3, title: "", body: "Mine is another one", fit: null });
  await owner.query("select public.save_review($1, $2, 0, $3, '{}')", [orderId, itemId, review]);
  const { rows } = await owner.query(
    "update public.reviews set status = 'published', published_at = now() where order_item_id = $1 returning id",
    [itemId],
  );
  return Number(rows[0].id);
}

const reviewsOf = async (itemId: number) =>
  rowsOf(await service.from("reviews").select("status, reports").eq("order_item_id", itemId));

it("takes a photo or a deletion only with the token of the line's own order", async () => {
  const visitor = new Visitor();
  const { variantId } = await makeSingle(owner);
  const [mine, other] = [await deliver(variantId), await deliver(variantId)];
  const photo = await plainPicture("#456", 400);
  for (const forged of [
    { ...mine, token: other.token },
    { ...mine, itemId: other.itemId },
    { ...mine, orderNumber: "KP-0000-0000-0000" },
  ])
    expect((await sendPhoto(visitor, forged, photo)).status).toBe(404);
  const sent = await sendPhoto(visitor, mine, photo);
  expect(sent.status).toBe(200);
  const { id, key } = await sent.json();

  await publishReview(other);
  const { orderNumber, itemId } = other;
  const deletion = { orderNumber, itemId, token: mine.token };
  expect(await visitor.act(deleteReviewAction, deletion)).toMatchObject({ ok: false, code: "not_found" });
  expect(await reviewsOf(itemId)).toMatchObject([{ status: "published" }]);

  const statusOf = async (path: string) => (await visitor.get(`/api/reviews/photos/${path}`)).status;
  expect(await statusOf(`${id}.webp?k=${key}`)).toBe(200);
  for (const wrong of [
    `${id}.webp`,
    `${id}.webp?k=${"A".repeat(43)}`,
    "..%2f..%2fx.webp",
    `${randomUUID()}.webp?k=${key}`,
  ])
    expect([wrong, await statusOf(wrong)]).toEqual([wrong, 404]);
});

it("refuses a hostile file with a message, and stores nothing of it", async () => {
  const visitor = new Visitor();
  const bought = await deliver((await makeSingle(owner)).variantId);
  for (const hostile of [
    "<html><script>alert(1)</script>",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "GIF89a/*<script>*/",
    "%PDF-1.7",
  ]) {
    const answer = await sendPhoto(visitor, bought, new TextEncoder().encode(hostile));
    expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringMatching(/\w{4}/)]);
  }
  const photos = await service.from("review_photos").select("id").eq("order_item_id", bought.itemId);
  expect(rowsOf(photos)).toEqual([]);
});

it("counts the reports of a visitor once", async () => {
  const bought = await deliver((await makeSingle(owner)).variantId);
  const report = { id: await publishReview(bought), reason: "offensive", note: "" };
  const [one, two] = [new Visitor(), new Visitor()];
  for (const visitor of [one, one, one, two])
    expect(await visitor.act(reportReviewAction, report)).toMatchObject({ ok: true });
  expect(await reviewsOf(bought.itemId)).toEqual([{ status: "published", reports: 2 }]);
  expect(await one.act(reportReviewAction, { ...report, reason: "boring" })).toMatchObject({ ok: false });
  expect(await one.act(reportReviewAction, { ...report, id: 999_999_999 })).toMatchObject({
    ok: false,
    code: "not_found",
  });
});
