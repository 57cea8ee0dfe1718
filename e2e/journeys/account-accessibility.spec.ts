import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AddressBookPage } from "../pages/address-book-page";
import { GooglePage } from "../pages/google-page";
import { SignInPage } from "../pages/sign-in-page";
import { WishlistPage } from "../pages/wishlist-page";
import { keepAddress } from "../support/addresses";
import { makeCustomer } from "../support/customer";
import { Newcomer } from "../support/newcomer";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { wishFor } from "../support/wishes";

const narrow = { width: 320, height: 640 };

/** The accessibility faults of a screen at its usual width, and what does not fit 320 pixels. */
async function faultsOf(page: Page): Promise<string[]> {
  const wide = page.viewportSize() ?? narrow;
  const found = await violationsOn(page);
  await page.setViewportSize(narrow);
  found.push(...(await sidewaysScroll(page)));
  await page.setViewportSize(wide);
  return found;
}

/** Checks one screen after the other and collects their faults. */
function lookingAt(page: Page) {
  const found: string[] = [];
  const look = async (heading: string) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    found.push(...(await faultsOf(page)));
  };
  return { found, look };
}

test("a new account's screens break no accessibility rule and fit 320 pixels, also after an error", async ({
  page,
}) => {
  const who = await makeCustomer();
  const [wishlist, book] = [new WishlistPage(page), new AddressBookPage(page)];
  const { found, look } = lookingAt(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await wishlist.logInTo("/account", who);
  await look("Hello, Leela");
  for (const [path, heading] of Object.entries({
    "/orders": "My Orders",
    "/account/subscription": "Subscription",
    "/subscription/signup": "Subscribe",
    "/account/reviews": "Reviews",
    "/account/addresses": "Addresses",
    "/account/addresses/new": "Add an address",
    "/account/profile": "Profile",
    "/account/privacy": "Privacy",
    "/wishlist": "Nothing saved yet",
  })) {
    await page.goto(path);
    await look(heading);
  }

  await page.goto("/account/profile");
  await page.getByLabel("First name").fill("");
  await press("Save changes");
  await press("Change password");
  await expect(book.errors).toHaveCount(4);
  await look("Profile");
  await press("Send reset link");
  await expect(book.main).toContainText("We have sent a link");
  await look("Profile");
  await page.goto("/account/privacy");
  await press("Delete my account");
  await expect(book.errors).toHaveCount(1);
  await look("Privacy");

  expect(found).toEqual([]);
});

test("a full account's screens break no accessibility rule and fit 320 pixels", async ({ page, tee }) => {
  const who = await makeCustomer();
  const [wishlist, book] = [new WishlistPage(page), new AddressBookPage(page)];
  const { found, look } = lookingAt(page);
  await wishlist.logInTo("/about", who);
  const first = await keepAddress(who.id, { label: "Home", is_default: true });
  for (let number = 1; number < 20; number++) await keepAddress(who.id, { line1: `House ${number}` });
  for (const [path, heading] of Object.entries({
    "/account": "Hello, Leela",
    "/account/addresses": "Addresses",
    "/account/addresses/new": "Add an address",
    [`/account/addresses/${first}`]: "Edit address",
    [`/account/addresses/${first}/delete`]: "Delete this address?",
  })) {
    await page.goto(path);
    await look(heading);
  }
  await page.goto(`/account/addresses/${first}`);
  for (const name of ["name", "phone", "pincode"] as const) await book.field(name).fill("");
  await book.save.click();
  await expect(book.errors).toHaveCount(3);
  await look("Edit address");

  await wishFor(who.id, { productId: tee.productId, size: tee.size, color: tee.color });
  await wishlist.open();
  await page.goto(await wishlist.share());
  await look("A shared wishlist");
  expect(found).toEqual([]);
});

test.describe("on the way back from Google", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("the screen breaks no accessibility rule while it waits and when it fails", async ({ page }) => {
    const found: string[] = [];
    await new SignInPage(page).open();
    found.push(...(await faultsOf(page)));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/auth-callback", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await held;
      return route.abort();
    });
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await new GooglePage(page).enter(new Newcomer());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Completing sign in...");
    found.push(...(await faultsOf(page)));
    letGo();
    await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
    found.push(...(await faultsOf(page)));
    expect(found).toEqual([]);
  });
});
