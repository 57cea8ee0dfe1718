import { expect, test } from "../fault-fixtures";
import { WishlistPage } from "../pages/wishlist-page";
import { makeCustomer } from "../support/customer";

test.use({ tolerated: [/React error #441|Failed to load resource.*\/api\/session/] });

test("when the session can't be verified, Go Home signs the customer out and ends the session", async ({
  page,
  cutShop,
}) => {
  const { database } = cutShop.lines;
  await new WishlistPage(page).logInTo("/about", await makeCustomer());
  await page.evaluate(() => window.localStorage.setItem("kept", "by this browser"));
  const held = (await page.context().cookies()).filter(({ name }) => name.startsWith("kapas-session"));
  expect(held).not.toEqual([]);

  await database.cut("garbled", "GET /auth/v1/user");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Authentication Error");
  await page.getByRole("button", { name: "Go Home" }).click();
  await page.waitForURL(`${cutShop.url}/`);
  await database.mend();

  const left = await page.context().cookies();
  expect(left.filter(({ name }) => /session|signed-in/.test(name))).toEqual([]);
  expect(await page.evaluate(() => window.localStorage.getItem("kept"))).toBeNull();
  // A copy of the ended session no longer works.
  await page.context().addCookies(held);
  await page.goto("/dashboard");
  await page.waitForURL("**/auth?**");
});
