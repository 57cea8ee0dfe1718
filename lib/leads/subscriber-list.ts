import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";
import { leadNotice } from "@/lib/privacy/collection-notices";
import { type LeadSource, leadSourceNames } from "./lead-input";

/** A subscriber in the admin's list. */
export interface SubscriberRow {
  id: number;
  email: string;
  /** Ten digits. */
  phone: string | null;
  name: string | null;
  source: LeadSource;
  /** Source, medium and name of the campaign; empty without one. */
  utm: string;
  consentVersion: string;
  /** ISO */
  consentedAt: string;
  code: string | null;
  isUsed: boolean;
  /** A paid order of this mailbox was placed since. */
  hasOrdered: boolean;
  /** Unsubscribed from offers. */
  isStopped: boolean;
  /** ISO */
  createdAt: string;
}

export const subscriberList: ListDefinition = {
  name: "subscribers",
  path: adminPaths.subscribers,
  noun: "subscribers",
  words: "words",
  fields: {
    source: {
      label: "Source",
      column: "source",
      kind: "choice",
      choices: Object.entries(leadSourceNames).map(([value, label]) => ({ value, label })),
    },
    utm: { label: "Campaign", column: "utm", kind: "text" },
    consent: {
      label: "Consent",
      column: "consent_version",
      kind: "choice",
      choices: [{ value: leadNotice.version, label: `Text of ${leadNotice.version}` }],
    },
    ordered: { label: "Has ordered", column: "converted", kind: "flag" },
    used: { label: "Has used the code", column: "coupon_used", kind: "flag" },
    stopped: { label: "Has unsubscribed", column: "is_stopped", kind: "flag" },
    created: { label: "Subscribed", column: "created_at", kind: "date" },
  },
  sorts: { created: { label: "Subscribed", column: "created_at", first: "desc" } },
  sort: "created",
  views: [
    { name: "All", q: "" },
    { name: "Have ordered", q: "ordered:yes" },
    { name: "Not ordered", q: "ordered:no stopped:no" },
    { name: "Unsubscribed", q: "stopped:yes" },
  ],
};

/** The maximum per bulk action; same as in delete_leads() and stop_leads(). */
export const maxSubscribersAtOnce = 200;
