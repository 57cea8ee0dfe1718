"use server";

import { after } from "next/server";
import {
  codCodeSchema,
  confirmPaymentSchema,
  findOrderSchema,
  orderRefSchema,
  placeOrderSchema,
  returnSchema,
} from "@/lib/checkout/schemas";
import { emailKey } from "@/lib/email";
import { forgetDashboard } from "@/server/account/recall-dashboard";
import { findDestination } from "@/server/addresses/find-destination";
import { rememberAddress } from "@/server/addresses/remember-address";
import { getSessionKey } from "@/server/auth/queries";
import { cancelOrder } from "@/server/fulfilment/cancel-order";
import { checkCodCode, checkPhoneCode, sendCodCode, sendPhoneCode } from "@/server/fulfilment/confirm-cod";
import { queueOrderLink } from "@/server/fulfilment/repository";
import { readBrowserKey } from "@/server/http/browser-key";
import { defineAction } from "@/server/http/define-action";
import { keepProof, readProof } from "@/server/http/kept-proof";
import { hiddenVisitor } from "@/server/limits/take-attempts";
import { runOutbox } from "@/server/outbox/run-outbox";
import { confirmPayment } from "@/server/payments/confirm-payment";
import { requestReturn } from "@/server/returns/request-return";
import { payOrder } from "./pay-order";
import { phoneProofSeconds, requireOrderPhone, signPhoneProof } from "./phone-proof";
import { typedLimits } from "./place-limits";
import { placeOrder } from "./place-order";
import { requireOrderByToken } from "./require-order";

/** Somebody waits for a code or a mail: not until the next minute. */
function sendMessagesSoon(): void {
  after(() => runOutbox(new Date()));
}

export const placeOrderAction = defineAction({
  name: "order: place",
  guard: "public",
  limit: ({ input: { buyer }, viewer }) => ["placeShop", "placeVisitor", ...typedLimits(buyer, viewer)],
  schema: placeOrderSchema,
  run: async (
    { savesAddress, captcha: _spent, buyer: { address: sent, ...contact }, ...input },
    { viewer, isPuzzled },
  ) => {
    const address = await findDestination(sent, viewer !== null);
    const outcome = await placeOrder(
      { ...input, buyer: { ...contact, address } },
      {
        userId: viewer?.id ?? null,
        provenPhone: viewer?.isPhoneProven ? viewer.phone : null,
        browser: await readBrowserKey(),
        origin: { visitor: await hiddenVisitor(), isPuzzled },
      },
    );
    if (viewer && savesAddress && sent === address && outcome.kind !== "changed") {
      const { name, phone } = contact;
      await rememberAddress({ label: "", name, phone, ...address });
    }
    if (outcome.kind === "placed") sendMessagesSoon();
    if (viewer) forgetDashboard(await getSessionKey());
    return outcome;
  },
});

export const payOrderAction = defineAction({
  name: "order: pay",
  guard: "public",
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (ref) => payOrder(await requireOrderByToken(ref)),
});

export const cancelOrderAction = defineAction({
  name: "order: cancel",
  guard: "public",
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (ref) => cancelOrder(await requireOrderByToken(ref)),
});

/** Answers the same whether there is such an order or not. */
export const findOrderAction = defineAction({
  name: "order: find",
  guard: "public",
  limit: ({ input }) => ["orderLinkVisitor", ["orderLink", `${input.orderId} ${emailKey(input.email)}`]],
  schema: findOrderSchema,
  run: async ({ orderId, email }) => {
    await queueOrderLink(orderId, email);
    sendMessagesSoon();
  },
});

export const sendCodCodeAction = defineAction({
  name: "order: send code",
  guard: "public",
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (ref) => {
    await sendCodCode(await requireOrderByToken(ref));
    sendMessagesSoon();
  },
});

export const checkCodCodeAction = defineAction({
  name: "order: check code",
  guard: "public",
  limit: ["otpGuessVisitor"],
  schema: codCodeSchema,
  run: async ({ code, ...ref }) => checkCodCode(await requireOrderByToken(ref), code),
});

/** For what the link to an order does not allow by itself. */
export const sendPhoneCodeAction = defineAction({
  name: "order: send phone code",
  guard: "public",
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (ref) => {
    await sendPhoneCode(await requireOrderByToken(ref));
    sendMessagesSoon();
  },
});

export const checkPhoneCodeAction = defineAction({
  name: "order: check phone code",
  guard: "public",
  limit: ["otpGuessVisitor"],
  schema: codCodeSchema,
  run: async ({ code, ...ref }, { now }) => {
    const order = await requireOrderByToken(ref);
    await checkPhoneCode(order, code);
    await keepProof(signPhoneProof(order, now), phoneProofSeconds);
  },
});

export const requestReturnAction = defineAction({
  name: "order: request return",
  guard: "public",
  limit: ["orderVisitor"],
  schema: returnSchema,
  run: async ({ orderId, token, ...draft }, { viewer, now }) => {
    const order = await requireOrderByToken({ orderId, token });
    if (draft.upiId) requireOrderPhone(order, viewer, await readProof(), now);
    return requestReturn(order, draft);
  },
});

export const confirmPaymentAction = defineAction({
  name: "order: confirm payment",
  guard: "public",
  limit: ["orderVisitor"],
  schema: confirmPaymentSchema,
  run: async ({ paymentId, signature, ...ref }) =>
    confirmPayment(await requireOrderByToken(ref), { paymentId, signature }),
});
