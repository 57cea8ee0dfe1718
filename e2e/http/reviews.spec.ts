import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { backend } from "../support/backend";
import { act } from "../support/design-actions";
import { shopUrl } from "../support/env";
import { PlainBrowser } from "../support/plain-browser";
import { type Delivered, deliverTo, publishReview, reviewOfItem } from "../support/reviews";
import { type Tee, takeTee } from "../support/tees";

const deliver = (tee: Tee): Promise<Delivered> => deliverTo(tee, { email: `${randomUUID()}@kapas.test` });

const send = (browser: PlainBrowser, { orderId, itemId, token }: Delivered, body: Uint8Array<ArrayBuffer>) =>
  browser.send(`/api/reviews/photos?order=${orderId}&item=${itemId}&token=${token}`, {
    method: "POST",
    headers: { origin: shopUrl, "content-type": "application/octet-stream" },
    body,
  });

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 400, height: 400, channels: 3, background: "#456" } })
      .png()
      .toBuffer(),
  );

test("neither photo nor deletion works with a forged link, and a photo of one line is no photo of another", async ({
  browserName: _,
}, { parallelIndex, config }) => {
  const visitor = new PlainBrowser();
  const tee = await takeTee();
  const [mine, other] = [await deliver(tee), await deliver(tee)];
  for (const forged of [
    { ...mine, token: other.token },
    { ...mine, itemId: other.itemId },
    { ...mine, orderId: "KP-0000-0000-0000" },
  ])
    expect((await send(visitor, forged, await photo())).status).toBe(404);
  const sent = await send(visitor, mine, await photo());
  expect(sent.status).toBe(200);
  const { id, key } = await sent.json();
  await publishReview(other, { stars: 3, body: "Mine is another one" });
  expect(
    await act(visitor, "deleteReviewAction", {
      orderNumber: other.orderId,
      token: mine.token,
      itemId: other.itemId,
    }),
  ).toMatchObject({
    ...{ ok: false, code: "not_found" },
  });
  expect(await reviewOfItem(other.itemId)).toMatchObject({ status: "published" });
  const shown = (path: string) => visitor.send(`/api/reviews/photos/${path}`).then(({ status }) => status);
  expect([await shown(`${id}.webp`), await shown(`${id}.webp?k=${"A".repeat(43)}`)]).toEqual([404, 404]);
  expect(await shown(`${id}.webp?k=${key}`)).toBe(200);
  expect([await shown("..%2f..%2fx.webp"), await shown(`${randomUUID()}.webp?k=${key}`)]).toEqual([404, 404]);
});

test("a hostile file is refused in words, and nothing of it is kept", async ({ browserName: _ }, {
  parallelIndex,
  config,
}) => {
  const visitor = new PlainBrowser();
  const bought = await deliver(await takeTee());
  for (const hostile of [
    "<html><script>alert(1)</script>",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "GIF89a/*<script>*/",
    "%PDF-1.7",
  ]) {
    const answer = await send(visitor, bought, new TextEncoder().encode(hostile));
    expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringMatching(/\w{4}/)]);
  }
  const { count } = await backend
    .from("review_photos")
    .select("id", { count: "exact", head: true })
    .eq("order_item_id", bought.itemId);
  expect(count).toBe(0);
});

test("words are kept as words, whoever sends them, and a visitor's reports count once", async ({
  browserName: _,
}, { parallelIndex, config }) => {
  const tee = await takeTee();
  const bought = await deliver(tee);
  const id = await publishReview(bought, { stars: 1, body: "<img src=x onerror=alert(1)>" });
  await expect(async () => {
    const html = await (await fetch(`${shopUrl}/products/${tee.slug}/reviews/review-${id}`)).text();
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
  }).toPass();
  const [one, two] = [new PlainBrowser(), new PlainBrowser()];
  const report = { id, reason: "offensive", note: "" };
  for (const visitor of [one, one, one, two])
    expect(await act(visitor, "reportReviewAction", report)).toMatchObject({ ok: true });
  expect(await reviewOfItem(bought.itemId)).toMatchObject({ reports: 2, status: "published" });
  expect(await act(one, "reportReviewAction", { ...report, reason: "boring" })).toMatchObject({ ok: false });
  expect(await act(one, "reportReviewAction", { ...report, id: 999_999_999 })).toMatchObject({
    ok: false,
    code: "not_found",
  });
});
