import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { OrderStatus } from "@/lib/orders/order";
import { adminStatusLabel } from "@/lib/orders/order-list";

/** States that need different work look different; those without work are muted or green. */
const looks: Partial<Record<OrderStatus, BadgeProps["variant"]>> = {
  "Pending Payment": "outline",
  "COD Review": "warning",
  Confirmed: "info",
  "In Production": "soft",
  Packed: "ink",
  "Return Requested": "brand",
  RTO: "destructive",
  Delivered: "success",
  Completed: "success",
};

const holdLabels: Readonly<Record<string, string>> = {
  exchange_waits: "Awaiting return",
  art_review: "Design in review",
  art_refused: "Design rejected",
  disputed: "Disputed",
  refunded: "Refunded",
};

interface OrderBadgeProps {
  status: OrderStatus;
  /** Why it may not be made or shipped now. */
  hold?: string | null;
  isLate?: boolean;
}

export function OrderBadge({ status, hold = null, isLate = false }: OrderBadgeProps) {
  if (hold !== null) return <Badge variant="outline">{holdLabels[hold] ?? "On hold"}</Badge>;
  const badge = <Badge variant={looks[status] ?? "muted"}>{adminStatusLabel(status)}</Badge>;
  if (!isLate) return badge;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {badge}
      <Badge variant="destructive">Late</Badge>
    </span>
  );
}
