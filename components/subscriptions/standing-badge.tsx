import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/lib/orders/status";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { tellStatus } from "@/lib/subscriptions/tell-subscription";

const looks: Record<Tone, "muted" | "success" | "warning" | "destructive"> = {
  neutral: "muted",
  good: "success",
  waiting: "warning",
  bad: "destructive",
};

export function StandingBadge({ subscription }: { subscription: Subscription }) {
  const { label, tone } = tellStatus(subscription);
  return <Badge variant={looks[tone]}>{label}</Badge>;
}
