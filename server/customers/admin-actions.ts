"use server";

import { blockSchema, customerNoteSchema, customerSchema, requestSchema } from "@/lib/customers/schemas";
import { mailPasswordLink } from "@/server/auth/request-password-reset";
import { defineAction } from "@/server/gate/define-action";
import { deleteOnRequest } from "./delete-customer";
import { explainRefusal } from "./explain-refusal";
import {
  addCustomerNote,
  blockCustomer,
  cancelDeletionRequest,
  exportCustomer,
  requestDeletion,
  signOutCustomer,
  startPasswordReset,
  unblockCustomer,
} from "./repository";

export const blockCustomerAction = defineAction({
  name: "customers: block",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: blockSchema,
  run: ({ userId, reason }) => explainRefusal(() => blockCustomer(userId, reason)),
});

export const unblockCustomerAction = defineAction({
  name: "customers: unblock",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: blockSchema,
  run: ({ userId, reason }) => explainRefusal(() => unblockCustomer(userId, reason)),
});

export const signOutCustomerAction = defineAction({
  name: "customers: sign out",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: customerSchema,
  run: ({ userId }) => explainRefusal(() => signOutCustomer(userId)),
});

/** The link is sent to the customer's confirmed address; staff who request it never see it. */
export const resetCustomerPasswordAction = defineAction({
  name: "customers: password link",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: customerSchema,
  run: async ({ userId }) => mailPasswordLink(await explainRefusal(() => startPasswordReset(userId))),
});

export const addCustomerNoteAction = defineAction({
  name: "customers: note",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: customerNoteSchema,
  run: ({ userId, body }) => explainRefusal(() => addCustomerNote(userId, body)),
});

export const exportCustomerAction = defineAction({
  name: "customers: data copy",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: requestSchema,
  run: ({ userId, note }) => explainRefusal(() => exportCustomer(userId, note)),
});

export const requestDeletionAction = defineAction({
  name: "customers: deletion asked",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: requestSchema,
  run: ({ userId, note }) => explainRefusal(() => requestDeletion(userId, note)),
});

export const cancelDeletionRequestAction = defineAction({
  name: "customers: deletion dropped",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: customerSchema,
  run: ({ userId }) => explainRefusal(() => cancelDeletionRequest(userId)),
});

export const deleteCustomerAction = defineAction({
  name: "customers: delete",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: customerSchema,
  run: ({ userId }) => explainRefusal(() => deleteOnRequest(userId)),
});
