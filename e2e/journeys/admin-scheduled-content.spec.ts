import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { setClock } from "../support/clock";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test.use({ ownShop: "changed settings" });

/** The blog as people, bots and feed readers get it. */
const blogPaths = [
  "/blog",
  "/blog.md",
  "/blog/rss.xml",
  "/blog/feed.json",
  "/sitemap",
  "/sitemaps/posts.xml",
  "/llms.txt",
  "/llms-full.txt",
];

/** The paths whose page, or its data for client navigation, contains the word; for lists of addresses the slug. */
async function pathsWith(word: string, slug: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of [...blogPaths, `/blog/${slug}`, `/blog/${slug}.md`]) {
    const replies = [await get(path)];
    // Without this parameter Next redirects a request for a page's data.
    if (!path.includes(".")) replies.push(await get(`${path}?_rsc`, { rsc: "1" }));
    const mark = path.startsWith("/sitemap") ? `/blog/${slug}` : word;
    if (replies.some(({ body }) => body.includes(mark))) found.push(path);
  }
  return found;
}

test("a post and a section appear at their minute and on no page before it, and a section is previewed for its day, moved and deleted", async ({
  page,
}) => {
  await signIn(page.context(), await makeStaff("editor"));
  // The word is not in the address, because a page for an unknown address repeats it.
  const word = `zebu${randomUUID().slice(0, 8)}`;
  const name = randomUUID().slice(0, 8);
  const slug = `a-post-called-${name}`;
  await page.goto("/admin/blog/new");
  await page.getByLabel("Title", { exact: true }).fill(`A post called ${name}`);
  await page.getByLabel("Summary").fill(`What ${word} is`);
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("## First\n\nReturns within {{return_days}}.\n\n");
  await text.press("Control+End");
  await text.press("Control+b");
  await page.keyboard.type(word);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("region", { name: "Preview of Text" });
  await expect(preview).toContainText("Returns within 7 days.");
  await expect(preview.locator("strong")).toHaveText(word);
  await page.getByRole("button", { name: "Save post" }).click();
  await page.waitForURL(/\/admin\/blog\/\d+$/);
  await expect(page.getByLabel("URL")).toHaveValue(slug);
  expect(await pathsWith(word, slug)).toEqual([]);

  await page.getByRole("radio", { name: /^Scheduled/ }).check();
  await page.getByLabel("Publish date").fill("2026-11-27T15:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("From 27 Nov 2026")).toBeVisible();
  await setClock("2026-11-27T09:29:30Z");
  await runJobs({ only: ["search_engines"] });
  expect(await pathsWith(word, slug)).toEqual([]);

  await setClock("2026-11-27T09:30:01Z");
  await runJobs({ only: ["search_engines"] });
  expect(await pathsWith(word, slug)).toEqual([...blogPaths, `/blog/${slug}`, `/blog/${slug}.md`]);

  const heading = `About ${randomUUID().slice(0, 8)}`;
  const isShown = async () => (await get("/marketing")).body.includes(heading);
  await page.goto("/admin/marketing");
  await page.getByRole("link", { name: "Add to: Marketing page" }).click();
  await page.getByRole("link", { name: "Text", exact: true }).click();
  await page.getByRole("textbox", { name: /^Heading/ }).fill(heading);
  await page.getByLabel("Text", { exact: true }).fill("Send it back within {{return_days}}.");
  await page.getByRole("textbox", { name: /^Starts/ }).fill("2026-11-27T16:00");
  await page.getByRole("button", { name: "Add section" }).click();
  await page.waitForURL("**/admin/marketing");
  const row = page.getByRole("listitem").filter({ hasText: heading });
  await expect(row).toContainText("from 27 Nov 2026");

  await page.getByRole("link", { name: "Preview: Marketing page" }).click();
  await expect(page.getByRole("heading", { name: heading })).toHaveCount(0);
  await page.getByLabel("Show as of (IST)").fill("2026-11-27T16:00");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByText("Send it back within 7 days.").first()).toBeVisible();
  expect(await isShown()).toBe(false);

  await setClock("2026-11-27T10:30:01Z");
  await runJobs({ only: ["sections"] });
  expect(await isShown()).toBe(true);

  // The list shows a click at once, and is busy until the shop has saved it.
  const isSaved = () => expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page.goto("/admin/marketing");
  const rows = page.getByRole("region", { name: "Marketing page" }).getByRole("listitem");
  await expect(rows.last()).toContainText(heading);
  await row.getByRole("button", { name: /^Move .* up$/ }).click();
  await expect(page.getByRole("status").filter({ hasText: heading })).toContainText(/is now \d+ of \d+/);
  await isSaved();
  await page.reload();
  await expect(rows.nth(-2)).toContainText(heading);
  await row.getByRole("button", { name: /^Delete / }).click();
  await expect(row).toHaveCount(0);
  await isSaved();
  expect(await isShown()).toBe(false);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await isSaved();
  expect(await isShown()).toBe(true);
});
