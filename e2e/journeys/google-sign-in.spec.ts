import type { Page } from "@playwright/test";
import { adminHome, customerHome } from "../../lib/auth/redirects";
import { expect, test } from "../fixtures";
import { GooglePage } from "../pages/google-page";
import { SignInPage } from "../pages/sign-in-page";
import { WishlistPage } from "../pages/wishlist-page";
import { backend, rowOf } from "../support/backend";
import { cookieOf } from "../support/cookie-names";
import { makeCustomer } from "../support/customer";
import { shopUrl } from "../support/env";
import { nextMessage } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";
import { signIn } from "../support/sign-in";
import { wishesOf } from "../support/wishes";

const googleButton = /^(Continue|Sign up) with Google$/;

async function goToGoogle(page: Page, query = ""): Promise<GooglePage> {
  await new SignInPage(page).open(query);
  await page.getByRole("button", { name: googleButton }).click();
  return new GooglePage(page);
}

async function accountOf(page: Page): Promise<string> {
  const session = (await page.context().cookies()).find(({ name }) =>
    [cookieOf("session"), `${cookieOf("session")}.0`].includes(name),
  );
  const text = Buffer.from((session?.value ?? "").replace(/^base64-/, ""), "base64url").toString();
  const payload = text.match(/"access_token":"[^.]+\.([^.]+)/)?.[1] ?? "";
  return JSON.parse(Buffer.from(payload, "base64url").toString()).sub;
}

/** Leaves the account's pages first, because they navigate away by themselves after a sign-out. */
async function signOut(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.request.post("/api/sign-out", { headers: { origin: shopUrl } });
}

async function expectNothingLeftOfTheDance(page: Page): Promise<void> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /next-auth|kapas-google/.test(name))).toEqual([]);
}

test("the first sign-in creates an account with Google's names, and the second opens the same account", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await (await goToGoogle(page, "?tab=register")).enter(who);
  await page.waitForURL(`**${customerHome}`);
  await screen.expectToast("Registration Successful", "Welcome to Kapas!");
  expect((await screen.session()).user).toMatchObject({ email: who.email, firstName: who.firstName });
  await expectNothingLeftOfTheDance(page);
  const id = await accountOf(page);
  const profile = rowOf(await backend.from("profiles").select("first_name, last_name").eq("id", id));
  expect(profile).toEqual({ first_name: who.firstName, last_name: who.lastName });

  await signOut(page);
  await (await goToGoogle(page)).enter({ ...who, firstName: "Another" });
  await page.waitForURL(`**${customerHome}`);
  await screen.expectToast("Login successful", "Welcome back!");
  expect(await accountOf(page)).toBe(id);
  expect((await screen.session()).user).toMatchObject({ firstName: who.firstName });
});

test("Google opens the existing account of a confirmed email address, and its password still works", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const who = await makeCustomer();
  await (await goToGoogle(page)).enter({ ...who, firstName: "Another" });
  await page.waitForURL(`**${customerHome}`);
  await screen.expectToast("Login successful", "Welcome back!");
  expect(await accountOf(page)).toBe(who.id);
  await signOut(page);
  await signIn(page.context(), who);
  expect(await accountOf(page)).toBe(who.id);
  expect((await screen.session()).user).toMatchObject({ firstName: who.firstName });
});

test("an attacker who registered somebody's email address can't log in after its owner signs in with Google", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await screen.register(who);
  await nextMessage(who.email, "email");
  await (await goToGoogle(page)).enter({ ...who, firstName: "Owner" });
  await page.waitForURL(`**${customerHome}`);
  expect((await screen.session()).user).toMatchObject({ email: who.email, firstName: "Owner" });
  await signOut(page);
  await screen.open();
  await screen.login(who);
  await screen.expectToast("Login failed", "Invalid email or password");
});

test("denied consent shows an error on the tab it came from, and leaves no cookies", async ({ page }) => {
  const screen = new SignInPage(page);
  const said = "You did not allow Google to share your name and email address.";
  await (await goToGoogle(page)).deny();
  await page.waitForURL("**/auth");
  await screen.expectToast("Google Sign In failed", said);
  await (await goToGoogle(page, "?tab=register&next=%2Fabout")).deny();
  await page.waitForURL("**/auth?tab=register&next=%2Fabout");
  await screen.expectToast("Google Sign Up failed", said);
  await expectNothingLeftOfTheDance(page);
  expect((await screen.session()).user).toBeNull();
});

