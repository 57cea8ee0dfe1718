import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { OrderStatus, PaymentStatus } from "@/lib/orders/order";
import { adminPaymentLabel, adminStatusLabel } from "@/lib/orders/order-list";
import { isPaymentOver } from "@/lib/orders/status";

/** Yellow needs staff, blue is in progress, green is done, red went wrong; the rest has ended or waits for the customer. */
const looks: Record<OrderStatus, BadgeProps["variant"]> = {
  "Pending Payment": "outline",
  "COD Review": "warning",
  Confirmed: "info",
  "In Production": "info",
  Packed: "info",
  Shipped: "info",
  Delivered: "success",
  Completed: "success",
  "Return Requested": "warning",
  Returned: "muted",
  RTO: "destructive",
  Cancelled: "muted",
};

const holdLabels: Readonly<Record<string, { label: string; look: BadgeProps["variant"] }>> = {
  exchange_waits: { label: "Awaiting return", look: "outline" },
  group_open: { label: "Group open", look: "warning" },
  art_review: { label: "Design in review", look: "warning" },
  art_refused: { label: "Design rejected", look: "outline" },
  disputed: { label: "Disputed", look: "warning" },
  refunded: { label: "Refunded", look: "outline" },
};

interface OrderBadgeProps {
  status: OrderStatus;
  /** Why it may not be made or shipped now. */
  hold?: string | null;
  isLate?: boolean;
}

export function OrderBadge({ status, hold = null, isLate = false }: OrderBadgeProps) {
  if (hold !== null) {
    const { label, look } = holdLabels[hold] ?? { label: "On hold", look: "outline" };
    return <Badge variant={look}>{label}</Badge>;
  }
  const badge = <Badge variant={looks[status]}>{adminStatusLabel(status)}</Badge>;
  if (!isLate) return badge;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {badge}
      <Badge variant="destructive">Late</Badge>
    </span>
  );
}

const paymentLooks: Record<PaymentStatus, BadgeProps["variant"]> = {
  created: "outline",
  attempted_failed: "destructive",
  authorized: "info",
  captured: "success",
  cod_due: "outline",
  cod_collected: "success",
  not_due: "muted",
  partially_refunded: "muted",
  refunded: "muted",
};

export function PaymentBadge(order: { status: OrderStatus; paymentStatus: PaymentStatus }) {
  const look = isPaymentOver(order) ? "muted" : paymentLooks[order.paymentStatus];
  return <Badge variant={look}>{adminPaymentLabel(order)}</Badge>;
}
