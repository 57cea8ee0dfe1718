import { expect, test } from "../fault-fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { PlainBrowser } from "../support/plain-browser";

test.use({ tolerated: [/50\d|Failed to load|KAPAS_AUTHENTICATION|AuthenticationError/] });

for (const { name, part } of [
  { name: "ends the session at the auth server too", part: "/auth/v1/user" },
  { name: "forgets the session in this browser when the auth server can't end it", part: "/auth/v1/" },
]) {
  test(`Go Home of 'Authentication Error' ${name}`, async ({ page, cutShop }) => {
    const { database } = cutShop.lines;
    const screen = new SignInPage(page);
    await screen.open("?next=%2Fabout");
    await screen.login(await makeCustomer());
    await page.waitForURL("**/about");
    const stolen = new PlainBrowser();
    for (const cookie of await page.context().cookies()) stolen.cookies.set(cookie.name, cookie.value);
    await page.evaluate(() => window.localStorage.setItem("left", "over"));

    await database.cut(500, part);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Authentication Error");
    await page.getByRole("button", { name: "Go Home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await database.mend();

    expect(await page.evaluate(() => window.localStorage.getItem("left"))).toBeNull();
    const names = (await page.context().cookies()).map((cookie) => cookie.name);
    expect(names.filter((name) => /^kapas-(session|signed-in)/.test(name))).toEqual([]);
    if (part === "/auth/v1/user") expect((await stolen.send("/api/session")).status).toBe(401);
  });
}
