import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend, changePrice } from "../support/backend";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";
import { makePost } from "../support/posts";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

const isReady = (page: Page) => expect(page.locator("main fieldset:disabled:has(*)")).toHaveCount(0);

test("a product inside a post has today's price", async ({ page, tee }) => {
  const { id, slug } = await makePost({ body: `Look:\n\n::product{value="${tee.slug}"}` });
  await runJobs();
  await page.goto(`/blog/${slug}`);
  await expect(page.locator("article").getByRole("link", { name: tee.name })).toBeVisible();
  const priceShown = async () => /tabular-nums">[^₹]*(₹[\d,.]+)/.exec((await get(`/blog/${slug}`)).body)?.[1];
  const before = await priceShown();
  expect(before).toMatch(/^₹\d/);
  await changePrice(tee.productId, tee.price + 111);
  await runJobs();
  await expect.poll(priceShown).not.toBe(before);
  await changePrice(tee.productId, tee.price);
  await backend.from("blog_posts").delete().eq("id", id);
});

test("what two tabs typed and nobody saved is there on another computer, and a stale save says who and when", async ({
  page,
  browser,
}) => {
  const word = `guava${randomUUID().slice(0, 8)}`;
  const { id } = await makePost({ publishAt: null });
  const editor = await makeStaff("editor");
  await signIn(page.context(), editor);
  const other = await page.context().newPage();
  for (const [tab, text] of [
    [page, "from the first tab"],
    [other, "from the second tab"],
  ] as const) {
    await tab.goto(`/admin/blog/${id}`);
    await isReady(tab);
    await tab.getByLabel("Text", { exact: true }).fill(`${word} ${text}`);
    await expect(tab.getByText(/^What you typed is kept/)).toBeVisible();
  }

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, editor);
  const third = await elsewhere.newPage();
  await third.goto(`/admin/blog/${id}`);
  await isReady(third);
  await expect(third.getByRole("heading", { name: "Typed and not saved" })).toBeVisible();
  const looks = third.getByRole("button", { name: /^Look at what/ });
  await expect(looks).toHaveCount(2);
  await looks.last().click();
  const dialog = third.getByRole("dialog");
  await expect(dialog).toContainText(`${word} from the first tab`);
  expect(await officeViolations(third)).toEqual([]);
  await dialog.getByRole("button", { name: "Put it into the form" }).click();
  await third.getByRole("button", { name: "Save", exact: true }).click();
  await expect(third.getByText("Post saved")).toBeVisible();
  await elsewhere.close();

  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("dialog", { name: /saved this in the meantime/ })).toContainText(
    /That was \d+ \w+, \d+:\d\d [ap]m/,
  );
  await expect(other.getByRole("dialog")).toContainText(`${word} from the second tab`);
  await other.getByRole("button", { name: "Back to the form" }).click();
  await expect(other.getByLabel("Text", { exact: true })).toHaveValue(`${word} from the second tab`);
});

test("a long post fits on a phone, in the shop and at the desk @phone", async ({ page }) => {
  const { id, slug } = await makePost({
    title: `W${"o".repeat(60)}w ${"very ".repeat(9)}long`,
    body: `## ${"Endless".repeat(20)}\n\n| a | b | c | d |\n|---|---|---|---|\n| ${"wide ".repeat(20)} | 2 | 3 | ${"x".repeat(80)} |`,
  });
  await signIn(page.context(), await makeStaff("editor"));
  for (const path of [`/blog/${slug}`, "/blog", "/admin/blog", `/admin/blog/${id}`, "/admin/blog/authors"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sidewaysScroll(page), path).toEqual([]);
  }
  await backend.from("blog_posts").delete().eq("id", id);
});

test("a post of a megabyte is refused in words, and stays in the form over a reload", async ({ page }) => {
  const { id } = await makePost({ publishAt: null });
  await signIn(page.context(), await makeStaff("editor"));
  await page.goto(`/admin/blog/${id}`);
  await isReady(page);
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("word ".repeat(210_000));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/60,000 are the most/).first()).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await isReady(page);
  expect((await text.inputValue()).length).toBe(1_050_000);
});
