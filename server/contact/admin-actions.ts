"use server";

import { z } from "zod";
import { contactStateNames, maxMarkedMessages } from "@/lib/contact/message";
import { replyBodySchema } from "@/lib/contact/schemas";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { insertReply, listMessageIds, markMessages, ownMessage } from "./repository";

const refusals: Refusals = {
  stale: "Someone else has already replied. Read their reply first; your text is still here.",
  unanswered: "Reply to the complaint before you mark it as done.",
  no_message: new AppError("not_found", "This message no longer exists."),
  bad_reply: new AppError("invalid_input", "The text couldn't be saved. Please check it."),
  bad_state: new AppError("invalid_input", `Choose at most ${maxMarkedMessages} messages at once.`),
};

const id = z.int().positive();

export const replyAction = defineAction({
  name: "inbox: reply",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, key: z.uuid(), seen: z.int().min(0), body: replyBodySchema }),
  run: async ({ id, key, seen, body }) => {
    await mapRefusals(refusals, () => insertReply(id, key, seen, body));
    sendMessagesSoon();
  },
});

export const ownMessageAction = defineAction({
  name: "inbox: own",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: ({ id }) => mapRefusals(refusals, () => ownMessage(id)),
});

export const markMessagesAction = defineAction({
  name: "inbox: mark",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({
    which: z.union([
      z.strictObject({ ids: z.array(id).min(1).max(maxMarkedMessages) }),
      z.strictObject({ q: z.string().max(500) }),
    ]),
    state: z.enum(contactStateNames),
  }),
  run: async ({ which, state }) => {
    const ids = "ids" in which ? which.ids : await listMessageIds(which.q, maxMarkedMessages);
    return mapRefusals(refusals, () => markMessages(ids, state));
  },
});
