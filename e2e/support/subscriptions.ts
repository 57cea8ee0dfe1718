import { expect, type Page } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { gatewayUrl } from "./env";
import { runJobs } from "./jobs";
import { postControl } from "./post-control";

/** From the page of all plans to the form, with the first plan chosen. */
export async function chooseFirstPlan(page: Page): Promise<void> {
  // A plan is offered once the gateway has it.
  await runJobs({ only: ["subscriptions"] });
  await page.goto("/subscription");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Choose / })
    .first()
    .click();
}

export async function fillIn(page: Page): Promise<void> {
  await page.locator("label", { hasText: /^M$/ }).click();
  await page.getByLabel("Pincode").fill("560001");
  await page.getByLabel("Flat, house, street").fill("1 MG Road");
  await expect(page.getByLabel("City", { exact: true })).toHaveValue(/Bengaluru/i);
}

export const agree = (page: Page) => page.getByRole("checkbox", { name: /^I agree: / }).check();
export const pay = (page: Page) => page.getByRole("button", { name: /^Agree and pay ₹/ }).click();

/** The id of the subscription at Razorpay's stand-in. */
export async function gatewaySubscription(id: string): Promise<string> {
  const { razorpayKeyId, razorpayKeySecret } = sandboxKeys;
  const authorization = `Basic ${btoa(`${razorpayKeyId}:${razorpayKeySecret}`)}`;
  const answer = await fetch(`${gatewayUrl}/razorpay/v1/subscriptions?count=100`, {
    headers: { authorization },
  });
  const { items }: { items: { id: string; notes: Record<string, string> }[] } = await answer.json();
  const found = items.find(({ notes }) => Object.values(notes).includes(id));
  if (!found) throw new Error(`the gateway has no subscription ${id}`);
  return found.id;
}

const post = (path: string, body: object) => postControl(`/razorpay/_control${path}`, body);

/** How Razorpay's stand-in treats one subscription. */
export const mandateControl = {
  passDays: (gatewayId: string, days: number) =>
    post("/clock", { subscription_id: gatewayId, seconds: days * 86_400 }),
  /** This many of the next charges fail. */
  failCharges: (gatewayId: string, failing: number) =>
    post("/charges", { subscription_id: gatewayId, failing }),
};
