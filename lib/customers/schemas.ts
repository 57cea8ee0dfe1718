import { z } from "zod";

const userId = z.uuid();

const textOf = (missing: string) =>
  z.string().trim().min(3, missing).max(400, "Please use at most 400 characters");

export const customerSchema = z.strictObject({ userId });

export const blockSchema = z.strictObject({ userId, reason: textOf("Enter a reason") });

export const customerNoteSchema = z.strictObject({
  userId,
  body: z.string().trim().min(1, "Enter a note first").max(2000, "Please use at most 2,000 characters"),
});

/** The source of the written request, such as "letter of 3 November". */
export const requestSchema = z.strictObject({
  userId,
  note: textOf("Enter how and when they asked, such as: email of 3 November"),
});
