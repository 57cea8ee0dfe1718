import Link from "next/link";
import { LinePicture } from "@/components/pictures/line-picture";
import { formatPaise } from "@/lib/money";
import { describeItems } from "@/lib/orders/describe-items";
import type { OrderListEntry, PaymentMethod } from "@/lib/orders/order";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { StatusBadge } from "./status-badge";

const waysToPay: Record<PaymentMethod, string> = {
  online: "Online payment",
  cod: "Cash on delivery",
  none: "Nothing to pay",
};

export function OrderList({ orders }: { orders: readonly OrderListEntry[] }) {
  return (
    <ul className="room border-t">
      {orders.map((order) => (
        <li key={order.orderNumber} className="relative border-b py-5 transition-colors hover:bg-muted">
          <div className="flex tight:flex-wrap items-baseline justify-between gap-x-4">
            <Link
              href={paths.order(order.orderNumber)}
              prefetch={false}
              className="font-semibold text-lg tabular-nums after:absolute after:inset-0"
            >
              {order.orderNumber}
            </Link>
            <span translate="no" className="font-semibold tabular-nums">
              {formatPaise(order.totalPaise)}
            </span>
          </div>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted-foreground text-sm">
            <StatusBadge
              status={order.status}
              isExchangeRequested={order.isExchangeRequested}
              waitsForBuyer={order.waitsForBuyer}
            />
            <span>{`${formatDay(order.createdAt)} · ${order.exchangeFor ? `In exchange for ${order.exchangeFor}` : waysToPay[order.paymentMethod]}`}</span>
          </div>
          <Items items={order.items} />
        </li>
      ))}
    </ul>
  );
}

const shownPictures = 4;

function Items({ items }: Pick<OrderListEntry, "items">) {
  const pictures = [...new Set(items.flatMap(({ imageUrl }) => imageUrl ?? []))].slice(0, shownPictures);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex gap-1.5">
        {pictures.map((url) => (
          <div key={url} className="w-12">
            <LinePicture url={url} width={48} />
          </div>
        ))}
      </div>
      <p className="min-w-48 flex-1 text-pretty text-sm">{describeItems(items)}</p>
    </div>
  );
}
