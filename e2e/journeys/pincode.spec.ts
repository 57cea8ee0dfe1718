import { expect, test } from "../fixtures";
import { AddressBookPage } from "../pages/address-book-page";
import { backend, ordersOf, rowsOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { violationsOn } from "../support/rules";

const portBlair = { pincode: "744101", city: "Port Blair", state: "Andaman and Nicobar Islands" };

test("cart and checkout use the pincode that was entered on the product's page", async ({
  shop,
  tee,
  page,
}) => {
  await shop.product.open(tee);
  const main = page.getByRole("main");
  await expect(main).toContainText("Delivery from ₹49. Free from ₹999 in most of India.");
  const field = main.getByLabel("Deliver to pincode");
  const answer = page.locator("#product-pincode-answer");
  await field.fill("999999");
  await field.press("Enter");
  await expect(answer).toHaveText("There is no pincode 999999. Please check it.");
  await field.fill("५६००३८");
  await expect(answer).toContainText(/By \w{3}, \d{1,2} \w{3,4} to 560038, Bengaluru, Karnataka/);
  await expect(answer).toContainText("Delivery: ₹49; free from ₹999");
  await expect(answer).toContainText("Cash on delivery: yes, it costs ₹40 more, for orders up to ₹5,000");
  await expect(answer).toContainText("the courier collects them here, free, for 7 days after delivery");
  await field.fill(portBlair.pincode);
  await expect(answer).toContainText("Delivery: ₹99; free from ₹1,999");
  expect(await violationsOn(page)).toEqual([]);

  await shop.product.addToCart();
  await page.goto("/cart");
  await expect(main.getByText("more for free delivery to 744101.")).toBeVisible();
  await expect(main.locator("dl").filter({ visible: true })).toContainText("Delivery₹99");
  await expect(main.getByLabel("Deliver to pincode")).toHaveValue(portBlair.pincode);

  await shop.cart.checkout();
  await expect(main.getByLabel("Pincode", { exact: true })).toHaveValue(portBlair.pincode);
  await expect(main.getByLabel("City")).toHaveValue(portBlair.city);
  await expect(main.getByLabel("State")).toHaveValue(portBlair.state);
  await expect(main.locator("dl").filter({ visible: true })).toContainText("Delivery₹99");
});

test("the promise survives a lost connection and a slow answer, and says so", async ({
  shop,
  tee,
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  await shop.product.open(tee);
  const field = page.getByRole("main").getByLabel("Deliver to pincode");
  const answer = page.locator("#product-pincode-answer");
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await field.fill("560038");
  await expect(answer).toHaveText("No internet connection. Please check your network");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Check" }).press("Enter");
  await expect(answer).toContainText("to 560038");
  await page.reload();
  await expect(field).toHaveValue("560038");
  await expect(answer).toContainText("to 560038");
  await page.route("**/api/pincodes/110001", () => undefined);
  await field.fill("110001");
  await expect(answer).toHaveText("Server error. Please try again later");
});

test("city and state follow the pincode, and are cleared with it", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  await shop.checkout.open();
  const main = page.getByRole("main");
  const [pincode, city, state] = ["Pincode", "City", "State"].map((label) =>
    main.getByLabel(label, { exact: true }),
  );
  if (!pincode || !city || !state) throw new Error("the form lacks a field");
  await pincode.fill("560038");
  await expect(state).toHaveValue("Karnataka");

  // A pincode without a row of its own: the state is known, the city is not.
  await pincode.fill("781999");
  await expect(state).toHaveValue("Assam");
  await expect(city).toHaveValue("");
  await expect(main).toContainText("Please type your city.");

  await pincode.fill("560038");
  await expect(city).toHaveValue("Bengaluru");
  await pincode.fill("999999");
  await expect(main).toContainText("There is no pincode 999999. Please check it.");
  await expect(city).toHaveValue("");
  await expect(state).toHaveValue("");

  await state.selectOption("Tamil Nadu");
  await pincode.fill("560038");
  await expect(state).toHaveValue("Karnataka");
});

test("an address in the wrong state is refused, and its field says what to do", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.reachCheckout(tee, buyer);
  await page.getByLabel("State").selectOption("Tamil Nadu");
  await shop.checkout.chooseCod();
  await shop.checkout.placeCodButton.click();
  const error = page.locator("#checkout-state-error");
  await expect(error).toHaveText("560038 is in Karnataka. Please choose that state, or correct the pincode.");
  await expect(page.getByLabel("State")).toBeFocused();
  expect(await ordersOf(buyer.email)).toEqual([]);
});

test("the address book accepts digits of any script, and refuses an address in the wrong state", async ({
  page,
}) => {
  const book = new AddressBookPage(page);
  const member = await makeCustomer();
  await book.openAs(member, "/account/addresses/new");
  await book.field("phone").fill("९८७६५ ४३२१०");
  await book.field("pincode").fill("६००००१");
  await book.field("line1").fill("12 Beach Road");
  await expect(book.field("state")).toHaveValue("Tamil Nadu");
  await book.field("state").selectOption("Kerala");
  await book.save.click();
  await expect(book.errors).toHaveText([
    "600001 is in Tamil Nadu. Please choose that state, or correct the pincode.",
  ]);
  await book.field("state").selectOption("Tamil Nadu");
  await book.save.click();
  await expect(page).toHaveURL("/account/addresses");
  const rows = rowsOf(
    await backend.from("user_addresses").select("phone, pincode, state").eq("user_id", member.id),
  );
  expect(rows).toEqual([{ phone: "+919876543210", pincode: "600001", state: "Tamil Nadu" }]);
});

test("the policies show zones, cash fee and days from the settings", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/shipping-policy");
  await expect(main).toContainText("Most of India: ₹49; free from ₹999. 2 to 6 days");
  await expect(main).toContainText("₹99; free from ₹1,999. 7 to 12 days");
  await expect(main).toContainText("It costs ₹40 more.");
  await expect(main).toContainText("orders up to ₹5,000");
  await page.goto("/refund-policy");
  await expect(main).toContainText("within 7 days of delivery");
  await expect(main).toContainText("not paid within 20 minutes");
  await page.goto("/");
  await expect(main).toContainText("7 days to return");
});
