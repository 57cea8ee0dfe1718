import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { AccountOffer } from "@/components/account/account-offer";
import { AwaitPayment } from "@/components/checkout/await-payment";
import { PrepayCod } from "@/components/checkout/prepay-cod";
import { CancelOrder } from "@/components/orders/cancel-order";
import { ConfirmCod } from "@/components/orders/confirm-cod";
import { ExchangeStatus } from "@/components/orders/exchange-status";
import { OpenReturn } from "@/components/orders/open-return";
import { OrderActions } from "@/components/orders/order-actions";
import { OrderAddress } from "@/components/orders/order-address";
import { OrderArt } from "@/components/orders/order-art";
import { IssuedDocuments, OrderTimeline, OrderTracking } from "@/components/orders/order-facts";
import { OrderGroup } from "@/components/orders/order-group";
import { OrderHelp } from "@/components/orders/order-help";
import { OrderPrints, printsId } from "@/components/orders/order-prints";
import { OrderProgress } from "@/components/orders/order-progress";
import { OrderReceipt } from "@/components/orders/order-receipt";
import { RefundSummary } from "@/components/orders/refund-summary";
import { Reorder } from "@/components/orders/reorder";
import { ReturnForm } from "@/components/orders/return-form";
import { StatusBadge } from "@/components/orders/status-badge";
import { LineReviewLink } from "@/components/reviews/line-review-link";
import { Alert } from "@/components/ui/alert";
import { ToastChanges } from "@/components/ui/toast-changes";
import { fileNameOf } from "@/lib/invoices/tax-document";
import {
  canCancel,
  canPrepay,
  canReorder,
  describeCancelling,
  hadCode,
  isAwaitingPayment,
  isOwnDesign,
  waitsForGroup,
} from "@/lib/orders/order";
import { orderParts } from "@/lib/orders/order-parts";
import {
  describeCancelledExchange,
  describeDeductions,
  findRefusal,
  refusedReturnText,
  waitsForOld,
} from "@/lib/orders/returns";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { first } from "@/lib/query";
import { artStateOf, waitsForArt } from "@/lib/submissions/order-art";
import { getAccountOffer } from "@/server/account/queries";
import { getOrderGroup } from "@/server/groups/queries";
import { listDocuments } from "@/server/invoices/queries";
import { getOrder, isMyOrder, listOrderPrints, needsPhoneCode } from "@/server/orders/queries";
import { getReturns } from "@/server/returns/queries";
import { listOrderReviews } from "@/server/reviews/queries";
import { getBrand, getShopTerms } from "@/server/settings/queries";
import { getOrderArt } from "@/server/submissions/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Order",
  robots: { index: false },
  referrer: "same-origin",
};

