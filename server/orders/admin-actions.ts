"use server";

import {
  changeOrderAddressSchema,
  confirmManySchema,
  decideSchema,
  fulfilManySchema,
  fulfilSchema,
  messageAgainSchema,
  orderNoteSchema,
  paidByHandSchema,
  receiveReturnSchema,
  refundDecisionSchema,
  refundSchema,
  returnStepSchema,
  sendDocumentsSchema,
  shipManySchema,
  shipSchema,
  tagsSchema,
} from "@/lib/orders/admin-schemas";
import { defineAction } from "@/server/gate/define-action";
import {
  addOrderNote,
  changeOrderAddress,
  correctParcels,
  decideRefund,
  payRefundByHand,
  receiveReturn,
  refundOrderByStaff,
  sendDocuments,
  sendMessageAgain,
  stepOrder,
  stepReturn,
  tagOrder,
} from "./admin-repository";
import { explainStep } from "./explain-step";
import { stepMany } from "./step-many";

export const fulfilOrderAction = defineAction({
  name: "orders: fulfil",
  guard: "orders.fulfil",
  limit: ["staffPerson"],
  schema: fulfilSchema,
  run: (step) => explainStep(() => stepOrder(step), step),
});

export const decideOrderAction = defineAction({
  name: "orders: decide",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: decideSchema,
  run: (step) => explainStep(() => stepOrder(step), step),
});

export const shipOrderAction = defineAction({
  name: "orders: ship",
  guard: "orders.fulfil",
  limit: ["staffPerson"],
  schema: shipSchema,
  run: ({ orderNumber, parcels }) =>
    explainStep(() => stepOrder({ orderNumber, seen: "Packed", step: "ship", parcels })),
});

export const correctParcelsAction = defineAction({
  name: "orders: correct parcels",
  guard: "orders.fulfil",
  limit: ["staffPerson"],
  schema: shipSchema,
  run: ({ orderNumber, parcels }) => explainStep(() => correctParcels(orderNumber, parcels)),
});

export const fulfilManyAction = defineAction({
  name: "orders: fulfil many",
  guard: "orders.fulfil",
  limit: ["staffPerson"],
  schema: fulfilManySchema,
  run: ({ step, orders }) => stepMany(step, orders, (order) => stepOrder({ ...order, step })),
});

export const confirmManyAction = defineAction({
  name: "orders: confirm many",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: confirmManySchema,
  run: ({ orders }) => stepMany("confirm", orders, (order) => stepOrder({ ...order, step: "confirm" })),
});

export const shipManyAction = defineAction({
  name: "orders: ship many",
  guard: "orders.fulfil",
  limit: ["staffPerson"],
  schema: shipManySchema,
  run: ({ courier, orders }) =>
    stepMany(
      "ship",
      orders.map((order) => ({ ...order, seen: "Packed" as const })),
      ({ orderNumber, seen, trackingNumber }) =>
        stepOrder({ orderNumber, seen, step: "ship", parcels: [{ courier, trackingNumber }] }),
    ),
});

export const stepReturnAction = defineAction({
  name: "orders: return",
  guard: ["orders.read", "orders.fulfil"],
  limit: ["staffPerson"],
  schema: returnStepSchema,
  run: (step) => explainStep(() => stepReturn(step)),
});

export const receiveReturnAction = defineAction({
  name: "orders: receive return",
  guard: "orders.fulfil",
  limit: ["staffPerson"],
  schema: receiveReturnSchema,
  run: (receipt) => explainStep(() => receiveReturn(receipt)),
});

export const refundOrderAction = defineAction({
  name: "orders: refund",
  guard: "orders.refund",
  limit: ["staffPerson"],
  schema: refundSchema,
  run: ({ amount, ...refund }) => explainStep(() => refundOrderByStaff({ ...refund, amountPaise: amount })),
});

export const decideRefundAction = defineAction({
  name: "orders: decide about a refund",
  guard: "orders.refund",
  limit: ["staffPerson"],
  schema: refundDecisionSchema,
  run: ({ stepId, isAgreed }) => explainStep(() => decideRefund(stepId, isAgreed)),
});

export const paidByHandAction = defineAction({
  name: "orders: refund paid by hand",
  guard: "orders.refund",
  limit: ["staffPerson"],
  schema: paidByHandSchema,
  run: ({ orderNumber, refundId }) => explainStep(() => payRefundByHand(orderNumber, refundId)),
});

export const addOrderNoteAction = defineAction({
  name: "orders: note",
  guard: ["orders.read", "orders.fulfil"],
  limit: ["staffPerson"],
  schema: orderNoteSchema,
  run: ({ orderNumber, body }) => explainStep(() => addOrderNote(orderNumber, body)),
});

export const tagOrderAction = defineAction({
  name: "orders: tags",
  guard: ["orders.read", "orders.fulfil"],
  limit: ["staffPerson"],
  schema: tagsSchema,
  run: ({ orderNumber, tags }) => explainStep(() => tagOrder(orderNumber, tags)),
});

export const changeOrderAddressAction = defineAction({
  name: "orders: address",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: changeOrderAddressSchema,
  run: ({ orderNumber, address, seen }) => explainStep(() => changeOrderAddress(orderNumber, address, seen)),
});

export const sendDocumentsAction = defineAction({
  name: "orders: send documents",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: sendDocumentsSchema,
  run: ({ orderNumber }) => explainStep(() => sendDocuments(orderNumber)),
});

export const sendAgainAction = defineAction({
  name: "orders: message again",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: messageAgainSchema,
  run: ({ orderNumber, messageId }) => explainStep(() => sendMessageAgain(orderNumber, messageId)),
});
