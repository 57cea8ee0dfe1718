import { createHmac, randomUUID } from "node:crypto";
import {
  beginSubscriptionAction,
  changePaymentAction,
  changeWearAction,
  chooseForChargeAction,
  confirmMandateAction,
  payMandateAction,
  requestChangeAction,
  swapPickAction,
} from "@/server/subscriptions/actions";
import {
  addSubscriptionNoteAction,
  changeSizeAction,
  stepSubscriptionAction,
} from "@/server/subscriptions/admin-actions";
import { mirrorPlans } from "@/server/subscriptions/mirror-plans";
import { sandboxKeys } from "../../../sandbox/keys";
import { owner } from "../support/backend/database";
import { standIn } from "../support/backend/razorpay";
import { service } from "../support/backend/service";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import { makePlan, type Plan, stockTees } from "../support/subscriptions/subscriptions";

let plan: Plan;

beforeAll(async () => {
  await stockTees(owner, 3);
  plan = await makePlan(owner);
  await owner.query("update private.subscription_prices set gateway_plan_id = null where id = $1", [
    plan.priceId,
  ]);
  await mirrorPlans(10);
});

interface Subscriber {
  visitor: Visitor;
  id: string;
  gatewayId: string;
}

/** A customer who has started a subscription that is not paid yet; the gateway's events are held. */
async function beginPlan(): Promise<Subscriber> {
  const who = await makeCustomer();
  const { email, phone, firstName } = who;
  const visitor = await new Visitor().signIn(who);
  const place = { pincode: "560001", line1: "1 MG Road", line2: "", city: "Bengaluru", state: "Karnataka" };
  const answer = await visitor.act(beginSubscriptionAction, {
    priceId: plan.priceId,
    ...{ cut: "oversized", size: "S", tastes: [], follows: null },
    buyer: { name: firstName, email, phone, ...place },
    savesAddress: false,
    seenAmountPaise: plan.amount * 100,
    agrees: true,
  });
  if (!answer.ok || answer.data.kind !== "pay") throw new Error(JSON.stringify(answer));
  const { subscriptionId: id, gatewaySubscriptionId: gatewayId } = answer.data.session;
  await standIn.set({ subscription_id: gatewayId, webhooks: "hold" });
  return { visitor, id, gatewayId };
}

const signed = (first: string, second: string, secret: string = sandboxKeys.razorpayKeySecret) =>
  createHmac("sha256", secret).update(`${first}|${second}`).digest("hex");

/** What the shop has stored of a subscription, as its emails show it. */
async function stateOf({ id }: Subscriber): Promise<unknown> {
  const { data, error } = await service.rpc("find_subscription_mail", { p_id: id });
  if (error) throw new Error(error.message);
  return data;
}

const confirm = ({ visitor }: Subscriber, claim: { id: string; paymentId: string; signature: string }) =>
  visitor.act(confirmMandateAction, claim);

it("refuses a forged confirmation of a mandate and changes nothing, then takes the real one", async () => {
  const [he, she] = [await beginPlan(), await beginPlan()];
  const paymentId = await standIn.agree(he.gatewayId);
  const right = signed(paymentId, he.gatewayId);
  const before = [await stateOf(he), await stateOf(she)];
  expect(before).toMatchObject([{ status: "created" }, { status: "created" }]);
  for (const signature of [
    "",
    "x",
    "0".repeat(64),
    right.slice(0, 63),
    `${right[0] === "0" ? "1" : "0"}${right.slice(1)}`,
    // As for an order: the ids the other way round.
    signed(he.gatewayId, paymentId),
    signed(paymentId, he.id),
    signed(paymentId, she.gatewayId),
    signed("pay_Another00000001", he.gatewayId),
    signed(paymentId, he.gatewayId, sandboxKeys.razorpayWebhookSecret),
  ]) {
    const { ok, code } = { code: "", ...(await confirm(he, { id: he.id, paymentId, signature })) };
    expect([signature, ok, code]).toEqual([signature, false, "forbidden"]);
  }
  const claim = { paymentId, signature: right };
  // A payment of one subscription confirms no other.
  expect(await confirm(she, { id: she.id, ...claim })).toMatchObject({ code: "forbidden" });
  expect(await confirm(she, { id: he.id, ...claim })).toMatchObject({ code: "not_found" });
  const guest = { ...he, visitor: new Visitor() };
  expect(await confirm(guest, { id: he.id, ...claim })).toMatchObject({ code: "unauthenticated" });
  expect([await stateOf(he), await stateOf(she)]).toEqual(before);

  expect(await confirm(he, { id: he.id, ...claim })).toMatchObject({ ok: true });
  expect(await stateOf(he)).toMatchObject({ status: "active" });
  expect(await stateOf(she)).toEqual(before[1]);
});

type Action = (input: never) => Promise<{ ok: boolean }>;

const actions: [name: string, action: Action, input: Record<string, unknown>][] = [
  ["pay", payMandateAction, {}],
  ["change payment", changePaymentAction, {}],
  ["confirm", confirmMandateAction, { paymentId: "pay_Another00000001", signature: "0".repeat(64) }],
  ["change size", changeWearAction, { version: 1, cut: "regular", size: "M", tastes: [] }],
  ["swap", swapPickAction, { version: 1, position: 1, variantId: 1 }],
  ["choose", chooseForChargeAction, { version: 1, chargeId: randomUUID() }],
  ["cancel", requestChangeAction, { version: 1, change: "cancel", charges: null, reason: "" }],
];
const adminActions: typeof actions = [
  ["cancel", stepSubscriptionAction, { version: 1, step: "cancel", charges: null, note: "" }],
  ["change size", changeSizeAction, { version: 1, cut: "regular", size: "M", tastes: [] }],
  ["add a note", addSubscriptionNoteAction, { body: "A note" }],
];

it("lets a customer change no one else's subscription, neither as its owner nor as staff", async () => {
  const [she, he] = [await beginPlan(), await beginPlan()];
  const before = await stateOf(she);
  for (const [name, action, input] of actions) {
    const answer = await he.visitor.act(action, { id: she.id, ...input });
    expect([name, answer]).toEqual([name, expect.objectContaining({ ok: false, code: "not_found" })]);
  }
  for (const [name, action, input] of adminActions) {
    const answer = await he.visitor.act(action, { id: she.id, ...input });
    expect([name, answer]).toEqual([name, expect.objectContaining({ ok: false, code: "forbidden" })]);
  }
  expect(await stateOf(she)).toEqual(before);
});

it("refuses input that no form sends before anything changes", async () => {
  const she = await beginPlan();
  const before = await stateOf(she);
  const long = "x".repeat(100_000);
  const odd: Record<string, unknown>[] = [
    ...[{ status: "active" }, { id: null }, { id: "1 or 1=1" }, { id: [she.id] }],
    ...[{ version: -1 }, { version: 1e30 }, { charges: -1 }, { position: -1 }, { variantId: -1 }],
    ...[{ size: long }, { reason: long }, { signature: long }, { chargeId: long }],
    ...[{ tastes: Array(1000).fill("x") }, { change: "delete" }],
  ];
  for (const [name, action, input] of actions)
    for (const change of odd) {
      // Each of them is either wrong for this action or unknown to it.
      const answer = await she.visitor.act(action, { id: she.id, ...input, ...change });
      const refused = expect.objectContaining({ ok: false, code: "invalid_input" });
      expect([name, Object.keys(change), answer]).toEqual([name, Object.keys(change), refused]);
    }
  expect(await stateOf(she)).toEqual(before);
});
