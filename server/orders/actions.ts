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
import { checkCodCode, sendCodCode } from "@/server/fulfilment/confirm-cod";
import { queueOrderLink } from "@/server/fulfilment/repository";
import { defineAction } from "@/server/http/define-action";
import { runOutbox } from "@/server/outbox/run-outbox";
import { confirmPayment } from "@/server/payments/confirm-payment";
import { requestReturn } from "@/server/returns/request-return";
import { payOrder } from "./pay-order";
import { placeOrder } from "./place-order";
import { requireOrderByToken } from "./require-order";

/** Somebody waits for a code or a mail: not until the next minute. */
function sendMessagesSoon(): void {
  after(() => runOutbox(new Date()));
}

export const placeOrderAction = defineAction({
  name: "order: place",
  guard: "public",
  limit: ({ input: { buyer } }) => [
    "placeShop",
    "placeVisitor",
    ["placePhone", buyer.phone],
    ["placeEmail", emailKey(buyer.email)],
  ],
  schema: placeOrderSchema,
  run: async ({ savesAddress, buyer: { address: sent, ...contact }, ...input }, { viewer }) => {
    const address = await findDestination(sent, viewer !== null);
    const outcome = await placeOrder(
      { ...input, buyer: { ...contact, address } },
      { userId: viewer?.id ?? null, provenPhone: viewer?.isPhoneProven ? viewer.phone : null },
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
  limit: ({ input }) => ["orderLinkVisitor", ["orderLink", input.email]],
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

export const requestReturnAction = defineAction({
  name: "order: request return",
  guard: "public",
  limit: ["orderVisitor"],
  schema: returnSchema,
  run: async ({ orderId, token, ...draft }) =>
    requestReturn(await requireOrderByToken({ orderId, token }), draft),
});

export const confirmPaymentAction = defineAction({
  name: "order: confirm payment",
  guard: "public",
  limit: ["orderVisitor"],
  schema: confirmPaymentSchema,
  run: async ({ paymentId, signature, ...ref }) =>
    confirmPayment(await requireOrderByToken(ref), { paymentId, signature }),
});
