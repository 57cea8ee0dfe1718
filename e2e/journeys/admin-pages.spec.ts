import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { get } from "../support/http";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an editor changes a content page that visitors see at once, restores its first version, and redirects an address without a page", async ({
  page,
}) => {
  const heading = `Investors and ${randomUUID().slice(0, 8)}`;
  await signIn(page.context(), await makeStaff("editor"));
  await page.goto("/admin/pages");
  await page.getByRole("main").getByRole("link", { name: "Investors" }).click();
  await page.waitForURL("**/admin/pages/investor");
  const field = page.getByLabel("Heading", { exact: true });
  await expect(field).not.toHaveValue("");
  const before = await field.inputValue();
  await field.fill(heading);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("Page saved and live")).toBeVisible();
  expect((await get("/investor")).body).toContain(heading);

  await page.reload();
  await page
    .getByRole("button", { name: /Default text/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Restore to the form" }).click();
  await expect(field).toHaveValue(before);
  await save.click();
  await expect(page.getByText("Page saved and live")).toBeVisible();
  expect((await get("/investor")).body).not.toContain(heading);

  const name = `lost-${randomUUID().slice(0, 6)}`;
  expect((await get(`/collections/${name}`, { referer: "https://elsewhere.test/list" })).status).toBe(404);
  await page.goto("/admin/seo");
  const line = page.getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText("elsewhere.test");
  await line.getByRole("link", { name: "Redirect elsewhere" }).click();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue(`/collections/${name}`);
  await page.getByLabel("To", { exact: true }).fill("/none-such");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByText("The shop has no page at this URL.").first()).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("/products?category=mens");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByText(`/collections/${name} → /products?category=mens`)).toBeVisible();
});
