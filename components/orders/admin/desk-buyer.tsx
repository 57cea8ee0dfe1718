import Link from "next/link";
import { officePaths } from "@/lib/office-paths";
import type { DeskOrder } from "@/lib/orders/desk-order";
import { promisedArrival } from "@/lib/orders/promise";
import { formatPhone } from "@/lib/phone";
import { MoveAddress } from "./move-address";

const movable: readonly DeskOrder["status"][] = [
  "Pending Payment",
  "COD Review",
  "Confirmed",
  "In Production",
];

interface DeskBuyerProps {
  order: DeskOrder;
  canWrite: boolean;
  /** The account of the order, for those who may see customers. */
  customerId: string | null;
}

/** Who buys, where the parcel goes, and what is known of them. */
export function DeskBuyer({ order, canWrite, customerId }: DeskBuyerProps) {
  const { address, buyer } = order;
  const arrival = promisedArrival(order);
  return (
    <section aria-labelledby="buyer-heading">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="buyer-heading" className="font-semibold text-lg">
          Buyer
        </h2>
        {canWrite && movable.includes(order.status) ? <MoveAddress order={order} /> : null}
      </div>
      <address className="mt-1 grid gap-0.5 not-italic">
        <b className="wrap-anywhere">{order.name}</b>
        {order.businessName ? (
          <span className="wrap-anywhere">
            {order.businessName}, GSTIN {order.gstin}
          </span>
        ) : null}
        <span className="wrap-anywhere">{address.line1}</span>
        {address.line2 ? <span className="wrap-anywhere">{address.line2}</span> : null}
        <span>
          {address.city} {address.pincode}, {address.state}
        </span>
        <a href={`tel:${order.phone}`} className="link mt-1 min-h-9 content-center justify-self-start">
          {formatPhone(order.phone)}
        </a>
        {order.email ? (
          <a
            href={`mailto:${order.email}`}
            className="link wrap-anywhere min-h-9 content-center justify-self-start"
          >
            {order.email}
          </a>
        ) : order.seesMoney ? (
          <span className="text-muted-foreground">No email: messages go by SMS</span>
        ) : null}
      </address>
      <p className="mt-1 text-muted-foreground">
        {customerId ? (
          <Link
            href={officePaths.user(customerId)}
            prefetch={false}
            className="link inline-block min-h-11 content-center pointer-fine:min-h-0"
          >
            Customer
          </Link>
        ) : buyer.isMember ? (
          <span>Has an account</span>
        ) : (
          <span>Guest</span>
        )}
        <span>{` · ${buyer.orders === 1 ? "first order" : `${buyer.orders} orders`}${buyer.refused > 0 ? ` · refused ${buyer.refused} paid in cash` : ""}`}</span>
      </p>
      {arrival ? <p className="mt-3">Promised {arrival}</p> : null}
      {order.giftNote ? (
        <p className="wrap-anywhere mt-3 whitespace-pre-line rounded-sm bg-muted px-3 py-2">
          Gift card: “{order.giftNote}”
        </p>
      ) : null}
      {order.buyerNote ? (
        <p className="wrap-anywhere mt-3 rounded-sm bg-muted px-3 py-2">“{order.buyerNote}”</p>
      ) : null}
    </section>
  );
}
