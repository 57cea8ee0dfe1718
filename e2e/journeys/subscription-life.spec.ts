import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { RazorpayWindow } from "../pages/razorpay-window";
import { ordersOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { agree, gatewaySubscription, mandateControl, subscribe } from "../support/subscriptions";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const chargeDay = (page: Page) => main(page).getByText(/^Next charge on /);

/** What the shop says of a wish: it is done, or kept when the jobs were quicker to take it to the gateway. What came of it is looked for afterwards. */
const saysOfWish = (page: Page, done: string) =>
  expect(
    page.getByText(done, { exact: true }).or(page.getByText("Kept. The bank is told within minutes")),
  ).toBeVisible();

/** Reads the page anew until the shop has heard what the bank did. */
async function seeOn(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(main(page).getByText(text).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test("a subscription's life: charged, swapped, skipped, paused, failed, mended, changed and stopped @both", async ({
  page,
  context,
}) => {
  const who = await makeCustomer();
  await signIn(context, who);
  const path = `/account/subscription/${await subscribe(page)}`;
  await seeOn(page, path, /^Order KP-/);
  expect(await ordersOf(who.email)).toHaveLength(1);
  const bank = await gatewaySubscription(path.split("/").at(-1) ?? "");

  await main(page)
    .getByRole("button", { name: /^Swap / })
    .first()
    .click();
  const take = page.getByRole("dialog").getByRole("button", { name: /^Take / });
  const [, name = ""] = (await take.last().getAttribute("aria-label"))?.match(/^Take (.+) in /) ?? [];
  await take.last().click();
  await expect(main(page).getByRole("button", { name: `Swap ${name}` })).toBeVisible();
  await mandateControl.passDays(bank, 32);
  await expect(async () => expect(await ordersOf(who.email)).toHaveLength(2)).toPass();
  await page.goto(path);
  await expect(main(page).getByRole("link", { name: /^Order KP-/ })).toHaveCount(2);
  const before = (await chargeDay(page).textContent()) ?? "";
  await press(page, "Skip the next charge");
  await press(page, "Skip it");
  await saysOfWish(page, "The next charge is skipped");
  await seeOn(page, path, "Paused");
  await expect(main(page).getByText(/It goes on by itself on /)).toBeVisible();
  await press(page, "Go on");
  await main(page).getByRole("button", { name: "Go on", exact: true }).click();
  await saysOfWish(page, "It goes on");
  await seeOn(page, path, before);
  await press(page, "Pause");
  await main(page).getByText("Until I let it go on").click();
  await press(page, "Pause");
  await saysOfWish(page, "It is paused");
  await seeOn(page, path, "Nothing is charged until you let it go on.");
  expect(await violationsOn(page)).toEqual([]);
  await press(page, "Go on");
  await main(page).getByRole("button", { name: "Go on", exact: true }).click();
  await saysOfWish(page, "It goes on");
  await seeOn(page, path, before);

  await mandateControl.failCharges(bank, 100);
  await mandateControl.passDays(bank, 31);
  await seeOn(page, path, "Your last payment failed");
  await mandateControl.passDays(bank, 6);
  await seeOn(page, path, "On hold, because payments failed");
  await expect(main(page).getByText("Your bank refused it. Nothing was charged")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await mandateControl.failCharges(bank, 0);
  await press(page, "Pay another way");
  await new RazorpayWindow(page).succeed();
  await seeOn(page, path, /^Next charge on /);
  expect(await ordersOf(who.email)).toHaveLength(2);

  await main(page).getByRole("link", { name: "Change the plan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await main(page).locator("label", { hasText: "Two tees" }).click();
  await agree(page);
  await press(page, "Agree to the new plan");
  await new RazorpayWindow(page).succeed();
  await page.waitForURL(/\/subscription\/success\?id=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have agreed");
  const next = `/account/subscription/${new URL(page.url()).searchParams.get("id")}`;
  await seeOn(page, path, "Stopped");
  expect(await ordersOf(who.email)).toHaveLength(2);

  await page.goto(next);
  await press(page, "Stop the subscription");
  await press(page, "Stop now");
  await saysOfWish(page, "It is stopped");
  await seeOn(page, next, "Stopped");
  expect(await violationsOn(page)).toEqual([]);
});

test("staff skip, pause and end a subscription for its owner, and whoever may not sees no such buttons", async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, await makeCustomer());
  const id = await subscribe(page);
  // Its order changes the subscription, and a step on what one has not seen is refused.
  await seeOn(page, `/account/subscription/${id}`, /^Order KP-/);
  const path = `/admin/subscriptions/${id}`;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk.context(), await makeStaff("support"));
  await desk.goto("/admin/subscriptions?q=status:active");
  await expect(desk.getByRole("link", { name: /^KS-/ }).first()).toBeVisible();
  const step = async (name: string, confirm: string, said: string) => {
    await expect(async () => {
      await desk.goto(path);
      await desk.getByRole("button", { name, exact: true }).click({ timeout: 1000 });
    }).toPass();
    await desk.getByRole("dialog").getByRole("button", { name: confirm, exact: true }).click();
    await expect(desk.getByText(said)).toBeVisible();
  };
  await step("Skip a charge", "Skip a charge", "The next charge is skipped");
  await step("Let it go on", "Let it go on", "The subscription goes on");
  await step("Pause", "Pause", "The subscription is paused");
  // The bank's answer changes it once more; to cancel is possible before, too.
  await expect(async () => {
    await desk.goto(path);
    await expect(desk.getByRole("button", { name: "Let it go on" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await step("Cancel", "Cancel the subscription", "The subscription is cancelled");
  await seeOn(page, `/account/subscription/${id}`, "Stopped");

  const other = await (await browser.newContext()).newPage();
  await signIn(other.context(), await makeStaff("editor"));
  await other.goto(path);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByRole("button", { name: /^(Pause|Cancel|Skip a charge)$/ })).toHaveCount(0);
  await Promise.all([desk.context().close(), other.context().close()]);
});

test("a plan is made, gets its plan at the gateway by itself, and a new price is for new subscribers", async ({
  page,
}) => {
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/subscriptions/plans");
  const slug = `test-${Math.random().toString(36).slice(2, 10)}`;
  const name = `Plan ${slug}`;
  const card = page.getByRole("listitem").filter({ hasText: slug });
  await page.getByRole("button", { name: "Add plan" }).click();
  await page.getByLabel("Name", { exact: true }).first().fill(name);
  await page.getByLabel("Address", { exact: true }).fill(slug);
  await page.getByLabel("Price", { exact: true }).fill("650");
  await page.getByLabel("Place", { exact: true }).fill("99");
  await page.getByRole("button", { name: "Add plan" }).last().click();
  await expect(page.getByText("Plan added")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(card.getByText(/plan_\w+/)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await card.getByRole("button", { name: `Change ${name}` }).click();
  await card.getByLabel("Price", { exact: true }).fill("700");
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Plan saved")).toBeVisible();
  await expect(card.getByText("Earlier")).toBeVisible();
  await card.getByRole("button", { name: `Withdraw ${name}` }).click();
  const question = page.getByRole("dialog", { name: `Withdraw ${name}?` });
  await expect(question.getByText("Nobody has it now.")).toBeVisible();
  await question.getByRole("button", { name: "Withdraw plan" }).click();
  await expect(page.getByText(`${name} is withdrawn`)).toBeVisible();
});
