import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";
import { officeViolations, sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** Everything that machines and people read of the blog. */
const readers = [
  "/blog",
  "/blog.md",
  "/blog/rss.xml",
  "/blog/feed.json",
  "/sitemap",
  "/sitemaps/posts.xml",
  "/llms.txt",
  "/llms-full.txt",
];

/** Of all these, the addresses that show the post: its secret word, or in lists of addresses its own. */
async function placesOf(word: string, slug: string, more: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const path of [...readers, ...more]) {
    // Without its parameter Next redirects who asks for a page's data.
    const answers = [await get(path), await get(`${path}?_rsc`, { rsc: "1" })];
    const mark = path.startsWith("/sitemap") ? `/blog/${slug}` : word;
    if (answers.some(({ body }) => body.includes(mark))) found.push(path);
  }
  return found;
}

test("a post is written, is nowhere while it is a draft, and everywhere from its minute on", async ({
  page,
}) => {
  await signIn(page.context(), await makeStaff("editor"));
  // An address that somebody asks for is on the page that says that there is none, so the word is not in it.
  const word = `zebu${randomUUID().slice(0, 8)}`;
  const name = randomUUID().slice(0, 8);
  const slug = `a-post-called-${name}`;
  await page.goto("/admin/blog/new");
  await page.getByLabel("Title", { exact: true }).fill(`A post called ${name}`);
  await page.getByLabel("Summary").fill(`What ${word} is`);
  const text = page.getByLabel("Text", { exact: true });
  await text.fill(`## First\n\nReturns within {{return_days}}.\n\n`);
  await text.press("Control+End");
  await text.press("Control+b");
  await page.keyboard.type(word);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("region", { name: "Preview of Text" });
  await expect(preview.getByRole("heading", { name: "First" })).toBeVisible();
  await expect(preview).toContainText("Returns within 7 days.");
  await expect(preview.locator("strong")).toHaveText(word);
  await page.getByRole("button", { name: "Save post" }).click();
  await page.waitForURL(/\/admin\/blog\/\d+$/);
  await expect(page.getByLabel("Address")).toHaveValue(slug);
  expect(await officeViolations(page)).toEqual([]);
  const own = [`/blog/${slug}`, `/blog/${slug}.md`];
  expect(await placesOf(word, slug, own)).toEqual([]);

  await page.getByRole("radio", { name: /^Scheduled/ }).check();
  await page.getByLabel("Day and time").fill("2031-01-05T10:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("From 5 Jan 2031")).toBeVisible();
  await runJobs();
  expect(await placesOf(word, slug, own)).toEqual([]);

  const { error } = await backend
    .from("blog_posts")
    .update({ publish_at: new Date(Date.now() - 1000).toISOString() })
    .eq("slug", slug);
  expect(error).toBeNull();
  await runJobs();
  await expect(async () => {
    expect((await placesOf(word, slug, own)).sort()).toEqual([...readers, ...own].sort());
  }).toPass();

  await page.reload();
  await page.getByLabel("Address").fill(`${slug}-again`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Post saved")).toBeVisible();
  const moved = await get(`/blog/${slug}`);
  // Next sends the header twice with the answer that it keeps.
  const target = moved.headers.get("location")?.split(", ")[0];
  expect([moved.status, target]).toEqual([308, `/blog/${slug}-again`]);
  await page.goto(`/blog/${slug}-again`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toEqual([]);
});

test("two people write one post: the second sees both versions, and an earlier one can be put back", async ({
  page,
  browser,
}) => {
  await signIn(page.context(), await makeStaff("editor"));
  await page.goto("/admin/blog/new");
  const title = `Two hands ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Text", { exact: true }).fill("The first text");
  await page.getByRole("button", { name: "Save post" }).click();
  await page.waitForURL(/\/admin\/blog\/\d+$/);
  const otherPage = await browser.newPage();
  await signIn(otherPage.context(), await makeStaff("manager"));
  await otherPage.goto(page.url());
  await page.getByLabel("Text", { exact: true }).fill("The second text");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  // The message of the first save is still there, so it says nothing about this one; the bar goes when nothing is unsaved.
  await expect(save).toBeHidden();
  await otherPage.getByLabel("Text", { exact: true }).fill("Somebody else’s text");
  await otherPage.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = otherPage.getByRole("dialog");
  await expect(dialog.getByRole("group", { name: "Text" })).toContainText("The second text");
  await expect(dialog.getByRole("group", { name: "Text" })).toContainText("Somebody else’s text");
  await otherPage.close();

  await page.reload();
  await page
    .getByRole("button", { name: /^Look at the version/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Put it into the form" }).click();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("The first text");
  await page.getByLabel("Text", { exact: true }).fill("x".repeat(1_000_000));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/has 10,00,000 characters/).first()).toBeVisible();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/^x{1000000}$/);
});

test("an address without a page is seen at the SEO desk, and leads on after one press", async ({ page }) => {
  const name = `lost-${randomUUID().slice(0, 6)}`;
  expect((await get(`/collections/${name}`, { referer: "https://elsewhere.test/list" })).status).toBe(404);
  await signIn(page.context(), await makeStaff("editor"));
  // More wanted than what other tests have asked for.
  await expect(async () => {
    const { data } = await backend
      .from("missing_pages")
      .update({ hits: 9000 })
      .eq("path", `/collections/${name}`)
      .select("referrer");
    expect(data).toEqual([{ referrer: "elsewhere.test" }]);
  }).toPass();
  await page.goto("/admin/seo");
  const line = page.getByRole("listitem").filter({ hasText: name });
  await line.getByRole("link", { name: "Send elsewhere" }).click();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue(`/collections/${name}`);
  await page.getByLabel("To", { exact: true }).fill("https://evil.test");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await page.getByLabel("To", { exact: true }).fill("/none-such");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByText("The shop has no page at this address.").first()).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("/products?category=mens");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByText(`/collections/${name} →`)).toBeVisible();
  await expect(async () => {
    const reply = await get(`/Collections/${name}`);
    expect([reply.status, reply.headers.get("location")]).toEqual([
      308,
      expect.stringMatching(/\/products\?category=mens$/),
    ]);
  }).toPass();
  await page.getByRole("button", { name: "Check now" }).click();
  // A page of each type; one more when the newest post has a tag. The newest product may be another test's, without a picture.
  const verdicts = page.getByText(/^(Complete|\d+ to look at)$/);
  await expect.poll(() => verdicts.count()).toBeGreaterThanOrEqual(11);
  const missing = await page.getByText(/ is (required|recommended)$/).allTextContents();
  expect(missing.filter((what) => !/^Product(Group)?: image is recommended$/.test(what))).toEqual([]);
});
