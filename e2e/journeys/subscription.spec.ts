import { expect, test } from "../fixtures";
import { RazorpayWindow } from "../pages/razorpay-window";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { linkIn, nextMessage } from "../support/inbox";
import { Newcomer } from "../support/newcomer";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { agree, chooseFirstPlan, fillIn, pay } from "../support/subscriptions";

test("a guest's plan is kept through their registration, and nothing is paid without a consent @both", async ({
  page,
}) => {
  const who = new Newcomer();
  await chooseFirstPlan(page);
  await page.waitForURL(/\/auth\?next=%2Fsubscription%2Fsignup%3Fplan%3D/);
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  await expect(page.getByText(/^To subscribe to .+, ₹\d+ every month, please log in/)).toBeVisible();
  await page.getByRole("link", { name: "Create Account", exact: true }).click();
  const screen = new SignInPage(page);
  await screen.register(who);
  await screen.expectMailSent();
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await page.waitForURL(`**${next}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribe");
  await fillIn(page);
  await page.getByLabel(/^Mobile/).fill(who.phone);
  await pay(page);
  await expect(page.getByText("Please agree to the charges first.").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^I agree: / })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
});

test("a closed window, a reload and a failed payment cost nothing, and the same subscription is paid in the end @both", async ({
  page,
  context,
}) => {
  await signIn(context, await makeCustomer());
  const gateway = new RazorpayWindow(page);
  await chooseFirstPlan(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribe");
  await fillIn(page);
  await agree(page);
  await pay(page);
  await gateway.close();
  await expect(page.getByRole("alert").filter({ hasText: "The payment was not finished." })).toBeVisible();

  await page.reload();
  await expect(page.getByText("You began before")).toBeVisible();
  await expect(page.getByLabel("Flat, house, street")).toHaveValue("1 MG Road");
  await agree(page);
  await pay(page);
  await gateway.fail();
  await gateway.close();
  await expect(page.getByRole("alert").filter({ hasText: "The payment failed: " })).toBeVisible();
  await pay(page);
  await gateway.succeed();
  await page.waitForURL(/\/subscription\/success\?id=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(You are subscribed|Your bank is confirming it)$/,
  );
  expect(await violationsOn(page)).toEqual([]);

  await page.goto("/account/subscription");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: /KS-/ })).toHaveCount(1);
});

test.describe("another's subscription", () => {
  test.use({ tolerated: [/404/] });
  test("leads to one's own", async ({ page, context }) => {
    await signIn(context, await makeCustomer());
    await page.goto("/account/subscription/0a0a0a0a-0000-4000-8000-00000000000a");
    await page.waitForURL("**/account/subscription");
    await expect(page.getByRole("main").getByText("No subscription yet")).toBeVisible();
  });
});
