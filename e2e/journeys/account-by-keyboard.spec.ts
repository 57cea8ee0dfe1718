import { expect, test } from "../fixtures";
import { AddressBookPage } from "../pages/address-book-page";
import { WishlistPage } from "../pages/wishlist-page";
import { addressesOf, bengaluru, keepAddress, mumbai } from "../support/addresses";
import { makeCustomer } from "../support/customer";
import { Keyboard } from "../support/keyboard";
import { takeTee } from "../support/tees";
import { wishesOf, wishFor } from "../support/wishes";

const places = [
  "Dashboard",
  "My Orders",
  "Subscription",
  "Reviews",
  "Addresses",
  "My designs",
  "Submissions",
  "Wishlist",
  "Profile",
  "Privacy",
];
const show = "Show what is typed";

test("profile and password can be changed by keyboard alone", async ({ page, shop }) => {
  const who = await makeCustomer();
  const [keys, wishlist] = [new Keyboard(page), new WishlistPage(page)];
  await wishlist.logInTo("/account/profile", who);
  const { main } = wishlist;
  expect(await keys.stopsIn(main)).toEqual([
    ...places,
    ...["First name", "Last name", "Save changes", "write to us"],
    ...["Current password", show, "New password", show, "Confirm password", show, "Change password"],
    "Send reset link",
  ]);

  const [first, last] = [main.getByLabel("First name"), main.getByLabel("Last name")];
  await keys.type(first, "L");
  await keys.type(last, "D");
  await page.keyboard.press("Enter");
  await expect(first).toBeFocused();
  await expect(first).toHaveValue("L");
  await keys.type(first, "Lalita");
  await page.keyboard.press("Enter");
  await expect(last).toBeFocused();
  await keys.type(last, "Dasgupta");
  await keys.press(main.getByRole("button", { name: "Save changes" }), "Space");
  await shop.frame.expectToast("Profile updated successfully");

  const [current, fresh, again] = ["Current password", "New password", "Confirm password"].map((label) =>
    main.getByLabel(label, { exact: true }),
  );
  if (!current || !fresh || !again) throw new Error("a field has no label");
  await keys.type(current, "not-this-one");
  await keys.type(fresh, "ink-and-cotton");
  await keys.press(main.getByRole("button", { name: show }).nth(1), "Space");
  await expect(fresh).toHaveAttribute("type", "text");
  await keys.type(again, "ink-and-linen");
  await page.keyboard.press("Enter");
  await expect(again).toBeFocused();
  await keys.type(again, "ink-and-cotton");
  await page.keyboard.press("Enter");
  await expect(current).toBeFocused();
  await keys.type(current, who.password);
  await keys.press(main.getByRole("button", { name: "Change password" }));
  await page.waitForURL("**/dashboard");
  await shop.frame.expectToast("Password updated successfully");
});

