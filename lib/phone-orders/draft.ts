import { z } from "zod";
import type { AddressField } from "@/lib/addresses/fields";
import { cartLinesSchema } from "@/lib/cart/schemas";
import { payableMethods } from "@/lib/orders/order";

/** As it is typed, wrong or half done: a draft keeps it, and placing the order judges it. */
const typed = z.string().max(600);

export type DraftField = AddressField | "email" | "code" | "note";

/** An order that somebody takes by phone. */
export const draftSchema = z.strictObject({
  lines: cartLinesSchema,
  method: z.enum(payableMethods),
  name: typed,
  phone: typed,
  email: typed,
  pincode: typed,
  line1: typed,
  line2: typed,
  city: typed,
  state: typed,
  code: typed,
  note: typed,
});
export type PhoneDraft = z.infer<typeof draftSchema>;

export const emptyDraft: PhoneDraft = {
  lines: [],
  method: "online",
  name: "",
  phone: "",
  email: "",
  pincode: "",
  line1: "",
  line2: "",
  city: "",
  state: "",
  code: "",
  note: "",
};

/** A draft in the list of those that are open. */
export interface OpenDraft {
  draftId: string;
  authorName: string;
  isMine: boolean;
  name: string;
  pieces: number;
  updatedAt: string;
}

/** A draft to go on with; version 0: it is not kept yet. */
export interface KeptDraft {
  draftId: string;
  version: number;
  draft: PhoneDraft;
  /** Whose it is, when it is somebody else's: it can be read only. */
  otherAuthor: string | null;
}
