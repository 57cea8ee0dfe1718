import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { get } from "../support/http";
import { nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { deliverTo, publishReview, reviewOfItem } from "../support/reviews";
import { officeViolations, sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** A photo as a phone takes it, with the place where it was taken. */
const photo = async () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: "#7a4530" } })
    .withExif({ IFD0: { Copyright: "12.9716 N 77.5946 E" } })
    .jpeg()
    .toBuffer();

async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, await makeStaff("editor"));
  return context.newPage();
}

const structuredOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts
        .map((script) => JSON.parse(script.textContent || "{}"))
        .find((data) => data.aggregateRating || data.hasVariant),
    );

test.describe("a buyer", () => {
  // What is no picture.
  test.use({ tolerated: [/422/] });
  test("a review with a photo is read by staff, then stands on the product's page and in its structured data @both", async ({
    page,
    browser,
    tee,
  }) => {
    const customer = await makeCustomer();
    // Words of its own: the product may have such a review of another run already.
    const mark = randomUUID().slice(0, 8);
    const [title, reply] = [`Lovely <b>print</b> ${mark}`, `Thank you, Meena, for ${mark}.`];
    const body = `Soft ${mark}.\n<script>alert(1)</script>`;
    const { orderId, itemId } = await deliverTo(tee, {
      ...{ email: customer.email, userId: customer.id, name: "Meena Kumari Rao" },
    });
    await signIn(page.context(), customer);
    await page.goto("/account/reviews");
    const main = page.getByRole("main");
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
    await page.goto(`/order-details/${orderId}`);
    await main.getByRole("link", { name: "Write a review" }).click();
    await page.waitForURL("**/review/**");
    await main.getByRole("button", { name: "Send the review" }).click();
    await expect(main.getByText("Please choose how many stars")).toBeVisible();
    await expect(main.getByText("Please write a few words")).toBeVisible();
    await main.locator("label").filter({ hasText: "4 of 5: Good" }).click();
    await main.getByText("Fits small").click();
    await main.getByLabel("In a few words").fill(title);
    await main.getByLabel("Your review").fill(body);
    await main.getByLabel("Photos of the piece").setInputFiles([
      { name: "tee.jpg", mimeType: "image/jpeg", buffer: await photo() },
      { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>no picture</html>") },
    ]);
    await expect(main.getByText("page.jpg: This is no JPEG")).toBeVisible();
    await expect(main.getByRole("img", { name: "Yours, 1 of 1" })).toBeVisible();
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
    // The press waits for a photo that is still on its way.
    await page.route("**/api/reviews/photos?*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await main
      .getByLabel("Photos of the piece")
      .setInputFiles([{ name: "back.jpg", mimeType: "image/jpeg", buffer: await photo() }]);
    await main.getByRole("button", { name: "Send the review" }).click();
    await expect(main.getByText("Thank you for your review")).toBeVisible();

    const written = await reviewOfItem(itemId);
    expect(written).toMatchObject({
      stars: 4,
      fit: "fits_small",
      status: "pending",
      author_name: "Meena R.",
    });
    const { data: kept } = await backend.from("review_photos").select("id").eq("order_item_id", itemId);
    expect(kept).toHaveLength(2);
    const photoUrl = `/api/reviews/photos/${kept?.[0]?.id}.webp`;
    expect((await page.request.get(photoUrl)).status()).toBe(404);

    const desk = await openDesk(browser);
    await desk.goto(`/admin/reviews/${written?.id}`);
    await desk.waitForLoadState("networkidle");
    await expect(desk.getByRole("img", { name: "From the buyer, 1 of 2" })).toBeVisible();
    await expect(desk.getByText(customer.email)).toHaveCount(0);
    expect([...(await officeViolations(desk)), ...(await sidewaysScroll(desk))]).toEqual([]);
    await desk.getByLabel("Answer of the shop").fill(reply);
    await desk.getByRole("button", { name: "Save the answer" }).click();
    await expect(desk.getByRole("status").getByText("The answer is saved")).toBeVisible();
    await desk.getByRole("heading", { level: 1 }).click();
    await desk.keyboard.press("a");
    await expect(desk.getByRole("status").getByText("The review is published")).toBeVisible();

    await expect(async () => {
      await page.goto(`/products/${tee.slug}`);
      await expect(main.getByText(reply)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(main.getByText(title)).toBeVisible();
    await expect(main.getByRole("article").filter({ hasText: title }).last()).toContainText("Meena R.");
    expect(await page.content()).not.toContain(customer.email);
    const structured = await structuredOf(page);
    expect(structured.aggregateRating).toMatchObject({ reviewCount: expect.any(Number), bestRating: 5 });
    expect(structured.review).toContainEqual(
      expect.objectContaining({
        reviewBody: body,
        author: { "@type": "Person", name: "Meena R." },
      }),
    );
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
    const shown = await page.request.get(photoUrl);
    expect(shown.headers()).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=3600",
    });
    expect((await shown.body()).toString("latin1")).not.toContain("77.5946");

    await page.goto("/account/reviews");
    await expect(main.getByText("Published")).toBeVisible();
  });
});

test("a guest opens the form by a star of the mail, which writes nothing, and finds the review in a second tab", async ({
  page,
  context,
  buyer,
  tee,
}) => {
  const { orderId, itemId } = await deliverTo(tee, { email: buyer.email, name: "Leela Das" });
  const longAgo = new Date(Date.now() - 6 * 86_400_000).toISOString();
  await backend.from("orders").update({ delivered_at: longAgo }).eq("order_id", orderId);
  await runJobs();
  const mail = await nextOrderMail(buyer.email, "What do you think of your Kapas order?");
  expect(mail.text).toContain("Unsubscribe:");
  const link = mail.text.match(/4 ★: (\S+)/)?.[1] ?? "";
  const url = new URL(link);
  await page.goto(url.pathname + url.search);
  expect(await reviewOfItem(itemId)).toBeNull();
  const main = page.getByRole("main");
  await expect(main.getByRole("radio", { name: "4 of 5: Good" })).toBeChecked();
  const second = await context.newPage();
  await second.goto(url.pathname + url.search);
  await main.getByLabel("Your review").fill("Fits well.");
  await main.getByRole("button", { name: "Send the review" }).click();
  await expect(main.getByText("Thank you for your review")).toBeVisible();

  const other = second.getByRole("main");
  await other.getByLabel("Your review").fill("Written again.");
  await other.getByRole("button", { name: "Send the review" }).click();
  await expect(other.getByText("This piece has been reviewed already")).toBeVisible();
  await expect(other.getByLabel("Your review")).toHaveValue("Written again.");
  expect(await reviewOfItem(itemId)).toMatchObject({ stars: 4, body: "Fits well.", rev: 1 });
  await second.reload();
  // It comes with the page's scripts.
  await expect(other.getByRole("button", { name: "Add photos" })).toBeVisible();
  await other.getByLabel("Your review").fill("Fits well, after a wash too.");
  await other.getByRole("button", { name: "Save the review" }).click();
  await expect(other.getByText("Thank you for your review")).toBeVisible();
  expect(await reviewOfItem(itemId)).toMatchObject({ body: "Fits well, after a wash too.", rev: 2 });

  await second.reload();
  await other.getByText("Delete this review").click();
  await other.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(other.getByRole("heading", { name: "Write a review" })).toBeVisible();
  expect(await reviewOfItem(itemId)).toBeNull();
});

test("a piece that comes back can't be reviewed, nor one of somebody else's order", async ({
  page,
  buyer,
  tee,
}) => {
  const mine = await deliverTo(tee, { email: buyer.email });
  const { data: order } = await backend.from("orders").select("id").eq("order_id", mine.orderId).single();
  const asked = await backend.rpc("request_return", {
    p_order_id: order?.id ?? "",
    p_kind: "return",
    p_lines: [{ order_item_id: mine.itemId, quantity: 1, exchange_variant_id: null }],
    p_reason: "Too small",
    p_upi_id: "asha@okbank",
  });
  expect(asked.error).toBeNull();
  await page.goto(mine.path);
  await expect(page.getByText("This piece comes back to us, so it can't be reviewed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the review" })).toHaveCount(0);
  const answer = await page.request.get(mine.path.replace(/token=.*/, "token=nobody"));
  expect(answer.status()).toBe(404);
});

test("works without scripts, apart from photos", async ({ browser, buyer, tee, baseURL }) => {
  const { path, itemId } = await deliverTo(tee, { email: buyer.email });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(path, baseURL).href);
  await page.getByLabel("Your review").fill("Plain, and good.");
  await page.getByRole("button", { name: "Send the review" }).click();
  await expect(page.getByText("Please choose how many stars")).toBeVisible();
  await expect(page.getByLabel("Your review")).toHaveValue("Plain, and good.");
  await page.locator("label").filter({ hasText: "5 of 5: Excellent" }).click();
  await page.getByRole("button", { name: "Send the review" }).click();
  await expect(page.getByText("Thank you for your review")).toBeVisible();
  expect(await reviewOfItem(itemId)).toMatchObject({ stars: 5, body: "Plain, and good." });
  await context.close();
});

test("everybody filters reviews by stars and size, and reports one once @both", async ({
  page,
  buyer,
  tee,
}) => {
  // In words of its own: the product may have such a review of another run already.
  const body = `Cheaper at my shop, ask for ${buyer.email}.`;
  const id = await publishReview(await deliverTo(tee, { email: buyer.email }), {
    ...{ stars: 2, title: "Call me", body, fit: "fits_small" },
  });
  const main = page.getByRole("main");
  for (const choice of ["stars-2", `stars-2_size-${tee.size}`]) {
    const path = `/products/${tee.slug}/reviews/${choice}`;
    // Kept pages are made anew within seconds.
    await expect(async () => expect((await get(path)).body).toContain(body)).toPass();
    await page.goto(path);
    await expect(main.getByText(body)).toBeVisible();
  }
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  expect((await page.request.get(`/products/${tee.slug}/reviews/size-none`)).status()).toBe(404);
  expect((await page.request.get(`/products/${tee.slug}/reviews/page-90`)).status()).toBe(404);
  for (const _ of [1, 2]) {
    await page.goto(`/products/${tee.slug}/reviews/review-${id}`);
    await main.getByLabel("What is wrong with it?").selectOption({ label: "It is advertising" });
    await main.getByRole("button", { name: "Report this review" }).click();
    await expect(main.getByText("Somebody of the shop looks at it.")).toBeVisible();
  }
  const { data } = await backend.from("reviews").select("reports").eq("id", id).single();
  expect(data).toEqual({ reports: 1 });
});
