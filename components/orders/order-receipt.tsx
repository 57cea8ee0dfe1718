import type { ReactNode } from "react";
import { OrderTotals } from "@/components/cart/order-totals";
import { LinePicture } from "@/components/pictures/line-picture";
import { formatPaise } from "@/lib/money";
import { isOwnDesign, type Order } from "@/lib/orders/order";
import { describePayment } from "@/lib/orders/status";

type Receipt = Pick<
  Order,
  | "status"
  | "items"
  | "subtotalPaise"
  | "discountPaise"
  | "couponPaise"
  | "shippingPaise"
  | "codFeePaise"
  | "gstPaise"
  | "totalPaise"
  | "paymentMethod"
  | "paymentStatus"
  | "isExchange"
>;

interface OrderReceiptProps {
  order: Receipt;
  /** The link to the pictures of its custom designs. */
  prints: string | null;
  /** Shown below a line, by its id. */
  notes?: ReadonlyMap<number, ReactNode>;
  /** Not printed before the customer has decided. */
  waitsForBuyer?: boolean;
}

/** The items and prices at the time of the order. */
export function OrderReceipt({ order, prints, notes, waitsForBuyer = false }: OrderReceiptProps) {
  return (
    <section className="self-start rounded-md bg-muted p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{order.isExchange ? "Your exchange" : "Items"}</h2>
      <ul className="room mt-5 grid gap-4">
        {order.items.map((item) => (
          <li key={item.itemId} className="grid tight:grid-cols-1 grid-cols-[--spacing(16)_1fr_auto] gap-x-4">
            <div className="tight:mb-2 tight:w-16">
              <LinePicture url={item.imageUrl} width={64} />
            </div>
            <div className="min-w-0">
              <p className="font-semibold leading-snug">{item.title}</p>
              <p className="text-muted-foreground text-sm">
                {item.colorName} · {item.size}
              </p>
              <p className="text-muted-foreground text-sm tabular-nums">
                {order.isExchange
                  ? `${item.quantity} in exchange`
                  : `${item.quantity} × ${formatPaise(item.unitPaise)}`}
              </p>
              {notes?.get(item.itemId)}
              {isOwnDesign(item) && prints ? (
                <a href={prints} className="link inline-flex min-h-11 items-center text-sm">
                  See the print
                </a>
              ) : null}
            </div>
            {order.isExchange ? null : (
              <p translate="no" className="font-semibold tabular-nums">
                {formatPaise(item.linePaise)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 border-foreground/15 border-t pt-5">
        {order.isExchange ? null : (
          <OrderTotals {...order} itemCount={order.items.reduce((sum, item) => sum + item.quantity, 0)} />
        )}
        <p data-slot="total" className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold text-lg">Total</span>
          <span translate="no" className="font-bold text-2xl tabular-nums tracking-tight">
            {formatPaise(order.totalPaise)}
          </span>
        </p>
        <p className="mt-2 text-muted-foreground text-sm">{describePayment(order, waitsForBuyer)}.</p>
      </div>
    </section>
  );
}
