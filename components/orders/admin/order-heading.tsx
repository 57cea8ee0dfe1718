"use client";

import { PageHeading } from "@/components/admin/page-heading";
import { Badge } from "@/components/ui/badge";
import { toast } from "@/components/ui/toaster";
import type { DeskOrder } from "@/lib/orders/desk-order";
import { deskPayment } from "@/lib/orders/order-list";
import { formatDayAndTime } from "@/lib/orders/when";
import { OrderBadge } from "./order-badge";

type Heading = Pick<
  DeskOrder,
  "orderNumber" | "status" | "held" | "paymentStatus" | "createdAt" | "expiresAt"
>;

/** Number, state and time. The number is copied by a click. */
export function OrderHeading({ order }: { order: Heading }) {
  const copy = () =>
    navigator.clipboard.writeText(order.orderNumber).then(
      () => toast({ title: `${order.orderNumber} copied` }),
      () => toast({ title: "Copying is not allowed here", variant: "destructive" }),
    );
  return (
    <PageHeading
      title={order.orderNumber}
      actions={
        <button type="button" className="link min-h-9" onClick={copy}>
          Copy number
        </button>
      }
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderBadge status={order.status} hold={order.held} />
        <Badge variant="outline">{deskPayment(order)}</Badge>
        <span>Placed {formatDayAndTime(new Date(order.createdAt))}</span>
      </span>
    </PageHeading>
  );
}
