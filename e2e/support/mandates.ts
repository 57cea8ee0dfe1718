import { createHmac } from "node:crypto";
import { expect } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { backend } from "./backend";
import { makeCustomer } from "./customer";
import { act } from "./design-actions";
import { PlainBrowser } from "./plain-browser";
import { postControl } from "./post-control";

export interface Begun {
  browser: PlainBrowser;
  id: string;
  gatewayId: string;
}

/** Somebody who is signed in and has begun a subscription that is not paid yet; what the gateway tells of it is held back. */
export async function beginPlan(): Promise<Begun> {
  const { email, password, phone, firstName } = await makeCustomer();
  const browser = new PlainBrowser();
  expect((await browser.submit("/auth", "Login", { email, password })).notice).toBe("signed-in");
  const { data: offer } = await backend.rpc("subscription_offer");
  const { plans, cuts } = offer as {
    plans: { price_id: string; amount: number }[];
    cuts: { cut: string; sizes: string[] }[];
  };
  const place = { pincode: "560001", line1: "1 MG Road", line2: "", city: "Bengaluru", state: "Karnataka" };
  const answer = await act(browser, "beginSubscriptionAction", {
    priceId: plans[0]?.price_id,
    cut: cuts[0]?.cut,
    size: cuts[0]?.sizes[0],
    tastes: [],
    follows: null,
    buyer: { name: firstName, email, phone, ...place },
    savesAddress: false,
    seenAmountPaise: Math.round((plans[0]?.amount ?? 0) * 100),
    agrees: true,
  });
  expect(answer).toMatchObject({ ok: true, data: { kind: "pay" } });
  const { session } = answer.data as { session: { subscriptionId: string; gatewaySubscriptionId: string } };
  const { subscriptionId: id, gatewaySubscriptionId: gatewayId } = session;
  await postControl("/razorpay/_control", { subscription_id: gatewayId, webhooks: "hold" });
  return { browser, id, gatewayId };
}

/** Agrees to the mandate at the gateway, as in its window; the payment's id. */
export async function agreeTo({ gatewayId }: Begun): Promise<string> {
  const payment = (await postControl("/razorpay/_control/authenticate", {
    subscription_id: gatewayId,
    outcome: "captured",
  })) as { id: string };
  return payment.id;
}

export const signed = (first: string, second: string, secret: string = sandboxKeys.razorpayKeySecret) =>
  createHmac("sha256", secret).update(`${first}|${second}`).digest("hex");

/** What the shop has of a subscription, as its mails say it. */
export async function shopHas({ id }: Begun): Promise<unknown> {
  const { data, error } = await backend.rpc("find_subscription_mail", { p_id: id });
  if (error) throw new Error(error.message);
  return data;
}
