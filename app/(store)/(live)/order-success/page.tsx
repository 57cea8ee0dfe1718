import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountOffer } from "@/components/account/account-offer";
import { OrderHeadline } from "@/components/checkout/order-headline";
import { InstallOffer } from "@/components/offline/install-offer";
import { OrderAddress } from "@/components/orders/order-address";
import { OrderArt } from "@/components/orders/order-art";
import { OrderGroup } from "@/components/orders/order-group";
import { OrderHelp } from "@/components/orders/order-help";
import { printsId } from "@/components/orders/order-prints";
import { OrderReceipt } from "@/components/orders/order-receipt";
import { ToastChanges } from "@/components/ui/toast-changes";
import { toDecimalRupees } from "@/lib/money";
import { waitsForGroup } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { first } from "@/lib/query";
import { artStateOf, waitsForArt } from "@/lib/submissions/order-art";
import { getAccountOffer } from "@/server/account/queries";
import { getOrderGroup } from "@/server/groups/queries";
import { getOrder } from "@/server/orders/queries";
import { getBrand, getShopTerms } from "@/server/settings/queries";
import { getOrderArt } from "@/server/submissions/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Your order",
  robots: { index: false },
  referrer: "same-origin",
};

export default async function OrderSuccessPage({ searchParams }: PageProps<"/order-success">) {
  const { order: orderNumber, token, note } = await searchParams;
  const [number, key] = [first(orderNumber) ?? "", first(token)];
  const [order, art, terms, brand, accountEmail] = await Promise.all([
    getOrder(number, key),
    getOrderArt(number, key),
    getShopTerms(),
    getBrand(),
    getAccountOffer(number, key),
  ]);
  if (!order) notFound();
  const group = await getOrderGroup(order);
  const isBought = order.status !== "Pending Payment" && order.status !== "Cancelled";
  return (
    <div
      // Read by third-party services that count purchases, where the visitor allows them.
      data-bought={isBought ? order.orderNumber : undefined}
      data-total={isBought ? toDecimalRupees(order.totalPaise) : undefined}
      className="container-page grid gap-x-12 gap-y-10 pt-8 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-20"
    >
      <ToastChanges />
      <div className="grid content-start gap-10">
        <OrderHeadline
          order={order}
          shopName={brand.shopName}
          isAgain={first(note) === "again"}
          waitsFor={waitsForArt(art) ?? waitsForGroup(group)}
          isRefused={artStateOf(art) === "refused"}
        />
        {group ? <OrderGroup {...group} /> : null}
        {artStateOf(art) === "approved" ? null : (
          <OrderArt order={order} art={art} hours={terms?.artReviewHours ?? null} />
        )}
        <OrderAddress order={order} />
        {accountEmail ? <AccountOffer order={order} email={accountEmail} /> : null}
        <OrderHelp order={order} brand={brand} />
        {isBought ? <InstallOffer shopName={brand.shopName} /> : null}
      </div>
      <OrderReceipt order={order} prints={`${paths.order(order.orderNumber, order.token)}#${printsId}`} />
    </div>
  );
}
