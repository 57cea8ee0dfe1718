import { Badge } from "@/components/ui/badge";
import type { OrderStatus } from "@/lib/orders/order";
import { describeStatus, type Tone } from "@/lib/orders/status";

const variants: Record<Tone, "muted" | "success" | "warning" | "destructive"> = {
  neutral: "muted",
  good: "success",
  waiting: "warning",
  bad: "destructive",
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = describeStatus(status);
  return <Badge variant={variants[tone]}>{label}</Badge>;
}
