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

export function OrderBadge({ status }: { status: OrderStatus }) {
  return <Badge variant={looks[status] ?? "muted"}>{deskLabel(status)}</Badge>;
}