test("a callback that this browser did not start signs nobody in", async ({ page }) => {
  const screen = new SignInPage(page);
  const said = "Google could not confirm who you are. Please try again.";
  const google = await goToGoogle(page);
  await google.expectOpen();
  await page.goto("/api/auth/callback/google?code=4%2Fplanted&state=planted");
  await page.waitForURL("**/auth");
  await screen.expectToast("Google Sign In failed", said);
  await expectNothingLeftOfTheDance(page);
  await page.goto("/api/auth/callback/google?code=4%2Fplanted&state=planted&callbackUrl=%5B");
  await page.waitForURL("**/auth");
  await screen.expectToast("Google Sign In failed", said);
  await page.goto("/auth-callback");
  await page.waitForURL("**/auth");
  expect((await screen.session()).user).toBeNull();
});

test("a callback for one browser does not work in another", async ({ page, browser }) => {
  const google = await goToGoogle(page);
  await google.expectOpen();
  const answered = page.waitForRequest("**/api/auth/callback/google?*");
  await page.route("**/api/auth/callback/google?*", (route) => route.abort());
  await google.enter(new Newcomer()).catch(() => undefined);
  const stolen = (await answered).url();
  const other = await (await browser.newContext()).newPage();
  await other.goto(stolen);
  await other.waitForURL("**/auth");
  expect((await new SignInPage(other).session()).user).toBeNull();
  await other.context().close();
});

test("an email address that Google has not verified signs nobody in", async ({ page }) => {
  const screen = new SignInPage(page);
  await (await goToGoogle(page)).enter({ ...new Newcomer(), email: people.asha.email }, false);
  await page.waitForURL("**/auth");
  await screen.expectToast(
    "Google Sign In failed",
    "Google has not verified the email address of that account.",
  );
  expect((await screen.session()).user).toBeNull();
});

test("next= survives the redirects to Google and back, but not if it leads to another site", async ({
  page,
}) => {
  const who = new Newcomer();
  await (await goToGoogle(page, "?next=%2Fabout%3Ffrom%3Dgoogle")).enter(who);
  await page.waitForURL("**/about?from=google");
  await signOut(page);
  await (await goToGoogle(page, "?next=%2F%2Fevil.example")).enter(who);
  await page.waitForURL(`${shopUrl}${customerHome}`);
});

test("a tee that a guest liked is on their wishlist after they sign in with Google", async ({
  page,
  shop,
}) => {
  const wishlist = new WishlistPage(page);
  await shop.list.open("/products?category=mens");
  // The newest ones are made, and taken away, by other tests, and push the last ones to the next page.
  const name = (await shop.list.cards.nth(9).getByRole("heading").textContent()) ?? "";
  await wishlist.heart(name).click();
  await wishlist.expectToast("Please log in to add items to your wishlist");
  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/auth?next=*");
  await page.getByRole("button", { name: googleButton }).click();
  await new GooglePage(page).enter(new Newcomer());
  await page.waitForURL("**/products?category=mens");
  await wishlist.expectToast(`${name} added to wishlist!`);
  await wishlist.expectHeart(name, true);
  expect(await wishesOf(await accountOf(page))).toHaveLength(1);
  await page.reload();
  await wishlist.expectHeart(name, true);
  await wishlist.open();
  await expect(wishlist.item(name)).toBeVisible();
});

test("an admin who signs in with Google lands on /admin", async ({ page }) => {
  await (await goToGoogle(page)).choose(people.admin.email);
  await page.waitForURL(`**${adminHome}`);
  expect((await new SignInPage(page).session()).isStaff).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("Google sign-in works by plain forms", async ({ page }) => {
    const who = new Newcomer();
    await (await goToGoogle(page, "?tab=register")).enter(who);
    await expect(page.getByRole("heading", { name: "Completing sign in..." })).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(`**${customerHome}`);
    expect((await new SignInPage(page).session()).user).toMatchObject({ email: who.email });
    await expectNothingLeftOfTheDance(page);
  });
});
