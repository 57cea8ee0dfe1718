import { expect, test } from "../fixtures";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** Runs at both widths: a row is a card on a phone. */
test("a list is searched by words and fields, and a search is kept as a tab", { tag: "@both" }, async ({
  page,
}) => {
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin/products");
  const main = page.getByRole("main");
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await page.keyboard.press("/");
  await page.keyboard.type("tee status:published colour:red price:400..600");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("alert")).toContainText(
    "There is no field “colour”. You can use status, category",
  );
  await expect(main.getByRole("link", { name: "Remove Price: from 400 to 600" })).toBeVisible();
  expect(await officeViolations(page)).toEqual([]);
  await expect(main).toContainText("No products fit this search.");
  await main.getByRole("searchbox").fill("tee status:published price:400..600");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("alert")).toHaveCount(0);
  const found = main.getByText(/^\d+ products$/);
  const before = Number.parseInt((await found.textContent()) ?? "", 10);
  expect(before).toBeGreaterThan(5);

  await main.getByRole("link", { name: "Remove “tee”" }).click();
  await expect(main.getByRole("searchbox")).toHaveValue(
    /^status:published colour:red price:400..600$|^status:published price/,
  );
  await main.getByRole("button", { name: "Save view" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog).toContainText("Give the view a name.");
  expect(await officeViolations(page)).toEqual([]);
  await dialog.getByLabel("Name").fill("Cheap ones");
  await dialog.getByRole("button", { name: "Save view" }).click();
  const tabs = main.getByRole("navigation", { name: "Views" });
  await expect(tabs.getByRole("link", { name: "Cheap ones" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: /^All/ }).click();
  await expect(main.getByRole("searchbox")).toHaveValue("");
  await main
    .getByRole("checkbox", { name: /^Select / })
    .filter({ visible: true })
    .nth(1)
    .check();
  await expect(main.getByRole("region", { name: "Selection" })).toContainText("1 selected");
  expect(await officeViolations(page)).toEqual([]);
  await tabs.getByRole("link", { name: "Cheap ones" }).click();
  await expect(main.getByRole("searchbox")).toHaveValue(/status:published/);
  await tabs.getByRole("button", { name: "Delete the view Cheap ones" }).click();
  await expect(tabs.getByRole("link", { name: "Cheap ones" })).toHaveCount(0);
});

test("a list is turned page by page in its order, there and back", async ({ page }) => {
  await signIn(page.context(), await makeStaff());
  const main = page.getByRole("main");
  const totals = async () =>
    (await main.locator("tbody tr td:nth-last-child(2)").allTextContents()).map((text) =>
      Number(text.replace(/[₹,]/g, "")),
    );
  // Another test may place a large order between two pages.
  await expect(async () => {
    await page.goto("/admin/orders?sort=-total");
    const first = await totals();
    expect(first).toHaveLength(50);
    expect(first).toEqual(first.toSorted((a, b) => b - a));
    await main.getByRole("link", { name: "Next" }).click();
    await page.waitForURL(/after=/);
    const second = await totals();
    expect(second[0]).toBeLessThanOrEqual(first.at(-1) ?? 0);
    await main.getByRole("link", { name: "Previous" }).click();
    await page.waitForURL(/before=/);
    expect(await totals()).toEqual(first);
  }).toPass();
  await main.getByRole("link", { name: "Total" }).click();
  await page.waitForURL(/sort=total/);
  const upwards = await totals();
  expect(upwards).toEqual(upwards.toSorted((a, b) => a - b));
});

test("each number of the overview is a link to as many rows", async ({ page }) => {
  await signIn(page.context(), await makeStaff());
  const main = page.getByRole("main");
  const needs = page.getByRole("region", { name: "Needs a hand" });
  await page.goto("/admin");
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  const found = main.locator("[data-slot=list-count]");
  const names = await needs.getByRole("link").locator("> span + span > span:first-child").allTextContents();
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    // Other tests place and pay orders between the two pages.
    await expect(async () => {
      await page.goto("/admin");
      const link = needs.getByRole("link").filter({ hasText: name });
      const count = Number.parseInt((await link.textContent()) ?? "", 10);
      await link.click();
      await expect(found).toHaveText(new RegExp(`^${count} `));
    }).toPass();
  }
});
