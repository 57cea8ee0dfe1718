import { asPaise, formatPaise } from "@/lib/money";
import type { OrderView } from "@/lib/orders/order";
import { PayOrder } from "./pay-order";

/** Pays a COD order online instead. */
export function PrepayCod({ order, shopName }: { order: OrderView; shopName: string }) {
  return (
    <div className="grid gap-3 rounded-md border bg-card p-5">
      <p>
        Prefer to pay now?{" "}
        {order.codFeePaise > 0
          ? `It's ${formatPaise(order.codFeePaise)} less online, and you won't need cash.`
          : "You won't need cash on delivery day."}
      </p>
      <PayOrder
        order={{ orderNumber: order.orderNumber, token: order.token }}
        label={`Pay ${formatPaise(asPaise(order.totalPaise - order.codFeePaise))} online`}
        shopName={shopName}
        variant="outline"
      />
    </div>
  );
}
