import type { IssueLevel } from "@/lib/designer/design-issue";
import type { Cut, PrintView } from "@/lib/designer/print-areas";
import type { SidePrint } from "@/lib/designer/print-price";
import type { PrintFile } from "@/lib/orders/desk-designs";
import type { OrderStatus } from "@/lib/orders/order";
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
] as const;
export type EventType = (typeof eventTypes)[number];

/** A submission as its reviewer sees it. Moments are ISO. */
export interface DeskSubmission {
  id: string;
  versionId: string;
  designId: string;
  /** Named by a decision: of two, the second is told. */
  rev: number;
  status: SubmissionStatus;
  source: "shopper" | "order";
  isByRule: boolean;
  /** From its maker. */
  message: string;
  mayPublish: boolean;
  reasons: RefusalReason[];
  /** To its maker. */
  answer: string;
  submittedAt: string;
  decidedAt: string | null;
  /** Who looks at it or has decided. */
  reviewerName: string | null;
  isMine: boolean;
  name: string;
  cut: Cut;
  colour: string;
  /** Of the design, in hex. */
  sha256: string;
  prints: SidePrint[];
  checks: { level: IssueLevel; text: string; view: PrintView | null }[];
  /** Text and the shop's own drawings alone, without a fault. */
  isPlain: boolean;
  rightsAcceptedAt: string | null;
  /** The name of the account; null for a guest. */
  shopper: string | null;
  isGuest: boolean;
  /** Where its pictures come from. */
  /** Its pictures; `ai`: what a machine was asked for, null for what was uploaded. */
  provenance: {
    id: string;
    width: number;
    height: number;
    createdAt: string;
    isCutOut: boolean;
    ai: { prompt: string; style: string; model: string } | null;
  }[];
  orders: { orderNumber: string; status: OrderStatus }[];
  /** What the jobs have made for the press. */
  files: PrintFile[];
  /** Earlier and later versions of the same design, the newest first. */
  before: {
    id: string;
    status: SubmissionStatus;
    reasons: RefusalReason[];
    answer: string;
    submittedAt: string | null;
  }[];
  events: {
    id: number;
    type: EventType;
    by: "shopper" | "staff" | "order" | "rule";
    actorName: string;
    reasons: RefusalReason[];
    answer: string;
    createdAt: string;
  }[];
  /** Refused art that looks like it; `differs`: so many of 64 bits of its fingerprint. */
  near: { submissionId: string | null; reasons: RefusalReason[]; refusedAt: string; differs: number }[];
  /** `isShown`: everybody can buy it. */
  product: { id: number; name: string; isShown: boolean } | null;
}
