import { Badge, type BadgeProps } from "@/components/ui/badge";
import { subscriptionStatusLabels } from "@/lib/subscriptions/admin-subscription";
import type { SubscriptionStatus } from "@/lib/subscriptions/subscription";

const looks: Partial<Record<SubscriptionStatus, BadgeProps["variant"]>> = {
  created: "outline",
  authenticated: "muted",
  active: "success",
  pending: "warning",
  halted: "destructive",
  paused: "muted",
};

export function SubscriptionBadge({ status }: { status: SubscriptionStatus }) {
  return <Badge variant={looks[status] ?? "muted"}>{subscriptionStatusLabels[status]}</Badge>;
}
