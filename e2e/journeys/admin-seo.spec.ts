import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { get } from "../support/http";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an address without a page is listed for the editor, who redirects it to a page of the shop", async ({
  page,
}) => {
  const name = `lost-${randomUUID().slice(0, 6)}`;
  expect((await get(`/collections/${name}`, { referer: "https://elsewhere.test/list" })).status).toBe(404);
  await signIn(page.context(), await makeStaff("editor"));
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
  await expect(page.getByText(`/collections/${name} →`)).toBeVisible();
  // Each instance rereads the redirects every five seconds.
  const ask = () => get(`/Collections/${name}`);
  await expect.poll(async () => (await ask()).status).toBe(308);
  expect((await ask()).headers.get("location")).toMatch(/\/products\?category=mens$/);
});
