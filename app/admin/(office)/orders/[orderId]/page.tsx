import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { NoteForm } from "@/components/admin/note-form";
import { Story } from "@/components/admin/story";
import { DeskDesigns } from "@/components/orders/admin/desk-designs";
import { DeskBuyer, DeskItems, DeskPapers } from "@/components/orders/admin/desk-facts";
import { DeskMoney } from "@/components/orders/admin/desk-money";
import { DeskReturns } from "@/components/orders/admin/desk-returns";
import { DeskMail, DeskParcels } from "@/components/orders/admin/desk-sent";
import { OrderHeading, OrderTags } from "@/components/orders/admin/order-heading";
import { StepBar } from "@/components/orders/admin/step-bar";
import { EditLines } from "@/components/phone-orders/admin/edit-lines";
import { officePaths } from "@/lib/office-paths";
import { tellStory } from "@/lib/orders/desk-story";
import { now } from "@/server/clock";
import { getCustomerOfOrder } from "@/server/customers/queries";
import { getDeskDesigns } from "@/server/fulfilment/queries";
import { noteOrderAction } from "@/server/orders/admin-actions";
import { getOrderDesk } from "@/server/orders/queries";

export const instant = false;

export const metadata: Metadata = { title: "Order" };

export default async function OrderDeskPage({ params }: PageProps<"/admin/orders/[orderId]">) {
  const { orderId: orderNumber } = await params;
  const desk = await getOrderDesk(orderNumber);
  if (!desk) notFound();
  const [customerId, designs] = await Promise.all([
    getCustomerOfOrder(orderNumber),
    getDeskDesigns(desk.order),
  ]);
  const { order, steps, returnWay, can } = desk;
  return (
    <>
      <OrderHeading order={order} />
      {order.exchangeOf ? (
        <p className="mt-2">
          Exchange for items of{" "}
          <Link href={officePaths.order(order.exchangeOf)} prefetch={false} className="link">
            {order.exchangeOf}
          </Link>
        </p>
      ) : null}
      {order.replacedBy ? (
        <p className="mt-2">
          The customer ordered again:{" "}
          <Link href={officePaths.order(order.replacedBy)} prefetch={false} className="link">
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
            <DeskItems order={order} />
            {can.write ? <EditLines order={order} /> : null}
          </div>
          {designs.length > 0 ? (
            <DeskDesigns order={order} designs={designs} canPrint={can.fulfil} canReview={can.review} />
          ) : null}
          <DeskReturns order={order} way={returnWay} can={can} />
        </div>
        <div className="grid min-w-0 content-start gap-8 xl:row-span-2 xl:border-l xl:pl-8">
          <DeskBuyer order={order} canWrite={can.write} customerId={customerId} />
          <DeskParcels
            orderNumber={order.orderNumber}
            parcels={order.parcels}
            canCorrect={can.fulfil && order.status === "Shipped"}
          />
          {order.seesMoney ? <DeskMoney order={order} canRefund={can.refund} now={now()} /> : null}
          <DeskPapers order={order} can={can} />
          <DeskMail order={order} canSend={can.write} />
          <OrderTags orderNumber={order.orderNumber} tags={order.tags} />
        </div>
        <Story
          lines={tellStory(order)}
          dots={{
            step: "bg-brand",
            money: "bg-success",
            message: "bg-input",
            note: "bg-warning",
            paper: "bg-input",
          }}
        >
          <NoteForm
            about={{ orderNumber: order.orderNumber }}
            save={noteOrderAction}
            hint="The customer never sees it."
            most={2000}
          />
        </Story>
      </div>
    </>
  );
}
