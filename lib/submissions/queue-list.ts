import { adminPaths } from "@/lib/admin-paths";
import type { IssueLevel } from "@/lib/designer/printing/design-issue";
import type { Cut } from "@/lib/designer/printing/print-areas";
import type { ListDefinition } from "@/lib/lists/definition";
import { galleryStates } from "./gallery";
import type { SubmissionStatus } from "./submission";

/** A row of the review queue. */
export interface QueueRow {
  id: string;
  name: string;
  cut: Cut;
  /** Its name, such as "Bottle Green". */
  colour: string;
  /** The URL of its mockup, with its key. */
  picture: string;
  status: SubmissionStatus;
  source: "shopper" | "order";
  isByRule: boolean;
  mayPublish: boolean;
  isProduct: boolean;
  /** The worst finding of the checks; null: none. */
  worst: IssueLevel | null;
  uploads: number;
  orderNumber: string | null;
  reviewerName: string | null;
  /** ISO */
  submittedAt: string;
}

/** The status labels for staff. */
export const adminStatuses: Readonly<Record<Exclude<SubmissionStatus, "draft">, string>> = {
  submitted: "Waiting",
  in_review: "In review",
  approved: "Approved",
  changes_requested: "Changes requested",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  archived: "Archived",
};

export const queueList: ListDefinition = {
  name: "submissions",
  path: adminPaths.submissions,
  noun: "designs",
  words: "words",
  fields: {
    status: {
      label: "Status",
      column: "status",
      kind: "choice",
      choices: Object.entries(adminStatuses).map(([value, label]) => ({ value, label })),
    },
    source: {
      label: "Source",
      column: "source",
      kind: "choice",
      choices: [
        { value: "order", label: "Order" },
        { value: "shopper", label: "Customer" },
      ],
    },
    lane: {
      label: "Reviewed by",
      column: "lane",
      kind: "choice",
      choices: [
        { value: "person", label: "Staff" },
        { value: "auto", label: "Automatic" },
      ],
    },
    home: {
      label: "Home page",
      column: "gallery",
      kind: "choice",
      choices: Object.entries(galleryStates).map(([value, label]) => ({ value, label })),
    },
    submitted: { label: "Submitted", column: "submitted_at", kind: "date" },
  },
  sorts: {
    oldest: { label: "Longest waiting", column: "submitted_at", first: "asc" },
    submitted: { label: "Newest", column: "submitted_at", first: "desc" },
  },
  sort: "oldest",
  views: [
    { name: "To review", q: "status:submitted,in_review" },
    { name: "Rejected", q: "status:changes_requested,rejected" },
    { name: "Approved", q: "status:approved" },
    { name: "For the home page", q: "home:asked" },
    { name: "Automatic", q: "lane:auto" },
    { name: "All", q: "" },
  ],
  defaultSearch: "status:submitted,in_review",
};
