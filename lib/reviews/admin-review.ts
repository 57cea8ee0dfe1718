import { adminPaths } from "@/lib/admin-paths";
import type { Fit, ReviewPhoto } from "@/lib/catalog/public-review";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Refusal, ReportReason, ReviewStatus } from "./review";

/** A row of the review queue. */
export interface ReviewRow {
  id: number;
  productName: string;
  stars: number;
  title: string;
  beginning: string;
  authorName: string;
  status: ReviewStatus;
  reports: number;
  photos: number;
  isAnswered: boolean;
  /** ISO */
  writtenAt: string;
}

/** The status labels for staff. */
export const adminStatuses: Readonly<Record<ReviewStatus, string>> = {
  pending: "Waiting",
  published: "Published",
  rejected: "Rejected",
};

export const reviewList: ListDefinition = {
  name: "reviews",
  path: adminPaths.reviews,
  noun: "reviews",
  words: "words",
  fields: {
    open: { label: "To review", column: "is_open", kind: "flag" },
    status: {
      label: "Status",
      column: "status",
      kind: "choice",
      choices: Object.entries(adminStatuses).map(([value, label]) => ({ value, label })),
    },
    stars: { label: "Stars", column: "stars", kind: "number" },
    product: { label: "Product number", column: "product_id", kind: "number" },
    reported: { label: "Reported", column: "is_reported", kind: "flag" },
    written: { label: "Date", column: "written_at", kind: "date" },
  },
  sorts: {
    urgent: { label: "Reported first", column: "urgency", first: "asc" },
    written: { label: "Date", column: "written_at", first: "desc" },
    stars: { label: "Stars", column: "stars", first: "asc" },
  },
  sort: "urgent",
  views: [
    { name: "To review", q: "open:yes" },
    { name: "Reported", q: "reported:yes" },
    { name: "Published", q: "status:published" },
    { name: "Rejected", q: "status:rejected" },
    { name: "All", q: "" },
  ],
  defaultSearch: "open:yes",
};

/** A review with all that staff need to decide, without the author's email address and phone. */
export interface AdminReview {
  id: number;
  rev: number;
  stars: number;
  title: string;
  body: string;
  fit: Fit | null;
  authorName: string;
  status: ReviewStatus;
  refusal: Refusal | null;
  refusalNote: string;
  reply: string;
  /** The number of open ones. */
  reports: number;
  /** ISO */
  writtenAt: string;
  publishedAt: string | null;
  product: { id: number; name: string; slug: string; isShown: boolean };
  item: { title: string; size: string; colorName: string; isCustom: boolean; isReturned: boolean };
  orderNumber: string;
  photos: readonly (ReviewPhoto & { key: string })[];
  /** Newest first. */
  reportDetails: readonly { reason: ReportReason; note: string; at: string; isSettled: boolean }[];
  /** Of the same order. */
  others: readonly { id: number; stars: number; status: ReviewStatus; title: string }[];
}

export const figureDays = 90;

/** Review statistics. */
export interface ReviewFigures {
  waiting: number;
  reported: number;
  written: number;
  /** Of all reviews; null without any. */
  average: number | null;
  invited: number;
  /** The number of invited orders with a review. */
  answered: number;
  /** Best first: the five best and the five worst rated. */
  products: readonly { id: number; name: string; slug: string; count: number; average: number }[];
}
