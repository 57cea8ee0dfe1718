import Link from "next/link";
import { Section } from "@/components/admin/section";
import { OrderBadge } from "@/components/orders/admin/order-badge";
import { adminPaths } from "@/lib/admin-paths";
import { asPaise, formatPaise } from "@/lib/money";
import type { AdminCoupon } from "@/lib/offers/admin-coupon";
import { describeCouponChange } from "@/lib/offers/describe-coupon-change";
import { formatDayAndTime, formatMoment } from "@/lib/orders/when";
import { withQuery } from "@/lib/with-query";

/** The totals of the coupon's orders, in a column that adds up. */
export function CouponFigures({ coupon }: { coupon: AdminCoupon }) {
  const { figures, used, rules } = coupon;
  const netRevenue = asPaise(figures.revenuePaise - figures.refundsPaise);
  const goods = asPaise(figures.revenuePaise - figures.deliveryPaise);
  const lines = [
    ["Items at list price", formatPaise(figures.listValuePaise)],
    ["Shop-wide discount", formatPaise(asPaise(figures.listValuePaise - figures.discountPaise - goods))],
    ["Coupon discount", formatPaise(figures.discountPaise)],
    ["Items after discounts", formatPaise(goods)],
    ["Delivery and fees paid", formatPaise(figures.deliveryPaise)],
    ["Revenue", formatPaise(figures.revenuePaise)],
    ["Refunds", formatPaise(figures.refundsPaise)],
    ["Net revenue", formatPaise(netRevenue)],
  ] as const;
  return (
    <Section id="figures-heading" title="Performance">
      <p className="mt-1 text-muted-foreground">{`${figures.orders === 1 ? "1 order" : `${figures.orders} orders`} paid or confirmed, without RTO. Used ${used}${rules.maxUses === null ? "" : ` of ${rules.maxUses}`} times.`}</p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {lines.map(([name, amount]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{`Revenue, not profit: products have no cost prices.${rules.kind === "free_shipping" ? " The value of free delivery isn't included." : ""}`}</p>
    </Section>
  );
}

/** The newest orders with the coupon; nothing for roles that may not read orders. */
export function CouponOrders({ coupon: { orders, rules } }: { coupon: AdminCoupon }) {
  if (orders === null) return null;
  return (
    <Section id="uses-heading" title="Orders with this coupon">
      {orders.length === 0 ? <p className="mt-1 text-muted-foreground">Not used yet.</p> : null}
      <ul className="mt-2">
        {orders.map((order) => (
          <li
            key={order.orderNumber}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b py-2"
          >
            <Link
              href={adminPaths.order(order.orderNumber)}
              prefetch={false}
              className="link inline-flex min-h-11 items-center lg:min-h-0"
            >
              {order.orderNumber}
            </Link>
            <OrderBadge status={order.status} />
            <span className="basis-full text-muted-foreground tabular-nums">{`${formatMoment(order.createdAt)} · ${formatPaise(order.totalPaise)}${order.discountPaise > 0 ? ` after ${formatPaise(order.discountPaise)} off` : ""}`}</span>
          </li>
        ))}
      </ul>
      {orders.length > 0 ? (
        <p className="mt-2">
          <Link
            href={withQuery(adminPaths.orders, { q: `coupon:${rules.code}` })}
            prefetch={false}
            className="link inline-flex min-h-11 items-center lg:min-h-0"
          >
            All orders with {rules.code}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}

/** The coupon's change history, newest first. */
export function CouponTimeline({ coupon: { story } }: { coupon: AdminCoupon }) {
  return (
    <Section id="story-heading" title="Timeline">
      {story.length === 0 ? (
        <p className="mt-1 text-muted-foreground">No changes since it was created.</p>
      ) : null}
      <ol className="mt-2 grid gap-3">
        {story.map((line) => (
          <li key={line.id}>
            <p className="wrap-anywhere">{describeCouponChange(line).join(" · ")}</p>
            <p className="text-muted-foreground">
              {line.by},{" "}
              <time dateTime={line.at} title={formatDayAndTime(new Date(line.at))}>
                {formatMoment(line.at)}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
