import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { makeCustomer } from "../support/customer";
import { commandDrawing, countDrawings, newPrompt, release, untilReleased } from "../support/image-control";
import { signIn } from "../support/sign-in";

/** The AI tool of somebody who has just signed in, with all credits of a day. */
async function openStudio(page: Page) {
  await signIn(page.context(), await makeCustomer());
  const designer = new DesignerPage(page);
  await designer.open();
  const panel = await designer.openTool("AI");
  await expect(panel.getByText("3 pictures left today, free of charge")).toBeVisible();
  return { designer, panel };
}

const askFor = async (panel: ReturnType<DesignerPage["panel"]>, prompt: string) => {
  await panel.getByLabel("What shall be drawn?").fill(prompt);
  await panel.getByRole("button", { name: "Draw it" }).click();
};

test("a guest is asked to sign in and comes back to the tool", async ({ page }) => {
  const designer = new DesignerPage(page);
  await designer.open();
  const panel = await designer.openTool("AI");
  await panel.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page.context(), await makeCustomer());
  await page.goto(new URL(page.url()).searchParams.get("next") ?? "");
  await expect(designer.panel("AI").getByRole("button", { name: "Draw it" })).toBeVisible();
  await expect(page).toHaveURL(/\/custom-design$/);
});

test("words become a picture that is placed as large as it prints well, and can be changed @both", async ({
  page,
}) => {
  const { designer, panel } = await openStudio(page);
  const prompt = newPrompt("an elephant with a lotus");
  await panel.getByText("Madhubani", { exact: true }).click();
  await askFor(panel, prompt);
  const place = panel.getByRole("button", { name: `Place on tee: ${prompt}` });
  await expect(place).toBeInViewport();
  await expect(page.locator("[data-part=art]").first()).toBeInViewport({ ratio: 0.5 });
  await expect(panel.getByTitle("Drawn by a machine")).toBeVisible();
  await expect(panel.getByText("2 pictures left today, free of charge")).toBeVisible();
  await expect(designer.spoken).toContainText("Your picture is drawn");
  await place.click();
  await expect(designer.stop(/^Picture, /)).toBeAttached();
  await expect(designer.dpi).toHaveText("150 dpi, fair");
  await expect(page.locator("[data-part=art] image")).toHaveAttribute("href", /api\/designs\/assets\//);

  await panel.getByRole("button", { name: `Try again with changes: ${prompt}` }).click();
  const words = panel.getByLabel("What shall be drawn?");
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(prompt);
  await expect(panel.getByText("Say what is different.")).toBeVisible();
  await expect(panel.getByRole("radio", { name: /^Madhubani/ })).toBeChecked();
  const { violations } = await new AxeBuilder({ page }).include("[data-part=panel]").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("a drawing goes on while the tab is closed", async ({ page, context }) => {
  const { panel } = await openStudio(page);
  const prompt = newPrompt("a slow tortoise");
  await commandDrawing(prompt, untilReleased);
  await askFor(panel, prompt);
  await expect(panel.getByText("Being drawn", { exact: true })).toBeVisible();
  await expect(panel.getByText("One picture at a time")).toBeVisible();
  await page.close();
  await release(prompt);

  const designer = new DesignerPage(await context.newPage());
  await designer.open();
  const again = await designer.openTool("AI");
  await expect(again.getByRole("button", { name: `Place on tee: ${prompt}` })).toBeVisible();
  expect(await countDrawings(prompt)).toBe(1);
});

test("who goes on without the tool is told when the picture is there", async ({ page }) => {
  const { panel } = await openStudio(page);
  const prompt = newPrompt("a cup of chai");
  await commandDrawing(prompt, untilReleased);
  await askFor(panel, prompt);
  await expect(panel.getByText("Being drawn", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Close AI" }).click();
  await release(prompt);
  await expect(page.getByText("Your picture is drawn").first()).toBeVisible();
});

test("what can't be drawn says why and what to do, and costs no credit @both", async ({
  page,
  tolerated,
}) => {
  // The browser notes each answer of 4xx.
  tolerated.push(/status of 422/);
  const { designer, panel } = await openStudio(page);
  await askFor(panel, "Virat K\u043ehli as a king");
  const refusal = "We don't draw real people. Describe somebody who does not exist.";
  await expect(panel.getByText(refusal)).toBeInViewport();
  await expect(panel.getByLabel("What shall be drawn?")).toBeFocused();
  await expect(designer.spoken).toContainText(refusal);
  for (const [behaviour, title] of [
    ["fail", "The drawing service did not answer."],
    ["refuse", "The drawing service refused these words."],
  ] as const) {
    const prompt = newPrompt("a lamp");
    await commandDrawing(prompt, { behaviour });
    await askFor(panel, prompt);
    const card = panel.getByRole("alert").filter({ hasText: prompt });
    await expect(card).toBeInViewport();
    await expect(card).toContainText(title);
    await expect(card).toContainText("Your credit is back.");
  }
  await expect(panel.getByText("3 pictures left today, free of charge")).toBeVisible();
  await panel.getByRole("button", { name: "Change the words" }).click();
  await expect(panel.getByLabel("What shall be drawn?")).toHaveValue(/^a lamp/);
});
