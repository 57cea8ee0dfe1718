import { z } from "zod";
import type { AddressField } from "@/lib/addresses/fields";
import { cartLinesSchema } from "@/lib/cart/schemas";
import { payableMethods } from "@/lib/orders/order";

/** As typed, invalid or incomplete: a draft stores it, and placing the order validates it. */
const typed = z.string().max(600);

export type DraftField = AddressField | "email" | "code" | "note";

/** An order that staff take by phone. */
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

/** An open draft in the list. */
export interface PhoneDraftSummary {
  draftId: string;
  authorName: string;
  isMine: boolean;
  name: string;
  itemCount: number;
  updatedAt: string;
}

/** A saved draft; version 0: not saved yet. */
export interface SavedDraft {
  draftId: string;
  version: number;
  draft: PhoneDraft;
  /** Another person's name: the draft is then read-only. */
  otherAuthor: string | null;
}
