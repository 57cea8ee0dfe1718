import { readFileSync } from "node:fs";
import { limits } from "../../lib/limits/limits";
import { formatPhone } from "../../lib/phone";
import { expect, test } from "../fixtures";
import { AddressBookPage } from "../pages/address-book-page";
import { SignInPage } from "../pages/sign-in-page";
import { addressesOf, bengaluru, mumbai, newMobile, saveAddress, shippingOf } from "../support/addresses";
import { newIp, useUp } from "../support/attempts";
import { ordersOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { codeIn, messagesTo, nextMessage } from "../support/inbox";
import { Keyboard } from "../support/keyboard";
import { Newcomer } from "../support/newcomer";
import { completeOrder } from "../support/orders";
import { signIn } from "../support/sign-in";

const places = [
  "Dashboard",
  "My Orders",
  "Subscription",
  "Reviews",
  "Addresses",
  "My designs",
  "Group orders",
  "Submissions",
  "Wishlist",
  "Profile",
  "Privacy",
];

test("a customer adds, edits and deletes addresses and chooses the default by keyboard alone", async ({
  page,
  shop,
}) => {
  const who = await makeCustomer();
  await saveAddress(who.id, { label: "Home", is_default: true });
  const [keys, book] = [new Keyboard(page), new AddressBookPage(page)];
  await book.openAs(who);
  await keys.press(book.main.getByRole("link", { name: "Add an address" }));
  await expect(book.field("name")).toHaveValue("Leela Das");
  expect(await keys.stopsIn(book.main)).toEqual([
    ...["Full name", "Mobile number", "Label (optional)", "Pincode", "Flat, house, street"],
    ...["Area, landmark (optional)", "City", "State"],
    ...["Use as default address", "Save address", "Cancel"],
  ]);
  await keys.press(book.save);
  await expect(book.field("pincode")).toBeFocused();
  await keys.type(book.field("pincode"), mumbai.pincode);
  await expect(book.field("city")).toHaveValue(mumbai.city);
  await keys.type(book.field("line1"), mumbai.line1);
  await keys.tabTo(book.field("state"));
  await page.keyboard.type("Madh");
  await page.keyboard.press("ArrowDown");
  await expect(book.field("state")).toHaveValue(mumbai.state);
  await keys.press(book.main.getByLabel("Use as default address"), "Space");
  await keys.type(book.field("label"), "Parents");
  await keys.type(book.field("phone"), mumbai.phone);
  await page.keyboard.press("Enter");
  await shop.frame.expectToast("Address saved");
  await book.expectDefault("Parents");

  expect(await keys.stopsIn(book.main)).toEqual([
    ...["Add an address", ...places],
    ...["Edit Parents", "Delete Parents"],
    ...["Edit Home", "Delete Home", "Make default Home"],
  ]);
  await keys.press(book.card("Home").getByRole("button", { name: "Make default Home" }), "Space");
  await book.expectDefault("Home");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await keys.press(book.card("Home").getByRole("link", { name: "Edit Home" }));
  await keys.type(book.field("line1"), "Flat 9, Sea View");
  await page.keyboard.press("Enter");
  await book.expectDefault("Flat 9, Sea View");
  await keys.press(book.card("Parents").getByRole("link", { name: "Delete Parents" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete this address?");
  expect(await keys.stopsIn(book.main)).toEqual(["Delete address", "Keep it"]);
  await keys.press(book.main.getByRole("button", { name: "Delete address" }));
  await shop.frame.expectToast("Address deleted");
  expect(await addressesOf(who.id)).toMatchObject([
    { label: "Home", line1: "Flat 9, Sea View", pincode: bengaluru.pincode, is_default: true },
  ]);
});

test("a customer with a proven phone orders without a code, again with the saved address, changes the password, and deletes the account once no order is open", async ({
  page,
  shop,
  tee,
  browser,
}) => {
  const member = await makeCustomer();
  const ip = newIp();
  await page.setExtraHTTPHeaders({ "x-forwarded-for": ip });
  await useUp("placeVisitor", ip, limits.placeVisitor.limit / 2);
  const book = new AddressBookPage(page);
  const home = { ...bengaluru, phone: member.fullPhone, line2: "" };
  await shop.cart.fillWith(tee);
  await book.openAs(member, "/checkout");
  await expect(book.choice).toHaveCount(0);
  await shop.checkout.fill({ ...home, email: member.email });
  await shop.checkout.saveAddress();
  const puzzle = page.waitForResponse("**/api/captcha");
  await shop.checkout.placeCodOrder();
  expect((await puzzle).status(), "many orders from one network").toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  const codes = (await messagesTo(member.fullPhone, "sms")).filter(({ text }) =>
    text.includes("is your code"),
  );
  expect(codes).toEqual([]);
  expect(await addressesOf(member.id)).toEqual([{ ...home, label: "", is_default: true }]);

  const parents = { ...mumbai, phone: newMobile() };
  await saveAddress(member.id, { ...parents, label: "Parents" });
  await shop.cart.fillWith(tee);
  await shop.checkout.open();
  await expect(book.saved(home.line1)).toBeChecked();
  await expect(book.field("pincode")).toBeHidden();
  await book.saved(home.line1).focus();
  await page.keyboard.press("ArrowDown");
  await expect(book.saved("Parents")).toBeChecked();
  await expect(book.field("name")).toHaveValue(parents.name);
  await book.field("name").fill("Mohan Das");
  await page.keyboard.press("Tab");
  await book.saved(home.line1).check({ force: true });
  await expect(book.field("phone")).toHaveValue(formatPhone(home.phone));
  await expect(book.field("name")).toHaveValue("Mohan Das");
  await book.saved("Parents").check({ force: true });
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  const shipped = (await shippingOf(member.email)).map(({ name, phone, shipping_address }) => ({
    ...{ name, phone, pincode: Object(shipping_address).pincode },
  }));
  expect(shipped).toHaveLength(2);
  expect(shipped).toContainEqual({ name: home.name, phone: home.phone, pincode: home.pincode });
  expect(shipped).toContainEqual({ name: "Mohan Das", phone: parents.phone, pincode: parents.pincode });
  await page.goto("/dashboard");
  await expect(book.main.locator("dl")).toContainText("Orders2");
  await page.goto("/orders");
  await book.main.getByRole("link", { name: /^KP-/ }).first().click();
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page.getByText("1 item added to your cart.")).toBeVisible();

  const screen = new SignInPage(page);
  const { main } = book;
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const elsewhere = new SignInPage(await browser.newPage());
  await signIn(elsewhere.page.context(), member);

  await page.goto("/account/profile");
  await main.getByLabel("First name").fill("L");
  await press("Save changes");
  await expect(screen.errors).toHaveText(["First name must be at least 2 characters"]);
  await main.getByLabel("First name").fill("Lalita");
  await press("Save changes");
  await screen.expectToast("Profile updated successfully");
  await main.getByLabel("Current password").fill("not-this-one");
  await main.getByLabel("New password").fill("ink-and-cotton");
  await main.getByLabel("Confirm password").fill("ink-and-cotton");
  await press("Change password");
  await expect(screen.errors).toHaveText(["That's not your current password"]);
  await main.getByLabel("Current password").fill(member.password);
  await press("Change password");
  await page.waitForURL("**/dashboard");
  await screen.expectToast("Password updated successfully");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Lalita");
  expect((await elsewhere.session()).user).toBeNull();
  expect((await screen.session()).user?.email).toBe(member.email);
  await elsewhere.page.close();

  const numbers = (await ordersOf(member.email)).map(({ order_id }) => order_id);
  await page.goto("/account/privacy");
  const started = page.waitForEvent("download");
  await main.getByRole("link", { name: "Download my data" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("kapas-my-data.json");
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data).toMatchObject({ account: { email: member.email }, profile: { first_name: "Lalita" } });
  expect(data.orders.map(({ order_id }: { order_id: string }) => order_id).sort()).toEqual(numbers.sort());
  await main.getByLabel("Type DELETE to confirm").fill("DELETE");
  await press("Delete my account");
  await expect(page.getByText(/You have an open order/).first()).toBeVisible();
  for (const number of numbers) await completeOrder(number);
  await press("Delete my account");
  await page.waitForURL((url) => url.pathname === "/");
  await screen.expectToast("Your account is deleted");
  expect((await screen.session()).user).toBeNull();
  expect(await ordersOf(member.email)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor without scripts registers by phone, corrects the number and saves an address", async ({
    page,
  }) => {
    const [screen, book] = [new SignInPage(page), new AddressBookPage(page)];
    const [who, wrong] = [new Newcomer(), new Newcomer()];
    await screen.open("?tab=register");
    await screen.registerByPhone({ ...who, phone: wrong.phone });
    await page.getByRole("button", { name: "Change Phone Number" }).click();
    await expect(page.locator("#register-email")).toHaveValue(who.email);
    await page.locator("#register-contact").fill(who.phone);
    await screen.createAccount.click();
    await screen.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
    await page.getByRole("button", { name: "Verify OTP" }).click();
    await page.waitForURL("**/dashboard");

    await page.goto("/account/addresses/new");
    await book.field("phone").fill("98123 45678");
    await book.field("line1").fill(mumbai.line1);
    await book.save.click();
    await expect(book.errors).toHaveText([
      "Please enter a 6-digit pincode",
      "Please enter your city",
      "Please choose your state",
    ]);
    await expect(book.field("line1")).toHaveValue(mumbai.line1);
    await book.field("pincode").fill(mumbai.pincode);
    await book.field("city").fill(mumbai.city);
    await book.field("state").selectOption(mumbai.state);
    await book.save.click();
    await book.expectDefault(mumbai.line1);
  });
});
