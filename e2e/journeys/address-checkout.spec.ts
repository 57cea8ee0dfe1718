import { formatPhone } from "../../lib/phone";
import { expect, test } from "../fixtures";
import { AddressBookPage } from "../pages/address-book-page";
import { addressesOf, bengaluru, keepAddress, mumbai, newMobile, shippingOf } from "../support/addresses";
import { forgetAttempts } from "../support/attempts";
import { backend, ordersOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { messagesTo } from "../support/inbox";
import { violationsOn } from "../support/rules";

const { name: _name, phone: _phone, ...bengaluruPlace } = bengaluru;
const { name: _parent, phone: _number, ...mumbaiPlace } = mumbai;

test.beforeEach(() => {
  for (const place of [bengaluru, mumbai]) place.phone = newMobile();
});

test("the checkout uses the default address, and the order shows it", async ({ page, shop, tee }) => {
  const member = await makeCustomer();
  await keepAddress(member.id, { ...mumbai, label: "Parents" });
  await keepAddress(member.id, { label: "Home", is_default: true });
  const book = new AddressBookPage(page);
  await shop.cart.fillWith(tee);
  await book.openAs(member, "/checkout");
  await expect(book.saved("Home")).toBeChecked();
  await expect(book.field("name")).toHaveValue("Leela Das");
  await expect(book.field("phone")).toHaveValue(formatPhone(bengaluru.phone));
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await expect(book.field("pincode")).toBeHidden();
  expect(await violationsOn(page)).toEqual([]);

  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  expect(await shippingOf(member.email)).toEqual([
    { name: bengaluru.name, phone: bengaluru.phone, shipping_address: bengaluruPlace },
  ]);
  await page.goto(await shop.success.detailsLink());
  await expect(page.getByRole("main")).toContainText(bengaluru.line1);
  await expect(page.getByRole("main")).toContainText(bengaluru.pincode);
});

test("a cash order to a phone that the account has proven needs no code", async ({ shop, page, tee }) => {
  const member = await makeCustomer();
  await keepAddress(member.id, { phone: member.fullPhone, is_default: true });
  await shop.cart.fillWith(tee);
  await new AddressBookPage(page).openAs(member, "/checkout");
  await shop.checkout.placeCodOrder();
  await page.waitForURL("**/order-success*");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  expect(await ordersOf(member.email)).toEqual([expect.objectContaining({ status: "Confirmed" })]);
  const sms = await messagesTo(member.fullPhone, "sms");
  expect(sms.filter(({ text }) => text.includes("is your code"))).toEqual([]);
});

test("another saved address fills in its name and number, except what the customer has typed", async ({
  page,
  shop,
  tee,
}) => {
  const member = await makeCustomer();
  await keepAddress(member.id, { ...mumbai, label: "Parents" });
  await keepAddress(member.id, { label: "Home", is_default: true });
  const book = new AddressBookPage(page);
  await shop.cart.fillWith(tee);
  await book.openAs(member, "/checkout");
  await book.saved("Home").focus();
  await page.keyboard.press("ArrowDown");
  await expect(book.saved("Parents")).toBeChecked();
  await expect(book.field("name")).toHaveValue(mumbai.name);
  await expect(book.field("phone")).toHaveValue(formatPhone(mumbai.phone));
  await book.field("name").fill("Mohan Das");
  await book.saved("Home").focus();
  await page.keyboard.press("Space");
  await expect(book.field("name")).toHaveValue("Mohan Das");
  await expect(book.field("phone")).toHaveValue(formatPhone(bengaluru.phone));
  await book.saved("Parents").focus();
  await page.keyboard.press("Space");
  await page.reload();
  await expect(book.saved("Parents")).toBeChecked();
  await expect(book.field("phone")).toHaveValue(formatPhone(mumbai.phone));
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  expect(await shippingOf(member.email)).toMatchObject([
    { phone: mumbai.phone, shipping_address: mumbaiPlace },
  ]);
});

test("an address typed at checkout is saved if the customer asks for it, and only once", async ({
  page,
  shop,
  tee,
}) => {
  const member = await makeCustomer();
  const book = new AddressBookPage(page);
  await shop.cart.fillWith(tee);
  await book.openAs(member, "/checkout");
  await expect(book.choice).toHaveCount(0);
  await shop.checkout.fill({ ...bengaluru, email: member.email, phone: bengaluru.phone });
  await shop.checkout.keepAddress();
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  expect(await addressesOf(member.id)).toEqual([{ ...bengaluru, line2: "", label: "", is_default: true }]);

  // A number gets one code a minute.
  await forgetAttempts("orderCodeMinute", bengaluru.phone);
  await shop.cart.fillWith(tee);
  await shop.checkout.open();
  await expect(book.saved(bengaluru.line1)).toBeChecked();
  await book.choice.getByRole("radio", { name: "Use another address" }).check({ force: true });
  await shop.checkout.fill({ ...bengaluru, email: member.email, phone: bengaluru.phone });
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  expect(await addressesOf(member.id)).toHaveLength(1);
});

test("an address that is not in the customer's book is refused with a message, and nothing is ordered", async ({
  page,
  shop,
  tee,
}) => {
  const [member, other] = [await makeCustomer(), await makeCustomer()];
  const gone = await keepAddress(member.id, { label: "Home", is_default: true });
  const foreign = await keepAddress(other.id, { ...mumbai, is_default: true });
  const book = new AddressBookPage(page);
  await shop.cart.fillWith(tee);
  await book.openAs(member, "/checkout");
  await expect(book.saved("Home")).toBeChecked();
  // The page is alive then: React gives each radio its own value again when it comes to life.
  await shop.checkout.chooseCod();
  await book.saved("Home").evaluate((radio, id) => {
    (radio as HTMLInputElement).value = id;
  }, foreign);
  await shop.checkout.clickPlaceCodOrder();
  await expect(shop.checkout.notice).toContainText("This address is not in your address book.");
  expect(await shop.checkout.ordersPlaced(member)).toBe(0);

  await page.reload();
  await expect(book.saved("Home")).toBeChecked();
  await backend.from("user_addresses").delete().eq("id", gone);
  await shop.checkout.clickPlaceCodOrder();
  await expect(shop.checkout.notice).toContainText("It may have been deleted.");
  expect(await shop.checkout.ordersPlaced(member)).toBe(0);
});

test("the dashboard shows a new address and a new order at once", async ({ page, shop, tee }) => {
  const member = await makeCustomer();
  const book = new AddressBookPage(page);
  const facts = book.main.locator("dl");
  await book.openAs(member, "/dashboard");
  await expect(book.main).toContainText("No address saved");
  await expect(facts).toContainText("Orders0");

  await page.goto("/account/addresses/new");
  await book.field("pincode").fill(mumbai.pincode);
  await book.field("line1").fill(mumbai.line1);
  await expect(book.field("city")).toHaveValue(mumbai.city);
  await book.save.click();
  await expect(book.cards).toHaveCount(1);
  await page.goto("/dashboard");
  await expect(book.main).toContainText(`1 address. Parcels go to Leela Das, ${mumbai.line1}`);

  await shop.cart.fillWith(tee);
  await shop.checkout.open();
  await expect(book.saved(mumbai.line1)).toBeChecked();
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  await page.goto("/dashboard");
  await expect(facts).toContainText("Orders1");
});
