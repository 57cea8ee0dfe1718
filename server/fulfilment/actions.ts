"use server";

import { codCodeSchema, orderRefSchema } from "@/lib/orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { storeProof } from "@/server/http/proof-cookie";
import { phoneProofSeconds, signPhoneProof } from "@/server/orders/phone-proof";
import { requireOrderByToken } from "@/server/orders/require-order";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { cancelOrder } from "./cancel-order";
import { checkCodCode, checkPhoneCode, sendCodCode, sendPhoneCode } from "./confirm-cod";

export const cancelOrderAction = defineAction({
  name: "order: cancel",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: (_, { subject: order }) => cancelOrder(order),
});

export const sendCodCodeAction = defineAction({
  name: "order: send code",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (_, { subject: order }) => {
    await sendCodCode(order);
    sendMessagesSoon();
  },
});

export const checkCodCodeAction = defineAction({
  name: "order: check code",
  guard: requireOrderByToken,
  limit: ["otpGuessVisitor"],
  schema: codCodeSchema,
  run: ({ code }, { subject: order }) => checkCodCode(order, code),
});

/** Sends a code for actions that the order link alone does not allow. */
export const sendPhoneCodeAction = defineAction({
  name: "order: send phone code",
  guard: requireOrderByToken,
  limit: ["orderVisitor"],
  schema: orderRefSchema,
  run: async (_, { subject: order }) => {
    await sendPhoneCode(order);
    sendMessagesSoon();
  },
});

export const checkPhoneCodeAction = defineAction({
  name: "order: check phone code",
  guard: requireOrderByToken,
  limit: ["otpGuessVisitor"],
  schema: codCodeSchema,
  run: async ({ code }, { subject: order, now }) => {
    await checkPhoneCode(order, code);
    await storeProof(signPhoneProof(order, now), phoneProofSeconds);
  },
});
