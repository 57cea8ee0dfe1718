import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import { trackPath } from "../../lib/analytics/event";
import { expect, test } from "../fixtures";
import { actAsPerson } from "../support/person";
import { faultsOn, officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

interface Sent {
  eventType: string;
  sessionId: string;
  clientContext: { path: string };
  eventData: Record<string, unknown>;
}

/** All that this browser tells of its visits. */
function listen(context: BrowserContext): Sent[] {
  const sent: Sent[] = [];
  context.on("request", (request) => {
    if (!request.url().endsWith("/api/track-unified-analytics")) return;
    const body: Sent[] = JSON.parse(request.postData() ?? "[]");
    sent.push(...body);
  });
  return sent;
}

const newSource = () => `e2e-${randomUUID().slice(0, 8)}`;

/** As a browser does when its page is closed: first it is hidden, which ends the measuring of its vitals. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
  });
}

test("a visit is told event by event, and the dashboard shows it @both", async ({ page, tee, browser }) => {
  const source = newSource();
  await actAsPerson(page.context());
  const sent = listen(page.context());
  const kinds = () => sent.map(({ eventType }) => eventType);
  await page.goto(`/products?q=${encodeURIComponent("xqzvvw jjkkq")}&utm_source=${source}`);
  await expect.poll(kinds).toContain("search");
  expect(sent.find(({ eventType }) => eventType === "search")?.eventData).toMatchObject({ results: 0 });
  await page.goto(`/products/${tee.slug}?color=${tee.color}&size=${tee.size}&utm_source=${source}`);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(kinds).toContain("product_view");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect.poll(kinds).toContain("cart");
  await leave(page);
  const told = ["page_view", "click", "web_vital", "scroll", "page_hidden", "page_unload"];
  await expect
    .poll(() => told.filter((kind) => !kinds().includes(kind)), { message: "not told" })
    .toEqual([]);
  expect(
    sent.filter(
      ({ eventType, clientContext }) =>
        eventType === "page_view" && clientContext.path === `/products/${tee.slug}`,
    ),
  ).toHaveLength(1);
  const [first] = sent;
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = JSON.stringify(await page.context().cookies());
  expect(kept + cookies, "the name of a visit").not.toContain(first?.sessionId);

  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(desk.context(), await makeStaff("manager"));
  const row = desk.getByRole("region", { name: "Sources" }).getByRole("row", { name: new RegExp(source) });
  await expect(async () => {
    await desk.goto("/admin/analytics?range=1h");
    await expect(row).toHaveText(`${source}20`, { timeout: 1000 });
  }).toPass();
  await expect(desk.getByRole("list").filter({ hasText: "Checkout" }).first()).toBeVisible();
  expect([...(await officeViolations(desk)), ...(await sidewaysScroll(desk))]).toEqual([]);
  await desk.goto("/admin/analytics?range=30d");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Analytics");
  expect([...(await officeViolations(desk)), ...(await sidewaysScroll(desk))]).toEqual([]);
  await desk.context().close();
});

test("machines, the back office and who has refused tell nothing", async ({ page, browser }) => {
  const sent = listen(page.context());
  await page.goto("/products");
  await page.waitForTimeout(4000);
  await leave(page);
  expect(sent).toEqual([]);

  const office = await browser.newContext();
  await actAsPerson(office);
  const told = listen(office);
  await signIn(office, await makeStaff("manager"));
  const desk = await office.newPage();
  await desk.goto("/admin");
  await desk.waitForTimeout(4000);
  await leave(desk);
  expect(told).toEqual([]);
  await office.close();

  const careful = await browser.newContext();
  await actAsPerson(careful);
  await careful.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const quiet = listen(careful);
  const visitor = await careful.newPage();
  await visitor.goto("/products");
  await visitor.waitForTimeout(4000);
  await leave(visitor);
  expect(quiet).toEqual([]);
  expect(await faultsOn(visitor)).toEqual([]);
  await careful.close();
});

test("what counts visits is 5 kB of scripts at most, beside the answer to the question that others read too", async ({
  page,
  context,
}) => {
  await actAsPerson(context);
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    const text = await response.text().catch(() => "");
    if (text.includes(trackPath)) sizes.push(gzipSync(text).length);
  });
  await page.goto("/about");
  await expect.poll(() => sizes.length).toBe(1);
  expect(sizes[0]).toBeLessThanOrEqual(5000 + 1400);
});
