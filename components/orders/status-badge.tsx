import { Badge } from "@/components/ui/badge";
import type { OrderStatus } from "@/lib/orders/order";
import { describeStatus, type Tone } from "@/lib/orders/status";

const variants: Record<Tone, "muted" | "info" | "success" | "warning" | "destructive"> = {
  neutral: "muted",
  progress: "info",
  good: "success",
  waiting: "warning",
  bad: "destructive",
};

interface StatusBadgeProps {
  status: OrderStatus;
  /** The request is for an exchange. */
  isExchangeRequested: boolean;
  /** One of its designs was refused. */
  waitsForBuyer: boolean;
}

export function StatusBadge({ status, isExchangeRequested, waitsForBuyer }: StatusBadgeProps) {
  const { label, tone } = describeStatus(status, isExchangeRequested, waitsForBuyer);
  return <Badge variant={variants[tone]}>{label}</Badge>;
}
