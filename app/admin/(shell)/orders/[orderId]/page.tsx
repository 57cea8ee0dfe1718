import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { NoteForm } from "@/components/admin/note-form";
import { Timeline } from "@/components/admin/timeline";
import { OrderDesigns } from "@/components/orders/admin/order-designs";
import { OrderBuyer, OrderDocuments, OrderItems } from "@/components/orders/admin/order-facts";
import { OrderHeading, OrderTags } from "@/components/orders/admin/order-heading";
import { OrderMessages, OrderParcels } from "@/components/orders/admin/order-parcels";
import { OrderPayments } from "@/components/orders/admin/order-payments";
import { OrderReturnList } from "@/components/orders/admin/order-return-list";
import { StepBar } from "@/components/orders/admin/step-bar";
import { EditLines } from "@/components/phone-orders/admin/edit-lines";
import { adminPaths } from "@/lib/admin-paths";
import { buildOrderTimeline } from "@/lib/orders/timeline";
import { now } from "@/server/clock";
import { getCustomerOfOrder } from "@/server/customers/queries";
import { getAdminDesigns } from "@/server/fulfilment/queries";
import { addOrderNoteAction } from "@/server/orders/admin-actions";
import { getAdminOrder } from "@/server/orders/queries";

export const instant = false;

export const metadata: Metadata = { title: "Order" };

export default async function AdminOrderPage({ params }: PageProps<"/admin/orders/[orderId]">) {
  const { orderId: orderNumber } = await params;
  const data = await getAdminOrder(orderNumber);
  if (!data) notFound();
  const [customerId, designs] = await Promise.all([
    getCustomerOfOrder(orderNumber),
    getAdminDesigns(data.order),
  ]);
  const { order, steps, returnWay, can } = data;
  return (
    <>
      <OrderHeading order={order} />
      {order.exchangeOf ? (
        <p className="mt-2">
          Exchange for items from{" "}
          <Link href={adminPaths.order(order.exchangeOf)} prefetch={false} className="link">
            {order.exchangeOf}
          </Link>
        </p>
      ) : null}
      {order.groupId ? (
        <p className="mt-2">
          <Link href={adminPaths.groupOrder(order.groupId)} prefetch={false} className="link">
            Group order
          </Link>
        </p>
      ) : null}
      {order.replacedBy ? (
        <p className="mt-2">
          The customer ordered again:{" "}
          <Link href={adminPaths.order(order.replacedBy)} prefetch={false} className="link">
            {order.replacedBy}
          </Link>
        </p>
      ) : null}
      <div className="mt-5">
        <StepBar order={order} steps={steps} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-10">
          <div>
            <OrderItems order={order} />
            {can.write ? <EditLines order={order} /> : null}
          </div>
          {designs.length > 0 ? (
            <OrderDesigns order={order} designs={designs} canPrint={can.fulfil} canReview={can.review} />
          ) : null}
          <OrderReturnList order={order} way={returnWay} can={can} />
        </div>
        <div className="grid min-w-0 content-start gap-8 xl:row-span-2 xl:border-l xl:pl-8">
          <OrderBuyer order={order} canWrite={can.write} customerId={customerId} />
          <OrderParcels
            orderNumber={order.orderNumber}
            parcels={order.parcels}
            canCorrect={can.fulfil && order.status === "Shipped"}
          />
          {order.seesMoney ? <OrderPayments order={order} canRefund={can.refund} now={now()} /> : null}
          <OrderDocuments order={order} can={can} now={now()} />
          <OrderMessages order={order} canSend={can.write} />
          <OrderTags orderNumber={order.orderNumber} tags={order.tags} />
        </div>
        <Timeline
          lines={buildOrderTimeline(order)}
          dots={{
            step: "bg-brand",
            money: "bg-success",
            message: "bg-input",
            note: "bg-warning",
            document: "bg-input",
          }}
        >
          <NoteForm
            about={{ orderNumber: order.orderNumber }}
            save={addOrderNoteAction}
            hint="The customer never sees it."
            most={2000}
          />
        </Timeline>
      </div>
    </>
  );
}
