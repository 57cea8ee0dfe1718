import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { act } from "../support/design-actions";
import { agreeTo, type Begun, beginPlan, shopHas, signed } from "../support/mandates";
import { PlainBrowser } from "../support/plain-browser";

const confirm = ({ browser }: Begun, claim: { id: string; paymentId: string; signature: string }) =>
  act(browser, "confirmMandateAction", claim);

test("a forged confirmation of a mandate is refused and changes nothing; the real one counts", async () => {
  const [he, she] = [await beginPlan(), await beginPlan()];
  const paymentId = await agreeTo(he);
  const right = signed(paymentId, he.gatewayId);
  const before = [await shopHas(he), await shopHas(she)];
  expect(before).toEqual([
    expect.objectContaining({ status: "created" }),
    expect.objectContaining({ status: "created" }),
  ]);

  const forged = [
    "",
    "x",
    "0".repeat(64),
    right.slice(0, 63),
    right.toUpperCase().replace(/^./, (first) => (first === "0" ? "1" : "0")),
    // As for an order: the ids the other way round.
    signed(he.gatewayId, paymentId),
    signed(paymentId, he.id),
    signed(paymentId, she.gatewayId),
    signed("pay_Another00000001", he.gatewayId),
    signed(paymentId, he.gatewayId, sandboxKeys.razorpayWebhookSecret),
    signed(paymentId, he.gatewayId, "another secret"),
  ];
  for (const [nr, signature] of forged.entries()) {
    const answer = await confirm(he, { id: he.id, paymentId, signature });
    expect(answer, `signature ${nr}`).toMatchObject({ ok: false, code: "forbidden" });
  }
  for (const [nr, flipped] of [...right].entries()) {
    if (nr % 8 !== 0) continue;
    const signature = `${right.slice(0, nr)}${flipped === "0" ? "1" : "0"}${right.slice(nr + 1)}`;
    const answer = await confirm(he, { id: he.id, paymentId, signature });
    expect(answer, `character ${nr}`).toMatchObject({ ok: false, code: "forbidden" });
  }
  // What one has paid confirms nothing of another's.
  expect(await confirm(she, { id: she.id, paymentId, signature: right })).toMatchObject({
    ...{ ok: false, code: "forbidden" },
  });
  expect(await confirm(she, { id: he.id, paymentId, signature: right })).toMatchObject({
    ...{ ok: false, code: "not_found" },
  });
  const visitor = { ...he, browser: new PlainBrowser() };
  expect(await confirm(visitor, { id: he.id, paymentId, signature: right })).toMatchObject({
    ...{ ok: false, code: "unauthenticated" },
  });
  expect([await shopHas(he), await shopHas(she)]).toEqual(before);

  expect(await confirm(he, { id: he.id, paymentId, signature: right })).toMatchObject({ ok: true });
  expect(await shopHas(he)).toMatchObject({ status: "active" });
  expect(await shopHas(she)).toEqual(before[1]);
});

const actions: [string, Record<string, unknown>][] = [
  ["payMandateAction", {}],
  ["changePaymentAction", {}],
  ["confirmMandateAction", { paymentId: "pay_Another00000001", signature: "0".repeat(64) }],
  ["changeWearAction", { version: 1, cut: "regular", size: "M", tastes: [] }],
  ["swapPickAction", { version: 1, position: 1, variantId: 1 }],
  ["chooseForChargeAction", { version: 1, chargeId: randomUUID() }],
  ["wishSubscriptionAction", { version: 1, wish: "cancel", charges: null, reason: "" }],
];
const deskActions: [string, Record<string, unknown>][] = [
  ["stepSubscriptionAction", { version: 1, step: "cancel", charges: null, note: "" }],
  ["changeSizeAction", { version: 1, cut: "regular", size: "M", tastes: [] }],
  ["noteSubscriptionAction", { note: "A note" }],
];

test("nobody does anything to another's subscription, and staff's actions are staff's", async () => {
  const [she, he] = [await beginPlan(), await beginPlan()];
  const before = await shopHas(she);
  for (const [action, input] of actions) {
    const answer = await act(he.browser, action, { id: she.id, ...input });
    expect(answer, action).toMatchObject({ ok: false, code: "not_found" });
  }
  for (const [action, input] of deskActions) {
    const answer = await act(he.browser, action, { id: she.id, ...input });
    expect(answer, action).toMatchObject({
      ok: false,
      code: expect.stringMatching(/^(forbidden|not_found)$/),
    });
  }
  expect(await shopHas(she)).toEqual(before);
});

test("what no screen sends is refused before anything is done", async () => {
  const she = await beginPlan();
  const before = await shopHas(she);
  const odd: Record<string, unknown>[] = [
    { status: "active" },
    { id: null },
    { id: "1 or 1=1" },
    { id: [she.id] },
    { version: -1 },
    { version: 1e30 },
    { charges: -1 },
    { position: -1 },
    { variantId: -1 },
    { size: "x".repeat(100_000) },
    { reason: "x".repeat(100_000) },
    { signature: "x".repeat(100_000) },
    { tastes: Array(1000).fill("x") },
    { wish: "delete" },
    { chargeId: "x".repeat(100_000) },
  ];
  for (const [action, input] of actions)
    for (const change of odd) {
      const [key = ""] = Object.keys(change);
      // Each of them is either wrong here, or unknown here.
      const answer = await act(she.browser, action, { id: she.id, ...input, ...change });
      expect(answer, `${action} ${key}`).toMatchObject({ ok: false, code: "invalid_input" });
    }
  expect(await shopHas(she)).toEqual(before);
});
