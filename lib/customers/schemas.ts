import { z } from "zod";

const userId = z.uuid();

const textOf = (missing: string) =>
  z.string().trim().min(3, missing).max(400, "Please use at most 400 characters");

export const customerSchema = z.strictObject({ userId });

export const blockSchema = z.strictObject({ userId, reason: textOf("Why? Your team reads it later") });

export const customerNoteSchema = z.strictObject({
  userId,
  body: z.string().trim().min(1, "Write something first").max(2000, "Please use at most 2,000 characters"),
});

/** How the written request came, such as "letter of 3 November". */
export const requestSchema = z.strictObject({
  userId,
  note: textOf("How and when did they ask? Such as: e-mail of 3 November"),
});
