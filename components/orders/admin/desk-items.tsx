import Link from "next/link";
import { OrderTotals } from "@/components/cart/order-totals";
import { LinePicture } from "@/components/pictures/line-picture";
import { formatPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";
import type { DeskItem, DeskOrder } from "@/lib/orders/desk-order";

/** What was ordered, as the packer needs it, and what it cost. */
export function DeskItems({ order }: { order: DeskOrder }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section aria-labelledby="items-heading">
      <h2 id="items-heading" className="font-semibold text-lg">
        {pieces === 1 ? "1 piece" : `${pieces} pieces`}
      </h2>
      <ul className="room mt-3 divide-y border-y">
        {order.items.map((item) => (
          <ItemRow key={item.itemId} item={item} />
        ))}
      </ul>
      <div className="mt-4 ml-auto w-full max-w-sm">
        {order.exchangeOf === null ? <OrderTotals {...order} pieces={pieces} /> : null}
        <p className="mt-3 flex items-baseline justify-between gap-4 border-t pt-3 font-semibold">
          Total <span className="text-lg tabular-nums">{formatPaise(order.totalPaise)}</span>
        </p>
      </div>
    </section>
  );
}

function ItemRow({ item }: { item: DeskItem }) {
  return (
    <li className="grid tight:grid-cols-[--spacing(14)_minmax(0,1fr)] grid-cols-[--spacing(14)_minmax(0,1fr)_auto] gap-x-4 py-3">
      <LinePicture url={item.imageUrl} width={56} />
      <div className="min-w-0">
        <Link
          href={officePaths.product(item.productId)}
          prefetch={false}
          className="font-semibold hover:underline"
        >
          {item.title}
        </Link>
        <p>
          {item.colorName} · <b>{item.size}</b>
        </p>
        <p className="wrap-anywhere text-muted-foreground">{`${item.sku}${item.back > 0 ? ` · ${item.back} of ${item.quantity} come back` : ""}`}</p>
      </div>
      <p className="tight:col-start-2 text-right tight:text-left tabular-nums">
        <b>{item.quantity} ×</b> {formatPaise(item.unitPaise)}
        <span className="block font-semibold">{formatPaise(item.linePaise)}</span>
      </p>
    </li>
  );
}
