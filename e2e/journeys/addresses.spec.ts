import { formatPhone } from "../../lib/phone";
import { expect, test } from "../fixtures";
import { AddressBookPage } from "../pages/address-book-page";
import { addressesOf, bengaluru, keepAddress, mumbai } from "../support/addresses";
import { backend } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { sidewaysScroll, violationsOn } from "../support/rules";

test("a guest is redirected to sign in, with the page in next=", async ({ page }) => {
  await page.goto("/account/addresses/new");
  await expect(page).toHaveURL("/auth?next=%2Faccount%2Faddresses%2Fnew");
});

test("a customer adds, edits and deletes addresses, and chooses the default", async ({ page, shop }) => {
  const member = await makeCustomer();
  const book = new AddressBookPage(page);
  await book.openAs(member);
  await expect(page.getByRole("heading", { name: "No addresses yet" })).toBeVisible();

  await page.getByRole("link", { name: "Add an address" }).click();
  await expect(book.field("name")).toHaveValue("Leela Das");
  await book.field("phone").fill(formatPhone(bengaluru.phone).slice(4));
  await book.field("pincode").fill("560 038");
  await book.field("line1").fill(bengaluru.line1);
  await expect(book.field("city")).toHaveValue("Bengaluru");
  await expect(book.field("state")).toHaveValue("Karnataka");
  await book.save.click();
  await shop.frame.expectToast("Address saved");
  await expect(page).toHaveURL("/account/addresses");
  await book.expectDefault(bengaluru.line1);

  await page.getByRole("link", { name: "Add an address" }).click();
  await expect(book.field("line1")).toHaveValue("");
  await book.field("name").fill(mumbai.name);
  await book.field("phone").fill(mumbai.phone);
  await book.field("label").fill("Parents");
  await book.field("pincode").fill(mumbai.pincode);
  await book.field("line1").fill(mumbai.line1);
  await expect(book.field("city")).toHaveValue("Mumbai");
  await book.save.click();
  await expect(book.cards).toHaveCount(2);
  await book.expectDefault(bengaluru.line1);

  await book.card("Parents").getByRole("button", { name: "Make default Parents" }).click();
  await shop.frame.expectToast("Default address changed");
  await book.expectDefault("Parents");

  await book.card("Parents").getByRole("link", { name: "Edit Parents" }).click();
  await book.field("pincode").fill("560038");
  await book.field("line1").fill("Flat 9, Sea View");
  await expect(book.field("city")).toHaveValue("Bengaluru");
  await book.save.click();
  await book.expectDefault("Flat 9, Sea View");
  expect(await addressesOf(member.id)).toEqual([
    expect.objectContaining({ line1: bengaluru.line1, phone: bengaluru.phone, is_default: false }),
    expect.objectContaining({
      label: "Parents",
      name: mumbai.name,
      line1: "Flat 9, Sea View",
      pincode: "560038",
      state: "Karnataka",
      is_default: true,
    }),
  ]);

  await book.card("Parents").getByRole("link", { name: "Delete Parents" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete this address?");
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(book.cards).toHaveCount(2);
  await book.card("Parents").getByRole("link", { name: "Delete Parents" }).click();
  await page.getByRole("button", { name: "Delete address" }).click();
  await shop.frame.expectToast("Address deleted");
  await expect(book.cards).toHaveCount(1);
  await book.expectDefault(bengaluru.line1);
});

test("the form shows every field's error at once, and keeps what was typed", async ({ page }) => {
  const member = await makeCustomer();
  const book = new AddressBookPage(page);
  await book.openAs(member, "/account/addresses/new");
  await book.field("name").fill("L");
  await book.field("phone").fill("12345 67890");
  await book.field("label").fill("x".repeat(31));
  await book.field("pincode").fill("012345");
  await book.save.click();
  await expect(book.errors).toHaveText([
    "Please enter your name",
    "Please enter a valid 10-digit Indian mobile number",
    "Please use at most 30 characters",
    "Please enter a 6-digit pincode",
    "Please enter your flat or house and street",
    "Please enter your city",
    "Please choose your state",
  ]);
  await expect(book.field("name")).toBeFocused();
  await expect(book.field("phone")).toHaveValue("12345 67890");
  await expect(book.field("pincode")).toHaveValue("012345");
  expect(await violationsOn(page)).toEqual([]);
  expect(await addressesOf(member.id)).toEqual([]);

  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Add an address" }).click();
  await expect(book.field("name")).toHaveValue("Leela Das");
  await expect(book.field("pincode")).toHaveValue("");
  await expect(book.errors).toHaveCount(0);
});

test("the address book holds 20 addresses, says when one was deleted elsewhere, and hides other people's", async ({
  page,
  tolerated,
}) => {
  tolerated.push(/404/);
  const [member, other] = [await makeCustomer(), await makeCustomer()];
  const [foreign] = [await keepAddress(other.id, { is_default: true })];
  for (let number = 1; number < 20; number++) await keepAddress(member.id, { line1: `House ${number}` });
  const last = await keepAddress(member.id, { line1: "House 20", is_default: true });
  const book = new AddressBookPage(page);
  await book.openAs(member);
  await expect(book.cards).toHaveCount(20);
  await expect(book.main).toContainText("Your address book is full");
  await expect(page.getByRole("link", { name: "Add an address" })).toHaveCount(0);
  await page.goto("/account/addresses/new");
  await expect(book.main).toContainText("Your address book is full");

  await page.goto(`/account/addresses/${last}`);
  await book.field("line1").fill("Gone already");
  await backend.from("user_addresses").delete().eq("id", last);
  await book.save.click();
  await expect(book.main.getByRole("alert")).toContainText("This address is not in your address book.");
  await expect(book.field("line1")).toHaveValue("Gone already");

  for (const path of [`/account/addresses/${foreign}`, `/account/addresses/${foreign}/delete`]) {
    await page.goto(path);
    await expect(book.main).not.toContainText(bengaluru.line1);
    await expect(book.field("name")).toHaveCount(0);
  }
});

test("long words fit 320 pixels and break no accessibility rule", async ({ page }) => {
  const member = await makeCustomer();
  await keepAddress(member.id, { label: "Home", is_default: true });
  await keepAddress(member.id, {
    name: "Venkatanarasimharajuvaripeta".repeat(2),
    line1: "Thiruvananthapuramcorporationbuilding".repeat(4),
    line2:
      "Flat 1204, Tower B, Prestige Shantiniketan, Whitefield Main Road, Hoodi, near the International Tech Park",
  });
  const book = new AddressBookPage(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await book.openAs(member);
  await expect(book.cards).toHaveCount(2);
  expect(await violationsOn(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
  await book.card("Venkata").getByRole("link", { name: /^Edit/ }).click();
  await expect(book.field("name")).not.toHaveValue("");
  expect(await violationsOn(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the address book works", async ({ page }) => {
    const member = await makeCustomer();
    await keepAddress(member.id, { label: "Home", is_default: true });
    const book = new AddressBookPage(page);
    await book.openAs(member, "/account/addresses/new");
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
    await expect(book.cards).toHaveCount(2);
    await book
      .card(mumbai.line1)
      .getByRole("button", { name: /^Make default/ })
      .click();
    await book.expectDefault(mumbai.line1);
    await book.card("Home").getByRole("link", { name: "Delete Home" }).click();
    await page.getByRole("button", { name: "Delete address" }).click();
    await expect(book.cards).toHaveCount(1);
  });
});
