import { livePages } from "../../lib/security/live-pages";
import { expect, test } from "../fixtures";
import { AddressBookPage } from "../pages/address-book-page";
import { WishlistPage } from "../pages/wishlist-page";
import { saveAddress } from "../support/addresses";
import { findAdminIds } from "../support/admin-ids";
import { backend, rowOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { people } from "../support/newcomer";
import { placeOrder } from "../support/orders";
import { queryDatabase } from "../support/query-database";
import { deliverTo } from "../support/reviews";
import { adminViolations, openWithAxe, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { type Row, sweep } from "../support/sweep";
import { takeLongestTee } from "../support/tees";
import { addToWishlist, soldOutProduct } from "../support/wishes";

// Checks every page once: axe, one h1 and no skipped heading, no sideways scroll at 320, 360 and 1280 pixels,
// room for text of twice the size, and no console output, see fixtures.ts. Of pages with the same parts in the
// same state, one is checked.

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ page }) => openWithAxe(page));

test("every page for guests passes axe, orders its headings, fits every width and large text, and logs nothing", async ({
  shop,
  buyer,
  page,
}) => {
  const tee = await takeLongestTee();
  const reviewed = rowOf(
    await backend.from("reviews").select("products (slug)").eq("status", "published").order("id").limit(1),
  );
  const delivered = await deliverTo(tee, { email: buyer.email });
  await shop.cart.fillWith(tee);
  const rows: Row[] = [
    ["/"],
    ["/products"],
    ["/products?q=tee&size=M&sort=price-asc"],
    ["/products?q=zzqx"],
    ["/premium-tshirts"],
    [`/products/${tee.slug}?color=${tee.color}&size=${tee.size}`],
    [`/products/${Object(reviewed.products).slug}/reviews/stars-5`],
    ["/cart"],
    [
      "/checkout",
      async () => {
        await shop.checkout.checkCod();
        await shop.checkout.placeCodButton.click();
        await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
      },
    ],
    [`/order-details/${delivered.orderId}?token=${delivered.token}`],
    [`/order-success?order=${delivered.orderId}&token=${delivered.token}`],
    [delivered.path],
    ["/find-order"],
    ["/left-cart/un.known"],
    ["/wishlist"],
    ["/about"],
    ["/contact"],
    ["/faq"],
    ["/shipping-policy"],
    ["/refund-policy"],
    ["/terms"],
    ["/terms?tab=privacy"],
    ["/investor"],
    ["/marketing"],
    ["/blog"],
    ["/blog/what-gsm-means"],
    ["/sitemap"],
    ["/offline"],
    ["/referral-program"],
    ["/ref/0a0a0a0a-0000-4000-8000-00000000000a"],
    ["/subscription"],
    ["/custom-design"],
  ];
  expect(await sweep(page, rows, violationsOn)).toEqual([]);
});

test.describe("missing pages", () => {
  test.use({ tolerated: [/404/] });

  test("every login page and every missing page passes axe, orders its headings, fits every width and large text", async ({
    page,
  }) => {
    const press = (name: string) => () => page.getByRole("button", { name, exact: true }).click();
    const rows: Row[] = [
      ["/auth", press("Login")],
      ["/auth?tab=register", press("Create Account")],
      ["/auth?tab=forgot-password", press("Send reset link")],
      ["/auth?notice=dead-link"],
      ["/update-password"],
      ["/update-password?token_hash=00&type=recovery"],
      ["/no-such-page"],
      ["/products/no-such-tee-1"],
      ["/products?category=no-such"],
    ];
    expect(await sweep(page, rows, violationsOn)).toEqual([]);
  });
});

test("every page of an account, empty and full, passes axe, orders its headings, fits every width and large text", async ({
  page,
}) => {
  const tee = await takeLongestTee();
  const who = await makeCustomer();
  const book = new AddressBookPage(page);
  await signIn(page.context(), who);
  const empty: Row[] = [
    ["/account"],
    ["/orders"],
    ["/account/subscription"],
    ["/subscription/signup"],
    ["/account/reviews"],
    ["/account/addresses"],
    ["/account/addresses/new", () => book.save.click()],
    ["/account/profile", () => page.getByRole("button", { name: "Change password" }).click()],
    ["/account/privacy", () => page.getByRole("button", { name: "Delete my account" }).click()],
    ["/wishlist"],
    ["/my-designs"],
    ["/my-submissions"],
    ["/group-orders"],
  ];
  const found = await sweep(page, empty, violationsOn);

  const order = await placeOrder(tee, { email: who.email, userId: who.id });
  const first = await saveAddress(who.id, {
    is_default: true,
    name: "Venkatanarasimharajuvaripeta".repeat(2),
    line1: "Thiruvananthapuramcorporationbuilding".repeat(4),
    line2: "Flat 1204, Tower B, Prestige Shantiniketan, Whitefield Main Road, Hoodi, near the Tech Park",
  });
  for (let number = 1; number < 20; number++) await saveAddress(who.id, { line1: `House ${number}` });
  const soldOut = await soldOutProduct();
  await addToWishlist(who.id, { productId: soldOut.id }, { productId: tee.productId, color: tee.color });
  const wishlist = new WishlistPage(page);
  const full: Row[] = [
    [`/order-details/${order}`],
    ["/account/addresses"],
    [`/account/addresses/${first}/delete`],
    [
      "/wishlist",
      async () => {
        await wishlist.share();
        await wishlist.moveToCart(tee.name);
        await expect(wishlist.item(tee.name)).toContainText("Please choose a size");
      },
    ],
  ];
  found.push(...(await sweep(page, full, violationsOn)));

  await page.context().clearCookies();
  await signIn(page.context(), people.asha);
  const paths = ["/account", "/orders", "/account/reviews", "/account/subscription", "/my-designs"];
  const [group] = await queryDatabase<{ id: string }>(
    "select id from private.group_orders where closed_at is null and user_id is not null order by created_at limit 1",
  );
  const own = `/group-orders/${group?.id}`;
  const openGroup = () => page.getByRole("link", { name: "View group page" }).click();
  const seeded = [...paths, "/my-submissions", "/group-orders", own].map((path): Row => [path]);
  seeded.push([own, openGroup]);
  found.push(...(await sweep(page, seeded, violationsOn)));
  expect(found).toEqual([]);
});

/** Compressed bytes of the scripts that a page of the admin names, close above the largest. */
const adminScriptLimit = 223_600;

/** The forms of stored records, without their values. */
const emptyForms = ["/admin/blog/new", "/admin/categories/new", "/admin/coupons/new", "/admin/products/add"];

// The pages share their parts and colours, so every second one is checked in dark mode.
for (const [part, colorScheme] of (["light", "dark", "light", "dark"] as const).entries()) {
  test(`every fourth admin page from number ${part + 1}, in ${colorScheme} mode, passes axe, orders its headings, fits every width and its script budget`, async ({
    page,
  }) => {
    const options = { hasLargeText: false, scriptLimit: adminScriptLimit };
    const ids = await findAdminIds();
    await signIn(page.context(), await makeStaff());
    await page.emulateMedia({ colorScheme });
    const rows = livePages
      .filter((path) => path.startsWith("/admin"))
      .filter((path, nr) => nr % 4 === part && !emptyForms.includes(path))
      .map((path): Row => [path.replace(/\[\w+\]/g, (name) => String(ids[name]))]);
    expect(await sweep(page, rows, adminViolations, options)).toEqual([]);
  });
}
