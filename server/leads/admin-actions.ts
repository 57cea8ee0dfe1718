"use server";

import { z } from "zod";
import { maxSubscribersAtOnce, subscriberList } from "@/lib/leads/subscriber-list";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { requireReadable } from "@/server/lists/require-readable";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { deleteSubscribers, listSubscriberIds, resendCode, stopSubscribers } from "./subscriber-repository";

const tooMany = new AppError("invalid_input", `Choose at most ${maxSubscribersAtOnce} subscribers at once.`);

const refusals: Refusals = {
  bad_lead: tooMany,
  no_lead: new AppError("not_found", "This subscriber no longer exists."),
  stopped: "They've unsubscribed, so they can't be emailed.",
};

const id = z.int().positive();

const which = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(maxSubscribersAtOnce) }),
  z.strictObject({ q: z.string().max(500) }),
]);

async function idsOf(choice: z.infer<typeof which>): Promise<number[]> {
  if ("ids" in choice) return choice.ids;
  requireReadable(subscriberList, choice.q);
  const ids = await listSubscriberIds(choice.q, maxSubscribersAtOnce + 1);
  if (ids.length > maxSubscribersAtOnce) throw tooMany;
  return ids;
}

export const stopSubscribersAction = defineAction({
  name: "subscribers: stop",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ which }),
  run: async (input) => {
    const ids = await idsOf(input.which);
    return mapRefusals(refusals, () => stopSubscribers(ids));
  },
});

export const deleteSubscribersAction = defineAction({
  name: "subscribers: delete",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ which }),
  run: async (input) => {
    const ids = await idsOf(input.which);
    return mapRefusals(refusals, () => deleteSubscribers(ids));
  },
});

export const resendCodeAction = defineAction({
  name: "subscribers: resend",
  guard: "customers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: async (input) => {
    await mapRefusals(refusals, () => resendCode(input.id));
    sendMessagesSoon();
  },
});
