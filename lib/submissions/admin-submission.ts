import type { IssueLevel } from "@/lib/designer/printing/design-issue";
import type { Cut, PrintView } from "@/lib/designer/printing/print-areas";
import type { SidePrint } from "@/lib/designer/printing/print-price";
import type { PrintFile } from "@/lib/orders/admin-designs";
import type { OrderStatus } from "@/lib/orders/order";
import type { GalleryConsent } from "./gallery";
import type { RefusalReason } from "./reasons";
import type { SubmissionStatus } from "./submission";

export const eventTypes = [
  "submitted",
  "taken",
  "put_back",
  "approved",
  "changes_requested",
  "rejected",
  "withdrawn",
  "archived",
  "published",
  "shown",
  "hidden",
] as const;
export type EventType = (typeof eventTypes)[number];

/** A submission for its reviewer. Times are ISO. */
export interface AdminSubmission extends GalleryConsent {
  id: string;
  versionId: string;
  designId: string;
  /** Sent with a decision: the second of two gets a conflict. */
  rev: number;
  status: SubmissionStatus;
  source: "shopper" | "order";
  isByRule: boolean;
  /** From the author. */
  message: string;
  mayPublish: boolean;
  reasons: RefusalReason[];
  /** To the author. */
  answer: string;
  submittedAt: string;
  decidedAt: string | null;
  /** The current or deciding reviewer. */
  reviewerName: string | null;
  isMine: boolean;
  name: string;
  cut: Cut;
  colour: string;
  /** Of the design, in hex. */
  sha256: string;
  prints: SidePrint[];
  checks: { level: IssueLevel; text: string; view: PrintView | null }[];
  /** Only text and the shop's own drawings, without an issue. */
  isPlain: boolean;
  rightsAcceptedAt: string | null;
  /** The account's name; null for a guest. */
  shopper: string | null;
  isGuest: boolean;
  /** The sources of its pictures. */
  /** Its pictures; `ai`: the prompt, null for an upload. */
  provenance: {
    id: string;
    width: number;
    height: number;
    createdAt: string;
    isCutOut: boolean;
    ai: { prompt: string; style: string; model: string } | null;
  }[];
  orders: { orderNumber: string; status: OrderStatus }[];
  /** The print files made by the jobs. */
  files: PrintFile[];
  /** Other versions of the same design, newest first. */
  before: {
    id: string;
    status: SubmissionStatus;
    reasons: RefusalReason[];
    answer: string;
    submittedAt: string | null;
    /** Name and number on a tee of a group order. */
    words: string | null;
  }[];
  /** The group order that it's a tee of. */
  groupId: string | null;
  /** The waiting tees of its group order, itself included: the same artwork with other names and numbers. */
  groupTees: { id: string; rev: number; words: string }[];
  events: {
    id: number;
    type: EventType;
    by: "shopper" | "staff" | "order" | "rule";
    actorName: string;
    reasons: RefusalReason[];
    answer: string;
    createdAt: string;
  }[];
  /** Similar refused art; `differs`: the number of different bits of its 64-bit fingerprint. */
  near: { submissionId: string | null; reasons: RefusalReason[]; refusedAt: string; differs: number }[];
  /** `isShown`: for sale to everyone. */
  product: { id: number; name: string; isShown: boolean } | null;
}
