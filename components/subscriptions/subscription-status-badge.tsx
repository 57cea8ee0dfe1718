import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/lib/orders/status";
import { describeSubscriptionStatus } from "@/lib/subscriptions/describe-subscription";
import type { Subscription } from "@/lib/subscriptions/subscription";

const looks: Record<Tone, "muted" | "info" | "success" | "warning" | "destructive"> = {
  neutral: "muted",
  progress: "info",
  good: "success",
  waiting: "warning",
  bad: "destructive",
};

export function SubscriptionStatusBadge({ subscription }: { subscription: Subscription }) {
  const { label, tone } = describeSubscriptionStatus(subscription);
  return <Badge variant={looks[tone]}>{label}</Badge>;
}
