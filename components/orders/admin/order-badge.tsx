import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { OrderStatus } from "@/lib/orders/order";
import { deskLabel } from "@/lib/orders/order-list";

const looks: Partial<Record<OrderStatus, BadgeProps["variant"]>> = {
  "Pending Payment": "outline",
  "COD Review": "warning",
  Confirmed: "soft",
  "In Production": "soft",
  "Return Requested": "warning",
  RTO: "destructive",
  Delivered: "success",
  Completed: "success",
};

interface OrderBadgeProps {
  status: OrderStatus;
  /** An exchange whose old pieces must come back first. */
  waitsForReturn?: boolean;
}

export function OrderBadge({ status, waitsForReturn = false }: OrderBadgeProps) {
  if (waitsForReturn) return <Badge variant="outline">Waits for a return</Badge>;
  return <Badge variant={looks[status] ?? "muted"}>{deskLabel(status)}</Badge>;
}
