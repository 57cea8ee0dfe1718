import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { RazorpayWindow } from "../pages/razorpay-window";
import { SignInPage } from "../pages/sign-in-page";
import { ordersOf } from "../support/backend";
import { linkIn, nextMessage } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { Newcomer } from "../support/newcomer";
import { razorpayControl } from "../support/razorpay-control";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import {
  agree,
  chooseFirstPlan,
  fillIn,
  gatewaySubscription,
  mandateControl,
  pay,
} from "../support/subscriptions";

const main = (page: Page) => page.getByRole("main");
const click = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

/** Opens a page after the gateway and the shop have exchanged updates. */
async function openSettled(page: Page, path: string): Promise<void> {
  await razorpayControl.settle();
  await runJobs({ only: ["subscriptions"] });
  await page.goto(path);
}

/** The shop has saved the pending change; the gateway may receive it later. */
const expectSaved = (page: Page, done: string) =>
  expect(
    page.getByText(new RegExp(`^(${done}|Saved\\. We'll notify your bank within minutes)$`)),
  ).toBeVisible();

async function takeStep(page: Page, step: string, yes: string, done: string): Promise<void> {
  await click(page, step);
  await click(page, yes);
  await expectSaved(page, done);
}

const expectText = (page: Page, text: string | RegExp) =>
  expect(main(page).getByText(text).first()).toBeVisible();

test("a guest registers on the way to a plan, pays once after a failed payment, swaps a tee, skips, pauses and resumes, is paused by staff, replaces a failing payment and cancels", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const admin = await browser.newPage();
  await signIn(admin.context(), await makeStaff("manager"));
  await addPlan(admin);
  const who = new Newcomer();
  await chooseFirstPlan(page);
  await page.waitForURL(/\/auth\?next=%2Fsubscription%2Fsignup%3Fplan%3D/);
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  await expect(page.getByText(/^To subscribe to .+, ₹\d+ every month, log in/)).toBeVisible();
  await page.getByRole("link", { name: "Create Account", exact: true }).click();
  const screen = new SignInPage(page);
  await screen.register(who);
  await screen.expectMailSent();
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await page.waitForURL(`**${next}`);
  await fillIn(page);
  await page.getByLabel(/^Mobile/).fill(who.phone);
  await pay(page);
  await expect(page.getByText("Please agree to the charges first.").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^I agree: / })).toBeFocused();

  const gateway = new RazorpayWindow(page);
  await agree(page);
  await pay(page);
  await gateway.close();
  await expect(page.getByRole("alert").filter({ hasText: "The payment wasn't completed." })).toBeVisible();
  await page.reload();
  await expect(page.getByText("You have an unfinished sign-up")).toBeVisible();
  await expect(page.getByLabel("Flat, house, street")).toHaveValue("1 MG Road");
  await agree(page);
  await pay(page);
  await gateway.fail();
  await gateway.close();
  await expect(page.getByRole("alert").filter({ hasText: "The payment failed: " })).toBeVisible();
  await pay(page);
  await gateway.payByUpiApp();
  await page.waitForURL(/\/subscription\/success\?id=/);
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  await openSettled(page, "/account/subscription");
  await expect(main(page).getByRole("listitem").filter({ hasText: /KS-/ })).toHaveCount(1);
  expect(await ordersOf(who.email)).toHaveLength(1);

  const path = `/account/subscription/${id}`;
  await openSettled(page, path);
  await expectText(page, /^Order KP-/);
  const bank = await gatewaySubscription(id);

  await main(page)
    .getByRole("button", { name: /^Swap / })
    .first()
    .click();
  const take = page.getByRole("dialog").getByRole("button", { name: /^Choose / });
  const [, name = ""] = (await take.last().getAttribute("aria-label"))?.match(/^Choose (.+) in /) ?? [];
  await take.last().click();
  // It closes with the page's new version, so that the next step isn't refused as outdated.
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectText(page, name);
  const day =
    (await main(page)
      .getByText(/^Next charge on /)
      .textContent()) ?? "";
  await takeStep(page, "Skip the next charge", "Skip it", "Next charge skipped");
  await openSettled(page, path);
  await expectText(page, /It resumes automatically on /);
  await takeStep(page, "Resume", "Resume", "Subscription resumed");
  await openSettled(page, path);
  await expectText(page, day);
  await click(page, "Pause");
  await main(page).getByText("Until I resume it").click();
  await click(page, "Pause");
  await expectSaved(page, "Subscription paused");
  await openSettled(page, path);
  await expectText(page, "You won't be charged until you resume it.");
  await takeStep(page, "Resume", "Resume", "Subscription resumed");
  await openSettled(admin, `/admin/subscriptions/${id}`);
  await admin.getByRole("button", { name: "Pause", exact: true }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Pause", exact: true }).click();
  await expect(admin.getByText("Subscription paused")).toBeVisible();
  await admin.close();
  await openSettled(page, path);
  await expectText(page, /It resumes automatically on /);
  await takeStep(page, "Resume", "Resume", "Subscription resumed");

  await mandateControl.failCharges(bank, 100);
  await mandateControl.passDays(bank, 37);
  await openSettled(page, path);
  await expectText(page, "On hold: payments failed");
  await mandateControl.failCharges(bank, 0);
  await click(page, "Use another payment method");
  await new RazorpayWindow(page).succeed();
  await expect(page.getByText("Your bank is confirming the change")).toBeVisible();
  await openSettled(page, path);
  await expectText(page, /^Next charge on /);
  await takeStep(page, "Cancel subscription", "Cancel now", "Subscription cancelled");
  await openSettled(page, path);
  await expectText(page, "Cancelled");
});

/** Adds a plan, which the gateway gets too. */
async function addPlan(admin: Page): Promise<void> {
  await admin.goto("/admin/subscriptions/plans");
  const slug = `test-${Math.random().toString(36).slice(2, 10)}`;
  await admin.getByRole("button", { name: "Add plan" }).click();
  await admin.getByLabel("Name", { exact: true }).first().fill(`Plan ${slug}`);
  await admin.getByLabel("URL", { exact: true }).fill(slug);
  await admin.getByLabel("Price", { exact: true }).fill("650");
  await admin.getByLabel("Position", { exact: true }).fill("99");
  await admin.getByRole("button", { name: "Add plan" }).last().click();
  await expect(admin.getByText("Plan added")).toBeVisible();
  await openSettled(admin, "/admin/subscriptions/plans");
  const card = admin.getByRole("listitem").filter({ hasText: slug });
  await expect(card.getByText(/plan_\w+/)).toHaveCount(1);
}
