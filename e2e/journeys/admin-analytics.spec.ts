import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { trackPath } from "../../lib/analytics/event";
import { expect, test } from "../fixtures";
import { runJobs } from "../support/jobs";
import { actAsPerson, drawAs } from "../support/person";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

interface Sent {
  eventType: string;
  sessionId: string;
}

/** The event reports sent by this page. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith(trackPath)) return;
    const events: Sent[] = JSON.parse(request.postData() ?? "[]");
    sent.push(...events);
  });
  return sent;
}

/** Waits until an event of this type is being sent. */
const reported = (page: Page, eventType: string) =>
  page.waitForRequest(
    (request) => request.url().endsWith(trackPath) && (request.postData() ?? "").includes(`"${eventType}"`),
  );

test("a visit from search to cart is reported without storing its name, and appears in the dashboard", async ({
  page,
  tee,
  browser,
}) => {
  const source = `e2e-${randomUUID().slice(0, 8)}`;
  await actAsPerson(page.context());
  // No popup: this visitor is in its control group.
  await drawAs(page.context(), 0);
  const sent = listen(page);
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    const text = await response.text().catch(() => "");
    if (text.includes(trackPath)) sizes.push(gzipSync(text).length);
  });
  let next = reported(page, "search");
  await page.goto(`/products?q=${encodeURIComponent("xqzvvw jjkkq")}&utm_source=${source}`);
  await next;
  next = reported(page, "product_view");
  await page.goto(`/products/${tee.slug}?color=${tee.color}&size=${tee.size}&utm_source=${source}`);
  await next;
  next = reported(page, "cart");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await next;
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = JSON.stringify(await page.context().cookies());
  expect(storage + cookies, "the name of a visit").not.toContain(sent[0]?.sessionId);
  // The reporting script, which shares a file with the consent answer.
  expect(sizes[0]).toBeLessThanOrEqual(5000 + 1400);

  await runJobs({ only: ["analytics"] });
  const admin = await browser.newPage();
  await signIn(admin.context(), await makeStaff("manager"));
  await admin.goto("/admin/analytics?range=1h");
  const sources = admin.getByRole("region", { name: "Sources" });
  await expect(sources.getByRole("row", { name: new RegExp(source) })).toHaveText(`${source}20`);
  await admin.close();
});
