import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CancelOrder } from "@/components/orders/cancel-order";
import { ConfirmCod } from "@/components/orders/confirm-cod";
import { OrderAddress } from "@/components/orders/order-address";
import { OrderPapers } from "@/components/orders/order-papers";
import { OrderProgress } from "@/components/orders/order-progress";
import { OrderReceipt } from "@/components/orders/order-receipt";
import { OrderTimeline } from "@/components/orders/order-timeline";
import { PayOrder } from "@/components/orders/pay-order";
import { PaymentWatcher } from "@/components/orders/payment-watcher";
import { Reorder } from "@/components/orders/reorder";
import { ReturnForm } from "@/components/orders/return-form";
import { StatusBadge } from "@/components/orders/status-badge";
import { asPaise, formatPaise } from "@/lib/money";
import { canCancel, canPrepay, isAwaitingPayment } from "@/lib/orders/order";
import { formatDay } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";
import { first } from "@/lib/query";
import { listPapers } from "@/server/invoices/queries";
import { getOrder } from "@/server/orders/queries";
import { getReturnOptions } from "@/server/returns/queries";
import { getBrand } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Order",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function OrderDetailsPage({
  params,
  searchParams,
}: PageProps<"/order-details/[orderId]">) {
  const [{ orderId }, { token }] = await Promise.all([params, searchParams]);
  const [order, papers, brand] = await Promise.all([
    getOrder(orderId, first(token)),
    listPapers(orderId, first(token)),
    getBrand(),
  ]);
  if (!order) notFound();
  const returns = await getReturnOptions(order);
  const ref = { orderId: order.orderId, token: order.token };
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="display text-3xl sm:text-5xl">Order {order.orderId}</h1>
        <StatusBadge status={order.status} />
      </div>
      <p className="mt-2 text-muted-foreground">Placed on {formatDay(order.createdAt)}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-20">
        <div className="grid content-start gap-10">
          <OrderProgress order={order} />
          {order.status === "COD Review" ? <ConfirmCod order={ref} phone={formatPhone(order.phone)} /> : null}
          {canPrepay(order) ? (
            <div className="grid gap-3 rounded-md border bg-card p-5">
              <p>
                Rather pay now?{" "}
                {order.codFeePaise > 0
                  ? `Online it is ${formatPaise(order.codFeePaise)} less, and there is no cash to keep ready.`
                  : "Then there is no cash to keep ready."}
              </p>
              <PayOrder
                order={ref}
                label={`Pay ${formatPaise(asPaise(order.totalPaise - order.codFeePaise))} online`}
                shopName={brand.shopName}
              />
            </div>
          ) : null}
          {isAwaitingPayment(order) ? null : <Reorder items={order.items} />}
          {isAwaitingPayment(order) ? (
            <div className="grid gap-3 rounded-md border bg-card p-5">
              <PaymentWatcher />
              <p>
                This order waits for its payment; your pieces are kept for 20 minutes after ordering. If you
                have just paid, this page changes by itself.
              </p>
              <PayOrder
                order={ref}
                label={`Pay ${formatPaise(order.totalPaise)}`}
                shopName={brand.shopName}
              />
            </div>
          ) : null}
          <div className="grid gap-10 sm:grid-cols-2">
            <OrderTimeline events={order.events} />
            <OrderAddress order={order} />
            <OrderPapers order={order} papers={papers} />
          </div>
          <div className="grid gap-2">
            {returns ? (
              <ReturnForm
                order={ref}
                items={order.items}
                variants={returns.variants}
                until={formatDay(returns.until)}
                needsUpi={order.paymentMethod === "cod"}
              />
            ) : null}
            {canCancel(order) ? (
              <CancelOrder order={ref} isPaid={order.paymentStatus === "captured"} />
            ) : null}
          </div>
        </div>
        <OrderReceipt order={order} />
      </div>
    </div>
  );
}
