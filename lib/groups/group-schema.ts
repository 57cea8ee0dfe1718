import { z } from "zod";
import { printRights } from "@/lib/designer/rights";
import { designIdSchema } from "@/lib/designer/saved-design";
import { cell } from "@/lib/designer/team/team-schema";
import { invalidEmailMessage, isEmail } from "@/lib/email";
import { groupNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { groupDeadlines } from "./group-deadlines";

export const startGroupSchema = z.strictObject({
  versionId: designIdSchema,
  rightsVersion: z.literal(printRights.version),
  days: z.union(groupDeadlines.map((days) => z.literal(days))),
  /** Of the address book, for one parcel; empty: each tee has its own. */
  addressId: z.union([z.literal(""), z.uuid()]),
});

export const joinGroupSchema = z.strictObject({
  token: z.string().max(100),
  name: cell,
  number: cell,
  size: z.string().min(1, "Choose a size.").max(20),
  /** For the reminder; empty: none. */
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .refine((email) => email === "" || isEmail(email), invalidEmailMessage),
  notice: noticeSchema(groupNotice),
  /** The unpaid tee that it changes. */
  replaces: z.uuid().optional(),
});
export type JoinGroup = z.output<typeof joinGroupSchema>;

export const groupIdSchema = z.strictObject({ groupId: z.uuid() });
export const groupTeeSchema = groupIdSchema.extend({ memberId: z.uuid() });
