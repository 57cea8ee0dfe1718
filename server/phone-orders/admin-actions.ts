"use server";

import {
  deleteDraftSchema,
  editLinesSchema,
  findCallerSchema,
  findGoodsSchema,
  placeDraftSchema,
  quoteLinesSchema,
  readLinesSchema,
  saveDraftSchema,
} from "@/lib/phone-orders/schemas";
import { defineAction } from "@/server/gate/define-action";
import { sendMessagesSoon } from "@/server/outbox/send-soon";
import { editLines, quoteLines, readLines } from "./edit-lines";
import { mapDraftRefusals } from "./explain-draft";
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

export const saveDraftAction = defineAction({
  name: "phone orders: save",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: saveDraftSchema,
  run: async ({ draftId, version, draft }) => {
    const newVersion = await mapDraftRefusals(() => saveDraft(draftId, version, draft));
    return { version: newVersion, quote: await quoteDraft(draft) };
  },
});

export const deleteDraftAction = defineAction({
  name: "phone orders: delete draft",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: deleteDraftSchema,
  run: ({ draftId }) => deleteDraft(draftId),
});

export const placeDraftAction = defineAction({
  name: "phone orders: place",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: placeDraftSchema,
  run: async (press, { viewer }) => {
    const outcome = await mapDraftRefusals(() => placeDraft(press, viewer.id));
    if (outcome.kind === "placed") sendMessagesSoon();
    return outcome;
  },
});

export const readLinesAction = defineAction({
  name: "orders: read lines",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: readLinesSchema,
  run: ({ orderNumber }) => readLines(orderNumber),
});

export const quoteLinesAction = defineAction({
  name: "orders: quote lines",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: quoteLinesSchema,
  run: ({ orderNumber, lines }) => quoteLines(orderNumber, lines),
});

export const editLinesAction = defineAction({
  name: "orders: edit lines",
  guard: "orders.write",
  limit: ["staffPerson"],
  schema: editLinesSchema,
  run: async (edit, { viewer }) => {
    await editLines(edit, viewer.id);
    sendMessagesSoon();
  },
});
