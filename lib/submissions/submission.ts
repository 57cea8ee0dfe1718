import type { Cut } from "@/lib/designer/printing/print-areas";
import type { GalleryConsent } from "./gallery";
import type { RefusalReason } from "./reasons";

/** The states of a submission, as stored, with the author's text. */
export const submissionStatuses = {
  draft: "Not sent yet",
  submitted: "Waiting for review",
  in_review: "In review",
  approved: "Approved",
  changes_requested: "Changes requested",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  archived: "Archived",
} as const;

export type SubmissionStatus = keyof typeof submissionStatuses;

export const submissionStatusNames = Object.keys(submissionStatuses) as [
  SubmissionStatus,
  ...SubmissionStatus[],
];

/** Decisions by staff. */
export const decisions = ["approved", "changes_requested", "rejected"] as const;
export type Decision = (typeof decisions)[number];

export function isRefused(status: SubmissionStatus): boolean {
  return status === "changes_requested" || status === "rejected";
}

/** A decision for its email. */
export interface DecidedDesign {
  name: string;
  status: Decision;
  reasons: RefusalReason[];
  /** From the reviewer; "" for none. */
  answer: string;
}

/** A submission for its author. */
export interface Submission {
  id: string;
  versionId: string;
  designId: string;
  name: string;
  cut: Cut;
  /** The slug of the cloth's colour. */
  colour: string;
  /** The URL of its mockup. */
  picture: string;
  status: SubmissionStatus;
  reasons: RefusalReason[];
  /** From the reviewer; "" for none. */
  answer: string;
  /** To the reviewer. */
  message: string;
  mayPublish: boolean;
  /** Of this version or another one of the design; null until one is approved. */
  gallery: ({ id: string } & GalleryConsent) | null;
  /** The findings of the checks, in sentences. */
  notes: string[];
  hasRights: boolean;
  /** ISO; null for a draft. */
  submittedAt: string | null;
  decidedAt: string | null;
  /** Numbers of confirmed orders that wait for its print. */
  orders: string[];
  isProduct: boolean;
  /** The product's slug, while it is for sale to everyone. */
  shopSlug: string | null;
  /** Another one was submitted in its place. */
  isReplaced: boolean;
}

/** The review of a version. */
export interface VersionReview
  extends Pick<Submission, "id" | "status" | "message" | "mayPublish" | "reasons" | "answer" | "decidedAt"> {}

/** The review status of one design of an order. */
export interface OrderArt {
  versionId: string;
  designId: string;
  name: string;
  cut: Cut;
  /** The slug of the cloth's colour. */
  colour: string;
  /** null: not submitted yet. */
  status: SubmissionStatus | null;
  /** It is not printed as it is: its customer changes it or leaves it out. */
  isRefused: boolean;
  reasons: RefusalReason[];
  answer: string;
}

export const maxSubmissionMessageLength = 500;
export const maxAnswerLength = 1000;
export const maxReasons = 5;
/** The maximum of pending submissions per person. */
export const maxPendingSubmissions = 20;
export const submissionsPerPage = 20;
