"use server";

import { z } from "zod";
import { privacyAnswerSchema } from "@/lib/contact/schemas";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { closePrivacyRequest, erasePerson, exportPerson } from "./repository";

const refusals: Refusals = {
  not_found: new AppError("not_found", "This request no longer exists."),
  already_done: ({ details }) => `No change: ${details} has already closed this request.`,
  has_account: "This address has an account. Delete the account on the customer's page instead.",
  open_orders: "An order with this address is still open. Erase the data when it has ended.",
  money_owed: "A refund for this address is still owed. Erase the data when it's paid.",
  bad_answer: new AppError("invalid_input", "The text couldn't be saved. Please check it."),
};

const requestSchema = z.strictObject({ id: z.uuid() });

export const exportPersonAction = defineAction({
  name: "privacy: export",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: requestSchema,
  run: ({ id }) => mapRefusals(refusals, () => exportPerson(id)),
});

export const erasePersonAction = defineAction({
  name: "privacy: erase",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: requestSchema,
  run: ({ id }) => mapRefusals(refusals, () => erasePerson(id)),
});

export const closePrivacyRequestAction = defineAction({
  name: "privacy: close",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: privacyAnswerSchema,
  run: async ({ id, state, answer }) => {
    await mapRefusals(refusals, () => closePrivacyRequest(id, state, answer));
    sendMessagesSoon();
  },
});
