import { z } from "zod";
import type { DesignIssue } from "@/lib/designer/printing/design-issue";
import { orderRefSchema } from "@/lib/orders/schemas";
import { oddCharacter } from "@/lib/sanitize-text";
import { galleryStateNames } from "./gallery";
import { refusalReasonNames } from "./reasons";
import { decisions, maxAnswerLength, maxReasons, maxSubmissionMessageLength } from "./submission";

const id = z.uuid();
/** An int of PostgreSQL. */
const revision = z.int32().positive();

export const reasonsSchema = z.array(z.enum(refusalReasonNames));

/** The findings of the checks, as stored with a version by freezeDesign. */
export const designIssuesSchema = z.array(
  z.custom<DesignIssue>((value) => typeof value === "object" && value !== null),
);

/** Columns of a submission. */
export const galleryConsentShape = {
  gallery: z.enum(galleryStateNames).nullable(),
  galleryShowsName: z.boolean(),
  galleryMayRemix: z.boolean(),
};

/** Text of several lines, possibly empty. */
function wordsSchema(max: number) {
  return z
    .string()
    .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim())
    .refine((text) => [...text].length <= max, `Please shorten this to ${max} characters`)
    .refine((text) => !oddCharacter.test(text), "This contains characters that can't be used");
}

export const submissionIdSchema = z.strictObject({ id });

export const saveSubmissionSchema = z.strictObject({
  versionId: id,
  message: wordsSchema(maxSubmissionMessageLength),
  mayPublish: z.boolean(),
  /** The refused submission that it replaces. */
  follows: id.nullable(),
});

export const allowInGallerySchema = z.strictObject({
  id,
  isAllowed: z.boolean(),
  showsName: z.boolean(),
  mayRemix: z.boolean(),
});

export const showInGallerySchema = z.strictObject({ id, rev: revision, isShown: z.boolean() });

export const assignSubmissionSchema = z.strictObject({ id, rev: revision, isTaken: z.boolean() });

export const decideSubmissionSchema = z
  .strictObject({
    id,
    rev: revision,
    decision: z.enum(decisions),
    reasons: z.array(z.enum(refusalReasonNames)).max(maxReasons, `At most ${maxReasons} reasons`),
    answer: wordsSchema(maxAnswerLength),
  })
  .superRefine(({ decision, reasons, answer }, context) => {
    if (decision !== "approved" && reasons.length === 0)
      context.addIssue({ code: "custom", path: ["reasons"], message: "Choose a reason" });
    if (decision === "approved" && reasons.length > 0)
      context.addIssue({ code: "custom", path: ["reasons"], message: "An approval has no reasons" });
    if (reasons.includes("other") && answer === "")
      context.addIssue({ code: "custom", path: ["answer"], message: "Enter the details" });
  });

/** Prints another version in place of a refused one. */
export const replaceDesignSchema = orderRefSchema.extend({ oldVersionId: id, newVersionId: id });

export const reopenDesignSchema = z.strictObject({ versionId: id, order: orderRefSchema.nullable() });
