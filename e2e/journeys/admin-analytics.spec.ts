import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { trackPath } from "../../lib/analytics/event";
import { expect, test } from "../fixtures";
import { runJobs } from "../support/jobs";
import { actAsPerson, drawAs } from "../support/person";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { readVisits } from "../support/visits";

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

/** Advances the page's clock until it has sent what it recorded, and waits for an event of this type. */
async function report(page: Page, sent: readonly Sent[], eventType: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect
    .poll(async () => {
      await page.clock.runFor("00:07");
      return sent.some((event) => event.eventType === eventType);
    }, eventType)
    .toBe(true);
}

const isIn = (lines: readonly string[]) => (text: string) => lines.some((line) => line.includes(text));

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
  await page.clock.install();
  await page.goto(`/products?q=${encodeURIComponent("xqzvvw jjkkq")}&utm_source=${source}`);
  await report(page, sent, "search");
  await page.goto(`/products/${tee.slug}?color=${tee.color}&size=${tee.size}&utm_source=${source}`);
  await report(page, sent, "product_view");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await report(page, sent, "cart");
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = JSON.stringify(await page.context().cookies());
  expect(storage + cookies, "the name of a visit").not.toContain(sent[0]?.sessionId);
  // The reporting script, which shares a file with the consent answer.
  expect(sizes[0]).toBeLessThanOrEqual(5000 + 1400);

  // The server writes events in batches.
  const visits = [...new Set(sent.map(({ sessionId }) => sessionId))];
  await expect.poll(async () => visits.filter(isIn(await readVisits()))).toEqual(visits);
  await runJobs({ only: ["analytics"] });
  const admin = await browser.newPage();
  await signIn(admin.context(), await makeStaff("manager"));
  await admin.goto("/admin/analytics?range=1h");
  const sources = admin.getByRole("region", { name: "Sources" });
  await expect(sources.getByRole("row", { name: new RegExp(source) })).toHaveText(`${source}20`);
  await admin.close();
});
