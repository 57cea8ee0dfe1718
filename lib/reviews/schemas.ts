import { z } from "zod";
import { fitNames } from "@/lib/catalog/public-review";
import { maxStars } from "@/lib/catalog/rating";
import { orderRefSchema } from "@/lib/orders/schemas";
import { reviewNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { controlCharacter, isBlank, oddCharacter } from "@/lib/sanitize-text";
import {
  maxNoteLength,
  maxReplyLength,
  maxReviewBodyLength,
  maxReviewPhotos,
  maxReviewTitleLength,
  refusalNames,
  reportReasonNames,
} from "./review";

const odd = "This contains characters that can't be used";

/** Text of several lines, possibly empty. */
function wordsSchema(max: number) {
  return z
    .string()
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => [...text].length <= max, `Please shorten this to ${max} characters`)
    .refine((text) => !oddCharacter.test(text), odd);
}

const itemId = z.coerce.number<string | number>().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A line of an order, for anyone who has the order's link. */
export const lineRefSchema = orderRefSchema.extend({ itemId });

const photoIdsSchema = z
  .string()
  .transform((text) => text.split(",").filter((id) => id !== ""))
  .pipe(z.array(z.uuid()).max(maxReviewPhotos, `At most ${maxReviewPhotos} photos`));

/** The form of a review; the photos are already uploaded and named here. */
export const saveReviewSchema = lineRefSchema.extend({
  /** Of the displayed review; 0 without one. */
  rev: z.coerce.number<string | number>().int().min(0),
  stars: z.coerce
    .number<string | number | undefined>("Please choose how many stars")
    .int()
    .min(1, "Please choose how many stars")
    .max(maxStars),
  title: z
    .string()
    .transform((text) => text.normalize("NFC").trim())
    .refine(
      (text) => [...text].length <= maxReviewTitleLength,
      `Please shorten this to ${maxReviewTitleLength} characters`,
    )
    .refine((text) => !controlCharacter.test(text), odd)
    .transform((text) => (isBlank(text) ? "" : text)),
  body: wordsSchema(maxReviewBodyLength).refine((text) => !isBlank(text), "Please write a few words"),
  fit: z
    .enum(["", ...fitNames])
    .transform((fit) => fit || null)
    .default(null),
  photos: photoIdsSchema,
  notice: noticeSchema(reviewNotice),
});
export type ReviewForm = z.infer<typeof saveReviewSchema>;

export const reportReviewSchema = z.strictObject({
  id: z.int().positive(),
  reason: z.enum(reportReasonNames, "Please choose what's wrong"),
  note: wordsSchema(maxNoteLength),
});

const seen = { id: z.int().positive(), rev: z.int().positive() };

export const decideReviewSchema = z
  .strictObject({
    ...seen,
    decision: z.enum(["published", "rejected"]),
    refusal: z.enum(refusalNames).nullable(),
    note: wordsSchema(maxNoteLength),
  })
  .superRefine(({ decision, refusal, note }, context) => {
    if (decision === "rejected" && refusal === null)
      context.addIssue({ code: "custom", path: ["refusal"], message: "Choose a reason" });
    if (decision === "published" && refusal !== null)
      context.addIssue({ code: "custom", path: ["refusal"], message: "A published review has no reason" });
    if (refusal === "other" && note === "")
      context.addIssue({ code: "custom", path: ["note"], message: "Enter the details" });
  });

export const replyToReviewSchema = z.strictObject({
  ...seen,
  /** The previous reply. */
  before: z.string().max(maxReplyLength),
  reply: wordsSchema(maxReplyLength),
});
