import Link from "next/link";
import { Section } from "@/components/admin/section";
import { OrderTotals } from "@/components/cart/order-totals";
import { LinePicture } from "@/components/pictures/line-picture";
import { adminPaths } from "@/lib/admin-paths";
import { hasPackingSlip } from "@/lib/invoices/packing-slip";
import { fileNameOf, formatDocumentName } from "@/lib/invoices/tax-document";
import { formatPaise } from "@/lib/money";
import type { AdminItem, AdminOrder } from "@/lib/orders/admin-order";
import { promisedArrival } from "@/lib/orders/promise";
import { formatPhone } from "@/lib/phone";
import { ChangeOrderAddress } from "./change-order-address";
import { SendDocuments } from "./order-parcels";
import { Registrations } from "./registrations";

const movable: readonly AdminOrder["status"][] = [
  "Pending Payment",
  "COD Review",
  "Confirmed",
  "In Production",
];

interface OrderBuyerProps {
  order: AdminOrder;
  canWrite: boolean;
  /** The customer's account id, for roles that may see customers. */
  customerId: string | null;
}

/** The customer, the delivery address, and other known facts. */
export function OrderBuyer({ order, canWrite, customerId }: OrderBuyerProps) {
  const { address, buyer } = order;
  const arrival = promisedArrival(order);
  return (
    <section aria-labelledby="buyer-heading">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="buyer-heading" className="font-semibold text-lg">
          Customer
        </h2>
        {canWrite && movable.includes(order.status) ? <ChangeOrderAddress order={order} /> : null}
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
            href={adminPaths.user(customerId)}
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
        <span>{` · ${buyer.orders === 1 ? "first order" : `${buyer.orders} orders`}${buyer.refused > 0 ? ` · ${buyer.refused} COD refused` : ""}`}</span>
      </p>
      {arrival ? <p className="mt-3">Delivery promised {arrival}</p> : null}
      {order.giftNote ? (
        <p className="wrap-anywhere mt-3 whitespace-pre-line rounded-sm bg-muted px-3 py-2">
          Gift message: “{order.giftNote}”
        </p>
      ) : null}
      {order.buyerNote ? (
        <p className="wrap-anywhere mt-3 rounded-sm bg-muted px-3 py-2">“{order.buyerNote}”</p>
      ) : null}
    </section>
  );
}

/** The ordered items as the packer needs them, with their prices. */
export function OrderItems({ order }: { order: AdminOrder }) {
  const itemCount = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section id="items-heading" title={itemCount === 1 ? "1 item" : `${itemCount} items`}>
      <ul className="room mt-3 divide-y border-y">
        {order.items.map((item) => (
          <ItemRow key={item.itemId} item={item} />
        ))}
      </ul>
      <div className="mt-4 ml-auto w-full max-w-sm">
        {order.exchangeOf === null ? <OrderTotals {...order} itemCount={itemCount} /> : null}
        <p className="mt-3 flex items-baseline justify-between gap-4 border-t pt-3 font-semibold">
          Total <span className="text-lg tabular-nums">{formatPaise(order.totalPaise)}</span>
        </p>
      </div>
    </Section>
  );
}

function ItemRow({ item }: { item: AdminItem }) {
  return (
    <li className="grid tight:grid-cols-[--spacing(14)_minmax(0,1fr)] grid-cols-[--spacing(14)_minmax(0,1fr)_auto] gap-x-4 py-3">
      <LinePicture url={item.imageUrl} width={56} />
      <div className="min-w-0">
        <Link
          href={adminPaths.product(item.productId)}
          prefetch={false}
          className="font-semibold hover:underline"
        >
          {item.title}
        </Link>
        <p>
          {item.colorName} · <b>{item.size}</b>
        </p>
        <p className="wrap-anywhere text-muted-foreground">{`${item.sku}${item.back > 0 ? ` · ${item.back} of ${item.quantity} in a return` : ""}`}</p>
      </div>
      <p className="tight:col-start-2 text-right tight:text-left tabular-nums">
        <b>{item.quantity} ×</b> {formatPaise(item.unitPaise)}
        <span className="block font-semibold">{formatPaise(item.linePaise)}</span>
      </p>
    </li>
  );
}

interface OrderDocumentsProps {
  order: Pick<AdminOrder, "orderNumber" | "status" | "documents">;
  can: { write: boolean; fulfil: boolean; refund: boolean };
  now: Date;
}

/** Packing slip, pack stickers, invoice and credit notes as PDF; they can be emailed to the customer again. */
export function OrderDocuments({ order: { orderNumber, status, documents }, can, now }: OrderDocumentsProps) {
  const hasSlip = can.fulfil && hasPackingSlip(status);
  if (documents.length === 0 && !hasSlip) return null;
  return (
    <Section id="documents-heading" title="Documents">
      <ul className="grid justify-items-start">
        {hasSlip ? (
          <>
            <li>
              <a
                href={adminPaths.packingSlip(orderNumber)}
                className="link inline-flex min-h-11 items-center"
              >
                Packing slip
              </a>
            </li>
            <li className="flex flex-wrap gap-x-4">
              <a
                href={adminPaths.packStickers("pdf", [orderNumber])}
                className="link inline-flex min-h-11 items-center"
              >
                Pack stickers
              </a>
              <a
                href={adminPaths.packStickers("zpl", [orderNumber])}
                className="link inline-flex min-h-11 items-center"
              >
                Pack stickers (ZPL)
              </a>
            </li>
          </>
        ) : null}
        {documents.map((document) => (
          <li key={document.number}>
            <a
              href={adminPaths.orderDocument(orderNumber, fileNameOf(document))}
              className="link inline-flex min-h-11 items-center"
            >
              {formatDocumentName(document)}
            </a>
            <Registrations
              number={document.number}
              registrations={document.registrations}
              canStep={can.refund}
              now={now}
            />
          </li>
        ))}
      </ul>
      {documents.length > 0 && can.write ? <SendDocuments orderNumber={orderNumber} /> : null}
    </Section>
  );
}
