"use server";

import {
  dropDraftSchema,
  findCallerSchema,
  findGoodsSchema,
  keepDraftSchema,
  placeDraftSchema,
} from "@/lib/phone-orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { inDraftWords } from "./explain-draft";
import { placeDraft } from "./place-draft";
import { quoteDraft } from "./quote-draft";
import { deleteDraft, findCaller, findGoods, saveDraft } from "./repository";

export const findGoodsAction = defineAction({
  name: "phone orders: goods",
  guard: "orders.write",
  limit: ["staffSearch"],
  schema: findGoodsSchema,
  run: ({ q }) => findGoods(q),
});

export const findCallerAction = defineAction({
  name: "phone orders: caller",
  guard: "customers.read",
  limit: ["staffSearch"],
  schema: findCallerSchema,
  run: ({ phone }) => findCaller(phone),
});

export const keepDraftAction = defineAction({
  name: "phone orders: keep",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: keepDraftSchema,
  run: async ({ draftId, version, draft }) => {
    const kept = await inDraftWords(() => saveDraft(draftId, version, draft));
    return { version: kept, quote: await quoteDraft(draft) };
  },
});

export const dropDraftAction = defineAction({
  name: "phone orders: throw away",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: dropDraftSchema,
  run: ({ draftId }) => deleteDraft(draftId),
});

export const placeDraftAction = defineAction({
  name: "phone orders: place",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: placeDraftSchema,
  run: async (press, { viewer }) => {
    const outcome = await inDraftWords(() => placeDraft(press, viewer.id));
    if (outcome.kind === "placed") sendMessagesSoon();
    return outcome;
  },
});
