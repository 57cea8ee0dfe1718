import { adminPaths } from "@/lib/admin-paths";
import type { Coupon } from "@/lib/coupons/coupon";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";

/** A row of the coupon list. */
export interface CouponRow extends Pick<Coupon, "id" | "code" | "description" | "kind" | "value"> {
  maxDiscountPaise: Paise | null;
  minGoodsPaise: Paise;
  state: CouponState;
  isAutomatic: boolean;
  used: number;
  maxUses: number | null;
  /** Of paid or confirmed orders that were not returned. */
  revenuePaise: Paise;
  discountPaise: Paise;
  /** ISO; null: no end */
  endsAt: string | null;
}

export type CouponState = "running" | "scheduled" | "ended" | "used-up" | "off";

interface Facts {
  isActive: boolean;
  startsAt: string;
  endsAt: string | null;
  used: number;
  maxUses: number | null;
}

/** Why a coupon is inactive for all customers. */
export function couponState({ isActive, startsAt, endsAt, used, maxUses }: Facts, now: Date): CouponState {
  if (!isActive) return "off";
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return "ended";
  if (maxUses !== null && used >= maxUses) return "used-up";
  return Date.parse(startsAt) > now.getTime() ? "scheduled" : "running";
}

export const stateLabels: Record<CouponState, string> = {
  running: "Active",
  scheduled: "Scheduled",
  ended: "Ended",
  "used-up": "Limit reached",
  off: "Switched off",
};

export const couponKindLabels: Record<Coupon["kind"], string> = {
  percent: "Percentage off",
  fixed: "Amount off",
  free_shipping: "Free delivery",
  free_item: "Cheapest item free",
};

export const couponList: ListDefinition = {
  name: "coupons",
  path: adminPaths.coupons,
  noun: "coupons",
  words: "words",
  fields: {
    code: { label: "Code", column: "code", kind: "code" },
    kind: {
      label: "Type",
      column: "kind",
      kind: "choice",
      choices: Object.entries(couponKindLabels).map(([value, label]) => ({
        value: value.replaceAll("_", "-"),
        label,
        match: { column: "kind", value },
      })),
    },
    active: { label: "Active", column: "is_running", kind: "flag" },
    scheduled: { label: "Scheduled", column: "is_scheduled", kind: "flag" },
    ended: { label: "Ended", column: "is_ended", kind: "flag" },
    usedup: { label: "Limit reached", column: "is_used_up", kind: "flag" },
    off: { label: "Switched off", column: "is_off", kind: "flag" },
    automatic: { label: "Automatic", column: "is_automatic", kind: "flag" },
    manual: { label: "Created manually", column: "is_by_hand", kind: "flag" },
    used: { label: "Used", column: "used", kind: "number" },
    created: { label: "Created", column: "created_at", kind: "date" },
  },
  sorts: {
    created: { label: "Created", column: "created_at", first: "desc" },
    used: { label: "Used", column: "used", first: "desc" },
    code: { label: "Code", column: "code", first: "asc" },
  },
  sort: "created",
  views: [
    { name: "Active", q: "active:yes manual:yes" },
    { name: "Scheduled", q: "scheduled:yes" },
    { name: "Ended", q: "ended:yes" },
    { name: "Limit reached", q: "usedup:yes" },
    { name: "Automatic", q: "automatic:yes" },
    { name: "Generated", q: "manual:no" },
    { name: "All", q: "" },
  ],
  defaultSearch: "active:yes manual:yes",
};
