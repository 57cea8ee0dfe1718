import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";
import { subscriptionStatusLabels } from "./admin-subscription";
import type { PendingChange, SubscriptionStatus } from "./subscription";

/** A row of the subscription list. */
export interface SubscriptionRow {
  id: string;
  number: string;
  name: string;
  email: string;
  phone: string;
  status: SubscriptionStatus;
  planName: string;
  tees: number;
  months: number;
  amountPaise: Paise;
  cut: string;
  size: string;
  /** ISO; null: no charge is planned. */
  chargeAt: string | null;
  paidCount: number;
  pendingChange: PendingChange | null;
  /** The gateway refused the requested change. */
  isRefused: boolean;
  isAsked: boolean;
  isEnding: boolean;
  /** ISO */
  createdAt: string;
}

export const subscriptionList: ListDefinition = {
  name: "subscriptions",
  path: adminPaths.subscriptions,
  noun: "subscriptions",
  words: "words",
  fields: {
    status: {
      label: "Status",
      column: "status",
      kind: "choice",
      choices: Object.entries(subscriptionStatusLabels).map(([value, label]) => ({ value, label })),
    },
    number: { label: "Number", column: "number", kind: "code" },
    plan: { label: "Plan", column: "plan", kind: "code" },
    failed: { label: "Charge failed", column: "is_failed", kind: "flag" },
    asked: { label: "Choice needed", column: "is_asked", kind: "flag" },
    refused: { label: "Payment failed", column: "is_refused", kind: "flag" },
    charge: { label: "Next charge", column: "next_at", kind: "date" },
    paid: { label: "Charges", column: "paid_count", kind: "number" },
    created: { label: "Made", column: "created_at", kind: "date" },
  },
  sorts: {
    created: { label: "Newest", column: "created_at", first: "desc" },
    charge: { label: "Next charge", column: "next_at", first: "asc" },
    paid: { label: "Charges", column: "paid_count", first: "desc" },
  },
  sort: "created",
  views: [
    { name: "Active", q: "status:authenticated,active,pending" },
    { name: "Charge failed", q: "failed:yes" },
    { name: "Choice needed", q: "asked:yes" },
    { name: "Paused", q: "status:paused" },
    { name: "Payment failed", q: "refused:yes" },
    { name: "Ended", q: "status:cancelled,completed,expired" },
    { name: "All", q: "" },
  ],
  defaultSearch: "status:authenticated,active,pending",
};
