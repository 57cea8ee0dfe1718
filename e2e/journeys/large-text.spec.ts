import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { makeCustomer } from "../support/customer";
import { brokenWords, doubleText, outOfReach } from "../support/large-text";
import { placeOrder } from "../support/orders";
import { makePost } from "../support/posts";
import { deliverTo } from "../support/reviews";
import { sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

/** For each page what has to be within reach on it, besides what all have. */
type Controls = Record<string, (page: Page) => Locator>;

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name });
const link = (name: string | RegExp) => (page: Page) => page.getByRole("main").getByRole("link", { name });

const summaryOf = (page: Page) => page.getByRole("banner").locator('summary[aria-label="Menu"]');

async function faultsOf(page: Page, always: readonly Locator[], controls: Controls): Promise<string[]> {
  const found: string[] = [];
  for (const [path, control] of Object.entries(controls)) {
    await page.goto(path);
    await expect(control(page).first()).toBeVisible();
    await doubleText(page);
    found.push(...(await sidewaysScroll(page)), ...(await brokenWords(page)));
    found.push(...(await outOfReach(page, [...always, control(page).first()])));
  }
  return found;
}

test("text of twice the size fit a phone: no page goes sideways, breaks a word or loses a button", {
  tag: "@phone",
}, async ({ shop, tee, page }) => {
  const who = await makeCustomer();
  const order = await placeOrder(tee, { email: who.email, userId: who.id });
  await deliverTo(tee, { email: who.email, userId: who.id });
  const post = await makePost();
  await shop.cart.fillWith(tee);
  const always = [shop.frame.badge, summaryOf(page)];
  const found = await faultsOf(page, always, {
    "/": link("Shop all tees"),
    "/products": button(/^Filters/),
    [`/products/${tee.slug}?color=${tee.color}&size=${tee.size}`]: button("Add to cart"),
    "/cart": link("Go to checkout"),
    "/checkout": button(/^(Pay|Place order)/),
    "/auth": button("Login"),
    "/auth?tab=register": button("Create Account"),
    "/blog": link(/./),
    [`/blog/${post.slug}`]: link(/./),
    "/subscription": link(/^Choose /),
    "/contact": button("Send message"),
    "/custom-design": button("Next"),
  });
  await signIn(page.context(), who);
  found.push(
    ...(await faultsOf(page, always, {
      "/account": link("Wishlist"),
      "/orders": link(order),
      "/account/reviews": link(/^Write a review/),
      [`/order-details/${order}`]: button("Order again"),
      "/my-submissions": link("My designs"),
      "/my-designs": link(/./),
      "/account/subscription": link(/./),
      "/subscription/signup": button(/^Agree and pay /),
    })),
  );
  await page.context().clearCookies();
  await signIn(page.context(), await makeStaff());
  found.push(
    ...(await faultsOf(page, [page.getByRole("button", { name: "Menu" })], {
      "/admin": link(/orders?$/),
      "/admin/orders": link("New order"),
      [`/admin/orders/${order}`]: button("Cancel order"),
      "/admin/products": link("Add product"),
      "/admin/subscriptions": link("Plans and tastes"),
      "/admin/subscriptions/plans": button("Add plan"),
    })),
  );
  expect(found).toEqual([]);
});
