import type { Browser, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { backend, rowOf, rowsOf } from "../support/backend";
import { PlainBrowser } from "../support/plain-browser";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { decisionOf, makeSubmission } from "../support/sent-designs";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

async function openAs(browser: Browser, role: "manager" | "packer", path: string): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, await makeStaff(role));
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

test("a packer finds a design, decides by one key, and the next one that waits opens @both", async ({
  page,
}) => {
  const first = await makeSubmission({ message: "For my sister's wedding" });
  const second = await makeSubmission();
  await signIn(page.context(), await makeStaff("packer"));
  await page.goto(`/admin/user-submissions?q=${encodeURIComponent(first.name)}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Last 30 days" })).toHaveCount(0);
  await main.getByRole("link", { name: first.name }).filter({ visible: true }).click();
  await page.waitForURL(`**${first.path}`);
  await page.waitForLoadState("networkidle");
  await expect(main.getByText("For my sister's wedding").first()).toBeVisible();
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await page.getByLabel("Note to its maker").fill("a lovely square");
  expect(await decisionOf(first.id)).toMatchObject({ status: "submitted" });
  await main.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("a");
  await expect(page.getByRole("status").getByText(`“${first.name}”: approved`)).toBeVisible();
  await page.waitForURL((url) => !url.pathname.endsWith(first.id));
  await expect(main).toBeFocused();
  expect(await decisionOf(first.id)).toMatchObject({ status: "approved", answer: "a lovely square" });

  await page.goto(second.path);
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("c");
  await expect(page.getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(main.getByText("Choose why")).toBeVisible();
  await page.getByRole("checkbox", { name: "Thin lines" }).check();
  await expect(main.getByText(/Make them thicker or larger/)).toBeVisible();
  // What the sticky bar covers is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("status").getByText(`“${second.name}”: changes asked for`)).toBeVisible();
  expect(await decisionOf(second.id)).toMatchObject({
    status: "changes_requested",
    reasons: ["thin_lines"],
  });
});

test("who comes second is told who was there, keeps their words, and a decision can be changed", async ({
  browser,
}) => {
  const { id, path, name } = await makeSubmission();
  const [one, two] = await Promise.all([openAs(browser, "packer", path), openAs(browser, "manager", path)]);
  await two.getByLabel("Note to its maker").fill("My own words");
  await one.getByRole("button", { name: "Take" }).click();
  await expect(one.getByText("You look at it.")).toBeVisible();

  await two.getByRole("button", { name: "Refuse" }).click();
  await two.getByRole("checkbox", { name: "Rights unclear" }).check();
  await two.keyboard.press("Control+Enter");
  await expect(two.getByRole("main").getByText(/ was here meanwhile/)).toBeVisible();
  await expect(two.getByRole("button", { name: "Take over" })).toBeVisible();
  await expect(two.getByLabel("Note to its maker")).toHaveValue("My own words");
  expect(await decisionOf(id)).toMatchObject({ status: "in_review" });
  await two.keyboard.press("Control+Enter");
  await expect(two.getByRole("status").getByText(`“${name}”: refused`)).toBeVisible();

  await two.goto(path);
  await two.waitForLoadState("networkidle");
  await two.keyboard.press("a");
  await expect(two.getByRole("status").getByText(`“${name}”: approved`)).toBeVisible();
  expect(await decisionOf(id)).toMatchObject({ status: "approved", reasons: [] });
  await one.context().close();
  await two.context().close();
});

test("an approved design that its maker offers becomes a draft product with pictures and prices", async ({
  browser,
}) => {
  const { id, path, name } = await makeSubmission({ mayPublish: true });
  const page = await openAs(browser, "manager", path);
  await expect(page.getByRole("button", { name: "Make a product draft" })).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(page.getByRole("status").getByText(`“${name}”: approved`)).toBeVisible();
  await page.goto(path);
  await page.getByRole("button", { name: "Make a product draft" }).click();
  await page.waitForURL(/\/admin\/products\/edit\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const { product_id: productId } = await decisionOf(id);
  const of = (table: "product_images" | "product_variants") =>
    backend.from(table).select("id, color").eq("product_id", Number(productId)).then(rowsOf);
  const product = backend.from("products").select("status, name, cut").eq("id", Number(productId));
  expect(rowOf(await product)).toEqual({ status: "draft", name, cut: "regular" });
  expect((await of("product_images")).map(({ color }) => color)).toEqual(["black"]);
  expect((await of("product_variants")).length).toBeGreaterThan(3);
  await page.goto(path);
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Make a product draft" })).toHaveCount(0);
  await page.context().close();
});

test("the print files of a design are for those who review, also before an order wants them", async ({
  browser,
}) => {
  const { path } = await makeSubmission();
  const page = await openAs(browser, "packer", path);
  const link = page.getByRole("link", { name: "Print files (ZIP)" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await answer.body()));
  expect(Object.keys(files)).toEqual(["front.png", "front.svg", "job.json"]);
  const size = { width: 3600, height: 4800, density: 300 };
  expect(await sharp(files["front.png"]).metadata()).toMatchObject({ ...size, hasAlpha: true });

  const side = await page.request.get(`${path}/prints/front.png`);
  expect(side.headers()).toMatchObject({ "content-type": "image/png", "cache-control": "private, no-store" });
  expect((await page.request.get(`${path}/prints/back.png`)).status()).toBe(404);
  const stranger = new PlainBrowser();
  for (const file of ["prints/front.png", "print-files.zip"])
    expect((await stranger.send(`${path}/${file}`)).headers.get("location")).toMatch("/auth?");
  await page.context().close();
});
