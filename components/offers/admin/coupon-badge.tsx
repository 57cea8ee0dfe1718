import { Badge, type BadgeProps } from "@/components/ui/badge";
import { type CouponState, stateLabels } from "@/lib/offers/coupon-list";

const looks: Record<CouponState, BadgeProps["variant"]> = {
  running: "success",
  scheduled: "info",
  ended: "muted",
  "used-up": "warning",
  off: "outline",
};

export function CouponBadge({ state }: { state: CouponState }) {
  return <Badge variant={looks[state]}>{stateLabels[state]}</Badge>;
}
