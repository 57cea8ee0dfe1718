import { AddressLines } from "@/components/addresses/address-lines";
import type { Order } from "@/lib/orders/order";
import { promisedArrival } from "@/lib/orders/promise";
import { formatPhone } from "@/lib/phone";

export function OrderAddress({
  order,
  isOnHold = false,
}: {
  order: Pick<
    Order,
    | "name"
    | "email"
    | "phone"
    | "address"
    | "gstin"
    | "businessName"
    | "note"
    | "giftNote"
    | "promise"
    | "status"
    | "createdAt"
  >;
  /** It waits for the customer's choice, so its arrival isn't known. */
  isOnHold?: boolean;
}) {
  const arrival = isOnHold ? null : promisedArrival(order);
  return (
    <section>
      <h2 className="font-semibold text-lg">Delivery address</h2>
      <address className="mt-2 not-italic leading-relaxed">
        {order.name}
        <br />
        <AddressLines {...order.address} />
        <br />
        <span className="text-muted-foreground">
          {formatPhone(order.phone)}
          {order.email ? (
            <>
              <br />
              <span className="break-all">{order.email}</span>
            </>
          ) : null}
        </span>
      </address>
      {arrival ? (
        <p className="mt-3">
          Arrives <strong>{arrival}</strong>
        </p>
      ) : null}
      {order.gstin ? (
        <p className="mt-3">
          Invoice for {order.businessName}, GSTIN <span className="whitespace-nowrap">{order.gstin}</span>
        </p>
      ) : null}
      {order.giftNote ? (
        <p className="wrap-anywhere mt-3 whitespace-pre-line">Gift message: “{order.giftNote}”</p>
      ) : null}
      {order.note ? <p className="mt-3 whitespace-pre-line">Your note: {order.note}</p> : null}
    </section>
  );
}
