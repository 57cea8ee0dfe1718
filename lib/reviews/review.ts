import type { Fit, ReviewPhoto } from "@/lib/catalog/public-review";

export const mostTitle = 80;
export const mostBody = 2000;
export const mostPhotos = 4;
export const mostReply = 1000;
export const mostNote = 500;

/** How many of one's own reviews a page shows. */
export const myReviewsPerPage = 20;

export const reviewStatuses = ["pending", "published", "rejected"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why a review is not shown: the words of staff, and what its writer reads. */
export const refusals = {
  offensive: { label: "Offensive", told: "It's offensive." },
  personal_data: {
    label: "Names a person",
    told: "It shares something private about a person.",
  },
  advertising: { label: "Advertising", told: "It advertises something else." },
  not_about_piece: {
    label: "Not about the item",
    told: "It's not about the item. For delivery, returns or an order, please write to us.",
  },
  photo: { label: "The photo", told: "A photo can't be shown." },
  other: { label: "Something else", told: "It can't be shown as it is." },
} as const;
export type Refusal = keyof typeof refusals;
export const refusalNames = Object.keys(refusals) as Refusal[];

/** What a visitor finds wrong with a review. */
export const reportReasons = {
  offensive: "It's offensive",
  personal_data: "It shares something private about a person",
  advertising: "It's advertising",
  not_about_piece: "It's not about this product",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonNames = Object.keys(reportReasons) as ReportReason[];

export const starWords = ["Poor", "Not so good", "All right", "Good", "Excellent"] as const;

/** What its writer sees of a review. */
export interface OwnReview {
  rev: number;
  stars: number;
  title: string;
  body: string;
  fit: Fit | null;
  status: ReviewStatus;
  refusal: Refusal | null;
  refusalNote: string;
  /** Of the shop; empty without one. */
  reply: string;
}

/** Why a line of an order can't be reviewed. */
export const lineProblems = ["no_item", "not_delivered", "returned"] as const;
export type LineProblem = (typeof lineProblems)[number];

/** A line of an order as whoever sees the order may review it. */
export interface LineReview {
  itemId: number;
  /** Null: it can be reviewed. */
  problem: LineProblem | null;
  /** What the shop shows of the buyer's name. */
  authorName: string;
  /** Of the review, and others that were not sent with it yet. */
  photos: readonly ReviewPhoto[];
  review: OwnReview | null;
}

/** What becomes of a review, for its writer. */
export function tellStatus({
  status,
  refusal,
  refusalNote,
}: Pick<OwnReview, "status" | "refusal" | "refusalNote">) {
  if (status === "published") return "Everyone can see it.";
  if (status === "pending") return "We'll check it first, then publish it.";
  return [refusals[refusal ?? "other"].told, refusalNote].filter(Boolean).join(" ");
}

export const statusLabels: Record<ReviewStatus, string> = {
  pending: "In review",
  published: "Published",
  rejected: "Not published",
};
