import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** What visitors get of the marketing page, as a page and as data for a link within the shop. */
async function isShown(word: string): Promise<boolean> {
  const answers = [await get("/marketing"), await get("/marketing?_rsc", { rsc: "1" })];
  const shown = new Set(answers.map(({ body }) => body.includes(word)));
  expect(shown.size, "the page and its data agree").toBe(1);
  return shown.has(true);
}

const becomes = (word: string, isThere: boolean) =>
  expect(async () => expect(await isShown(word)).toBe(isThere)).toPass();

test("@phone a section is written, previewed, seen from its minute on, moved, hidden, deleted and brought back", async ({
  page,
}) => {
  await signIn(page.context(), await makeStaff("editor"));
  // The list shows a press at once, and is busy until the shop has it.
  const isSaved = () => expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const word = `zebu${randomUUID().slice(0, 8)}`;
  await page.goto("/admin/marketing");
  await page.getByRole("link", { name: "Add to: Marketing page" }).click();
  await page.getByRole("link", { name: "Text", exact: true }).click();
  await page.getByRole("button", { name: "Add section" }).click();
  await expect(page.getByText("Write the text").first()).toBeVisible();
  await page.getByRole("textbox", { name: /^Heading/ }).fill(`About ${word}`);
  await page.getByLabel("Text", { exact: true }).fill("Send it back within {{return_days}}.");
  await page.getByRole("textbox", { name: /^Button/ }).fill("See it");
  await page.getByRole("textbox", { name: /^It leads to/ }).fill("javascript:alert(1)");
  await page.getByRole("textbox", { name: /^From/ }).fill("2031-01-05T10:00");
  await page.getByRole("button", { name: "Add section" }).click();
  await expect(page.getByText("Type an address of the shop").first()).toBeVisible();
  await page.getByRole("textbox", { name: /^It leads to/ }).fill("/products");
  await page.getByRole("button", { name: "Add section" }).click();
  await page.waitForURL("**/admin/marketing");
  const row = page.getByRole("listitem").filter({ hasText: word });
  await expect(row).toContainText("Not yet");
  await expect(row).toContainText("from 5 Jan 2031");
  expect(await isShown(word)).toBe(false);

  await page.getByRole("link", { name: "Preview: Marketing page" }).click();
  await expect(page.getByText("Nobody else sees this page.")).toBeVisible();
  await expect(page.getByRole("heading", { name: `About ${word}` })).toHaveCount(0);
  await page.getByLabel("As it is on, in Indian time").fill("2031-01-05T10:00");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { name: `About ${word}` })).toBeVisible();
  await expect(page.getByText("Send it back within 7 days.").first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Marketing" }).click();

  await runJobs();
  expect(await isShown(word)).toBe(false);
  const { error } = await backend
    .from("marketing_sections")
    .update({ starts_at: new Date(Date.now() + 1000).toISOString() })
    .eq("words->>title", `About ${word}`);
  expect(error).toBeNull();
  await page.waitForTimeout(1100);
  await runJobs();
  await becomes(word, true);

  await page.reload();
  await row.getByRole("button", { name: /^Move .* up$/ }).click();
  await row.getByRole("button", { name: /^Move .* up$/ }).click();
  await expect(page.getByRole("status").filter({ hasText: word })).toContainText(/is now \d+ of \d+/);
  await isSaved();
  const rows = page.getByRole("region", { name: "Marketing page" }).getByRole("listitem");
  const place = await rows.evaluateAll(
    (all, text) => all.findIndex((one) => one.textContent?.includes(text)),
    word,
  );
  expect(await rows.count()).toBeGreaterThan(place + 2);
  await expect(async () => {
    await page.reload();
    await expect(rows.nth(place)).toContainText(word);
  }).toPass();

  expect(await sidewaysScroll(page)).toEqual([]);

  await row.getByRole("button", { name: /^Hide / }).click();
  await expect(row).toContainText("Hidden");
  await isSaved();
  await becomes(word, false);
  await row.getByRole("button", { name: /^Show / }).click();
  await expect(row).toContainText("Visible");
  await isSaved();
  await becomes(word, true);

  await row.getByRole("button", { name: /^Delete / }).click();
  await expect(row).toHaveCount(0);
  // A message that is pointed at stays until visitors have the page without it.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.hover();
  await isSaved();
  await becomes(word, false);
  await undo.click();
  await expect(rows.nth(place)).toContainText(word);
  await isSaved();
  await becomes(word, true);
  await backend.from("marketing_sections").delete().eq("words->>title", `About ${word}`);
});
