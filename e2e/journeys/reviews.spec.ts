import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { SEED_TIME } from "../../seed/seed-time";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { deliverTo, reviewOfItem } from "../support/reviews";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** A phone photo with the GPS position where it was taken. */
const photo = async () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: "#7a4530" } })
    .withExif({ IFD0: { Copyright: "12.9716 N 77.5946 E" } })
    .jpeg()
    .toBuffer();

const structuredOf = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts
        .map((script) => JSON.parse(script.textContent || "{}"))
        .find((data) => data.aggregateRating || data.hasVariant),
    );

test.describe("a file that is not an image", () => {
  test.use({ tolerated: [/422/] });

  test("a review with a photo, opened by a star in the email, appears on the product page once it is approved", {
    tag: "@phone",
  }, async ({ page, browser, buyer, tee }) => {
    const main = page.getByRole("main");
    const [title, body] = ["Lovely <b>print</b>", "Soft.\n<script>alert(1)</script>"];
    const reply = "Thank you, Meena.";
    const { orderId, itemId } = await deliverTo(tee, { email: buyer.email, name: "Meena Kumari Rao" });
    // The first of the invited customers: a run invites a hundred.
    const longAgo = new Date(Date.parse(SEED_TIME) - 18 * 86_400_000).toISOString();
    await backend.from("orders").update({ delivered_at: longAgo }).eq("order_id", orderId);
    await runJobs({ only: ["reviews"] });
    const mail = await nextOrderMail(buyer.email, "What do you think of your Kapas order?");
    await page.goto(mail.text.match(/4 ★: (\S+)/)?.[1] ?? "");
    expect(await reviewOfItem(itemId), `opening the form of ${orderId} writes nothing`).toBeNull();
    await expect(main.getByRole("radio", { name: "4 of 5: Good" })).toBeChecked();
    const send = main.getByRole("button", { name: "Submit review" });
    await send.click();
    await expect(main.getByText("Please write a few words")).toBeVisible();
    await main.getByText("Fits small").click();
    await main.getByLabel("Title").fill(title);
    await main.getByLabel("Your review").fill(body);
    await main.getByLabel("Photos of the item").setInputFiles([
      { name: "tee.jpg", mimeType: "image/jpeg", buffer: await photo() },
      { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>no picture</html>") },
    ]);
    await expect(main.getByText("page.jpg: This isn't a JPEG")).toBeVisible();
    await expect(main.getByRole("img", { name: "Your photo, 1 of 1" })).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/reviews/photos?*", async (route) => {
      await released;
      await route.continue();
    });
    await main
      .getByLabel("Photos of the item")
      .setInputFiles([{ name: "back.jpg", mimeType: "image/jpeg", buffer: await photo() }]);
    await send.click();
    release();
    await expect(main.getByText("Thank you for your review")).toBeVisible();

    const written = await reviewOfItem(itemId);
    expect(written).toMatchObject({
      stars: 4,
      fit: "fits_small",
      status: "pending",
      author_name: "Meena R.",
    });
    const { data: photos } = await backend.from("review_photos").select("id").eq("order_item_id", itemId);
    expect(photos, "the form waits for a photo that is still being sent").toHaveLength(2);
    const photoUrl = `/api/reviews/photos/${photos?.[0]?.id}.webp`;
    expect((await page.request.get(photoUrl)).status()).toBe(404);

    await approve(browser, Number(written?.id), reply);
    await page.goto(`/products/${tee.slug}`);
    await expect(main.getByRole("article").filter({ hasText: title }).last()).toContainText("Meena R.");
    await expect(main.getByText(reply)).toBeVisible();
    expect(await page.content()).not.toContain(buyer.email);
    const structured = await structuredOf(page);
    expect(structured.aggregateRating).toMatchObject({ reviewCount: expect.any(Number), bestRating: 5 });
    expect(structured.review).toContainEqual(
      expect.objectContaining({ reviewBody: body, author: { "@type": "Person", name: "Meena R." } }),
    );
    const shown = await page.request.get(photoUrl);
    expect(shown.headers()).toMatchObject({ "content-type": "image/webp" });
    expect((await shown.body()).toString("latin1")).not.toContain("77.5946");
    await page.goto(`/products/${tee.slug}/reviews/stars-4_size-${tee.size}`);
    await expect(main.getByText(title)).toBeVisible();
  });
});

/** Staff answer a review and publish it by its keyboard shortcut. */
async function approve(browser: Browser, reviewId: number, reply: string): Promise<void> {
  const context = await browser.newContext();
  await signIn(context, await makeStaff("editor"));
  const admin = await context.newPage();
  await admin.goto(`/admin/reviews/${reviewId}`);
  await expect(admin.getByRole("img", { name: "Customer photo, 1 of 2" })).toBeVisible();
  await admin.getByLabel("Reply from the shop").fill(reply);
  await admin.getByRole("button", { name: "Save reply" }).click();
  await expect(admin.getByRole("status").getByText("Reply saved")).toBeVisible();
  await admin.getByRole("heading", { level: 1 }).click();
  await admin.keyboard.press("a");
  await expect(admin.getByRole("status").getByText("Review published")).toBeVisible();
  await context.close();
}