export default async function OrderDetailsPage({
  params,
  searchParams,
}: PageProps<"/order-details/[orderId]">) {
  const [{ orderId: orderNumber }, { token }] = await Promise.all([params, searchParams]);
  const key = first(token);
  const [order, designs, art, terms, documents, brand, reviews, accountEmail, isMine] = await Promise.all([
    getOrder(orderNumber, key),
    listOrderPrints(orderNumber, key),
    getOrderArt(orderNumber, key),
    getShopTerms(),
    listDocuments(orderNumber, key),
    getBrand(),
    listOrderReviews(orderNumber, key),
    getAccountOffer(orderNumber, key),
    isMyOrder(orderNumber),
  ]);
  if (!order) notFound();
  const group = await getOrderGroup(order);
  const { returns, options } = await getReturns(order);
  const asksForUpi = returns.needsUpi || (options !== null && returns.isCash);
  const unprovenPhone =
    asksForUpi && (await needsPhoneCode(orderNumber, key)) ? formatPhone(order.phone) : null;
  const refusal = findRefusal(order.events);
  const isRefused = artStateOf(art) === "refused";
  const ref = { orderNumber: order.orderNumber, token: order.token };
  const invoice = documents.find(({ kind }) => kind === "invoice");
  const toReview = reviews.find(({ problem, review }) => !problem && !review);
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <ToastChanges />
      {isMine ? (
        <Link href={paths.orders} prefetch={false} className="link inline-flex min-h-11 items-center">
          My Orders
        </Link>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="display text-2xl sm:text-5xl">
          Order <span className="inline-block">{order.orderNumber}</span>
        </h1>
        <StatusBadge
          status={order.status}
          isExchangeRequested={returns.open?.kind === "exchange"}
          waitsForBuyer={isRefused}
        />
      </div>
      <p className="mt-2 text-muted-foreground">Placed on {formatDay(order.createdAt)}</p>
      {group ? <OrderGroup {...group} /> : null}
      {returns.replaces ? (
        <p className="mt-2">
          In exchange for items from order{" "}
          <Link
            href={paths.order(returns.replaces.orderNumber, returns.replaces.token)}
            prefetch={false}
            className="link inline-block"
          >
            {returns.replaces.orderNumber}
          </Link>
          . There's nothing to pay.
        </p>
      ) : null}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <div className="grid content-start gap-10">
          <OrderProgress
            order={order}
            waitsFor={waitsForOld(returns) ? "the old item" : (waitsForArt(art) ?? waitsForGroup(group))}
          />
          {isAwaitingPayment(order) ? (
            <div id={orderParts.pay} className="scroll-mt-24">
              <AwaitPayment order={order} shopName={brand.shopName} />
            </div>
          ) : null}
          <OrderActions
            order={order}
            returns={returns}
            reviewHref={
              toReview ? paths.reviewLine(order.orderNumber, toReview.itemId, { token: order.token }) : null
            }
            canReturn={options !== null}
            invoiceHref={
              invoice ? paths.orderDocument(order.orderNumber, fileNameOf(invoice), order.token) : null
            }
          />
          <OrderArt order={order} art={art} hours={terms?.artReviewHours ?? null} />
          {order.status === "COD Review" ? (
            <ConfirmCod
              order={ref}
              phone={formatPhone(order.phone)}
              until={order.expiresAt}
              hadCode={hadCode(order)}
            />
          ) : null}
          <OpenReturn order={ref} returns={returns} />
          {refusal === null ? null : (
            <Alert title="We couldn't accept your return">
              {`${refusal ? `Reason: ${refusal.replace(/\.?$/, ".")} ` : ""}${refusedReturnText} If you disagree, `}
              <Link href={paths.contact} className="link">
                write to us
              </Link>{" "}
              with the order number, and a person will review it again.
            </Alert>
          )}
          {returns.exchanges
            .filter(({ isHere }) => isHere)
            .map((exchange) => (
              <section key={exchange.returnId} className="rounded-md border bg-card p-5">
                <h2 className="font-semibold text-lg">Your exchange</h2>
                <ExchangeStatus exchange={exchange} shipsOn={returns.shipsOn} />
              </section>
            ))}
          <RefundSummary order={ref} status={order.status} returns={returns} unprovenPhone={unprovenPhone} />
          {canPrepay(order) && !isRefused ? <PrepayCod order={order} shopName={brand.shopName} /> : null}
          <div className="grid gap-10 sm:grid-cols-2">
            <div className="grid content-start gap-10">
              <OrderTracking order={order} />
              <IssuedDocuments order={order} documents={documents} />
            </div>
            <div className="grid content-start gap-10">
              <OrderAddress order={order} isOnHold={isRefused} />
            </div>
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderReceipt
            order={order}
            prints={designs.length > 0 ? `#${printsId}` : null}
            notes={
              new Map(
                reviews.map((line) => [
                  line.itemId,
                  <LineReviewLink key={line.itemId} order={ref} line={line} />,
                ]),
              )
            }
            waitsForBuyer={isRefused}
          />
        </div>
        <div className="grid content-start gap-6">
          {canReorder(order) ? <Reorder order={ref} items={order.items} isSingle={group !== null} /> : null}
          {order.status === "Delivered" && order.items.some(isOwnDesign) ? (
            <p className="max-w-prose text-muted-foreground">
              You can return a custom design only if the fault is ours. If something is wrong with it,{" "}
              <Link href={paths.contact} className="link">
                write to us
              </Link>{" "}
              with the order number and a photo.
            </p>
          ) : null}
          {options ? (
            <ReturnForm
              order={ref}
              items={options.items}
              maxPaise={options.maxPaise}
              deductions={describeDeductions(order)}
              variants={options.variants}
              until={formatDay(options.until)}
              needsUpi={returns.isCash}
              shipsOn={returns.shipsOn}
              unprovenPhone={unprovenPhone}
            />
          ) : null}
          {canCancel(order) ? (
            <CancelOrder order={ref}>
              {returns.replaces ? describeCancelledExchange(returns.replaces) : describeCancelling(order)}
            </CancelOrder>
          ) : null}
          {designs.length > 0 ? <OrderPrints designs={designs} /> : null}
          {accountEmail ? <AccountOffer order={ref} email={accountEmail} /> : null}
          <OrderHelp order={ref} brand={brand} />
          <OrderTimeline events={order.events} />
        </div>
      </div>
    </div>
  );
}
