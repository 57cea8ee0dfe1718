import type { Fit, ReviewPhoto } from "@/lib/catalog/public-review";

export const maxReviewTitleLength = 80;
export const maxReviewBodyLength = 2000;
export const maxReviewPhotos = 4;
export const maxReplyLength = 1000;
export const maxNoteLength = 500;

/** Page size of a person's own reviews. */
export const myReviewsPerPage = 20;

export const reviewStatuses = ["pending", "published", "rejected"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why a review is not shown: the label for staff, and the text for its author. */
export const refusals = {
  offensive: { label: "Offensive", explanation: "It's offensive." },
  personal_data: {
    label: "Names a person",
    explanation: "It shares something private about a person.",
  },
  advertising: { label: "Advertising", explanation: "It advertises something else." },
  not_about_item: {
    label: "Not about the item",
    explanation: "It's not about the item. For delivery, returns or an order, please write to us.",
  },
  photo: { label: "The photo", explanation: "A photo can't be shown." },
  other: { label: "Something else", explanation: "It can't be shown as it is." },
} as const;
export type Refusal = keyof typeof refusals;
export const refusalNames = Object.keys(refusals) as Refusal[];

/** A visitor's reasons for reporting a review. */
export const reportReasons = {
  offensive: "It's offensive",
  personal_data: "It shares something private about a person",
  advertising: "It's advertising",
  not_about_item: "It's not about this product",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonNames = Object.keys(reportReasons) as ReportReason[];

export const starLabels = ["Poor", "Not so good", "All right", "Good", "Excellent"] as const;

/** A review for its author. */
export interface OwnReview {
  rev: number;
  stars: number;
  title: string;
  body: string;
  fit: Fit | null;
  status: ReviewStatus;
  refusal: Refusal | null;
  refusalNote: string;
  /** The shop's reply; empty without one. */
  reply: string;
}

/** Why a line of an order can't be reviewed. */
export const lineProblems = ["no_item", "not_delivered", "returned"] as const;
export type LineProblem = (typeof lineProblems)[number];

/** A reviewable order line, for anyone who may see the order. */
export interface LineReview {
  itemId: number;
  /** Null: it can be reviewed. */
  problem: LineProblem | null;
  /** The public form of the customer's name. */
  authorName: string;
  /** The review's photos, and uploads that were not submitted with it yet. */
  photos: readonly ReviewPhoto[];
  review: OwnReview | null;
}

/** The status of a review, for its author. */
export function describeReviewStatus({
  status,
  refusal,
  refusalNote,
}: Pick<OwnReview, "status" | "refusal" | "refusalNote">) {
  if (status === "published") return "Everyone can see it.";
  if (status === "pending") return "We'll check it first, then publish it.";
  return [refusals[refusal ?? "other"].explanation, refusalNote].filter(Boolean).join(" ");
}

export const statusLabels: Record<ReviewStatus, string> = {
  pending: "In review",
  published: "Published",
  rejected: "Not published",
};
