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
import { forgetDashboard } from "@/server/account/recall-dashboard";
import { findDestination } from "@/server/addresses/find-destination";
import { rememberAddress } from "@/server/addresses/remember-address";
import { getSessionKey } from "@/server/auth/queries";
import { fromHere, takeAttempts } from "@/server/auth/take-attempts";
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
  schema: orderRefSchema,
  run: async (ref) => payOrder(await requireOrderByToken(ref)),
});

export const cancelOrderAction = defineAction({
  name: "order: cancel",
  guard: "public",
  schema: orderRefSchema,
  run: async (ref) => cancelOrder(await requireOrderByToken(ref)),
});

/** Answers the same whether there is such an order or not. */
export const findOrderAction = defineAction({
  name: "order: find",
  guard: "public",
  schema: findOrderSchema,
  run: async ({ orderId, email }) => {
    await takeAttempts([await fromHere("orderLinkVisitor"), ["orderLink", email]]);
    await queueOrderLink(orderId, email);
    sendMessagesSoon();
  },
});

export const sendCodCodeAction = defineAction({
  name: "order: send code",
  guard: "public",
  schema: orderRefSchema,
  run: async (ref) => {
    await sendCodCode(await requireOrderByToken(ref));
    sendMessagesSoon();
  },
});

export const checkCodCodeAction = defineAction({
  name: "order: check code",
  guard: "public",
  schema: codCodeSchema,
  run: async ({ code, ...ref }) => checkCodCode(await requireOrderByToken(ref), code),
});

export const requestReturnAction = defineAction({
  name: "order: request return",
  guard: "public",
  schema: returnSchema,
  run: async ({ orderId, token, ...draft }) =>
    requestReturn(await requireOrderByToken({ orderId, token }), draft),
});

export const confirmPaymentAction = defineAction({
  name: "order: confirm payment",
  guard: "public",
  schema: confirmPaymentSchema,
  run: async ({ paymentId, signature, ...ref }) =>
    confirmPayment(await requireOrderByToken(ref), { paymentId, signature }),
});