test("addresses can be added, edited, made the default and deleted by keyboard alone", async ({
  page,
  shop,
}) => {
  const who = await makeCustomer();
  await keepAddress(who.id, { label: "Home", is_default: true });
  const [keys, book] = [new Keyboard(page), new AddressBookPage(page)];
  await book.openAs(who);
  const fields = ["Full name", "Mobile number", "Short name (optional)", "Pincode", "Flat, house, street"];
  await keys.press(book.main.getByRole("link", { name: "Add an address" }));
  await expect(book.field("name")).toHaveValue("Leela Das");
  expect(await keys.stopsIn(book.main)).toEqual([
    ...fields,
    ...[
      "Area, landmark (optional)",
      "City",
      "State",
      "Use this address by default",
      "Save address",
      "Cancel",
    ],
  ]);
  await keys.press(book.save);
  await expect(book.field("pincode")).toBeFocused();
  await keys.type(book.field("pincode"), mumbai.pincode);
  await expect(book.field("city")).toHaveValue(mumbai.city);
  await keys.type(book.field("line1"), mumbai.line1);
  await keys.tabTo(book.field("state"));
  await page.keyboard.type("Madh");
  await expect(book.field("state")).toHaveValue("Madhya Pradesh");
  await page.keyboard.press("ArrowDown");
  await expect(book.field("state")).toHaveValue(mumbai.state);
  await keys.press(book.main.getByLabel("Use this address by default"), "Space");
  await keys.type(book.field("label"), "Parents");
  await keys.type(book.field("phone"), "12");
  await page.keyboard.press("Enter");
  await expect(book.field("phone")).toBeFocused();
  await expect(book.field("state")).toHaveValue(mumbai.state);
  await keys.type(book.field("phone"), mumbai.phone);
  await page.keyboard.press("Enter");
  await shop.frame.expectToast("Address saved");
  await book.expectDefault("Parents");

  expect(await keys.stopsIn(book.main)).toEqual([
    "Add an address",
    ...places,
    ...["Edit Parents", "Delete Parents"],
    ...["Edit Home", "Delete Home", "Make default Home"],
  ]);
  await keys.press(book.card("Home").getByRole("button", { name: "Make default Home" }), "Space");
  await book.expectDefault("Home");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await keys.press(book.card("Parents").getByRole("link", { name: "Edit Parents" }));
  await keys.type(book.field("line1"), "x");
  await keys.press(book.main.getByRole("link", { name: "Cancel" }));
  await keys.press(book.card("Parents").getByRole("link", { name: "Delete Parents" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete this address?");
  expect(await keys.stopsIn(book.main)).toEqual(["Delete address", "Keep it"]);
  await keys.press(book.main.getByRole("button", { name: "Delete address" }));
  await shop.frame.expectToast("Address deleted");
  await expect(book.cards).toHaveCount(1);
  expect(await addressesOf(who.id)).toMatchObject([
    { label: "Home", line1: bengaluru.line1, is_default: true },
  ]);
});

test("hearts, sharing, Undo and moving to the cart work by keyboard alone", async ({ page, shop, tee }) => {
  const who = await makeCustomer();
  const [keys, wishlist] = [new Keyboard(page), new WishlistPage(page)];
  const { parallelIndex, config } = test.info();
  const other = await takeTee(parallelIndex, config.workers);
  await wishFor(who.id, { productId: other.productId, color: other.color });
  await wishlist.logInTo("/about", who);
  await shop.product.open(tee);
  await keys.press(wishlist.heart(tee.name), "Space");
  await wishlist.expectToast(`${tee.name} added to wishlist!`);
  expect(await wishesOf(who.id)).toHaveLength(2);

  await wishlist.open();
  const sized = `${tee.name}, ${tee.size}`;
  expect(await keys.stopsIn(wishlist.main)).toEqual([
    "Share wishlist",
    ...[tee.name, `Move to cart: ${tee.name}`, `Remove ${sized} from wishlist`],
    ...[
      other.name,
      `Size of ${other.name}`,
      `Move to cart: ${other.name}`,
      `Remove ${other.name} from wishlist`,
    ],
  ]);

  const { main } = wishlist;
  await keys.press(main.getByRole("button", { name: "Share wishlist" }));
  await expect(wishlist.link).toBeFocused();
  expect(await wishlist.link.evaluate((field) => field.scrollLeft)).toBe(0);
  expect((await keys.stopsIn(main)).slice(0, 4)).toEqual([
    "Link to your wishlist",
    "Copy link",
    "Share",
    "Stop sharing",
  ]);
  await keys.press(main.getByRole("button", { name: "Stop sharing" }), "Space");
  await expect(main.getByRole("button", { name: "Share wishlist" })).toBeFocused();

  const remove = main.getByRole("button", { name: `Remove ${sized} from wishlist`, exact: true });
  await keys.press(remove);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();

  const move = main.getByRole("button", { name: `Move to cart: ${other.name}`, exact: true });
  const size = main.getByLabel(`Size of ${other.name}`);
  await keys.press(move);
  await expect(size).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(size).not.toHaveValue("");
  await keys.press(move);
  await expect(page.getByRole("link", { name: "Go to cart" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/cart");
  await shop.frame.expectCount(1);
});

test("a customer can download their data and delete the account by keyboard alone", async ({
  page,
  shop,
}) => {
  const who = await makeCustomer();
  const [keys, wishlist] = [new Keyboard(page), new WishlistPage(page)];
  await wishlist.logInTo("/account/privacy", who);
  const { main } = wishlist;
  expect(await keys.stopsIn(main)).toEqual([
    ...places,
    ...["privacy policy", "Download my data", "Type DELETE to confirm", "Delete my account"],
  ]);
  const download = page.waitForEvent("download");
  await keys.press(main.getByRole("link", { name: "Download my data" }));
  expect((await download).suggestedFilename()).toBe("kapas-my-data.json");
  const confirmation = main.getByLabel("Type DELETE to confirm");
  await keys.type(confirmation, "no");
  await keys.press(main.getByRole("button", { name: "Delete my account" }), "Space");
  await expect(confirmation).toBeFocused();
  await keys.type(confirmation, "DELETE");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  await shop.frame.expectToast("Your account is deleted");
});
