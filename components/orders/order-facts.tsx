import { cn } from "@/components/ui/cn";
import { fileNameOf, type TaxDocumentEntry } from "@/lib/invoices/tax-document";
import type { Order, OrderEvent } from "@/lib/orders/order";
import { orderParts } from "@/lib/orders/order-parts";
import { describeEvent, withoutResolvedEvents } from "@/lib/orders/status";
import { listParcels } from "@/lib/orders/track-parcel";
import { formatMoment } from "@/lib/orders/when";
import { paths } from "@/lib/paths";

type Tracking = Pick<Order, "courier" | "trackingNumber" | "moreParcels">;

/** Courier and tracking number of each parcel, once known. */
export function OrderTracking({ order }: { order: Tracking }) {
  const parcels = listParcels(order);
  if (parcels.length === 0) return null;
  return (
    <section id={orderParts.tracking} className="scroll-mt-24">
      <h2 className="font-semibold text-lg">
        {parcels.length === 1 ? "Tracking" : `Tracking, ${parcels.length} parcels`}
      </h2>
      {parcels.map(({ courier, trackingNumber, url }) => (
        <div key={trackingNumber} className="mt-2 grid justify-items-start gap-1">
          {courier ? <p>Courier: {courier}</p> : null}
          {trackingNumber ? (
            <p>
              Tracking number: <span className="select-all break-all font-semibold">{trackingNumber}</span>
            </p>
          ) : null}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
              Track on {courier}'s site
            </a>
          ) : null}
        </div>
      ))}
    </section>
  );
}

interface IssuedDocumentsProps {
  order: { orderNumber: string; token: string };
  documents: readonly TaxDocumentEntry[];
}

/** The invoice and credit notes, once issued. */
export function IssuedDocuments({ order, documents }: IssuedDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="font-semibold text-lg">Invoice</h2>
      <ul className="mt-2 grid justify-items-start">
        {documents.map((document) => (
          <li key={document.number}>
            <a
              href={paths.orderDocument(order.orderNumber, fileNameOf(document), order.token)}
              className="link inline-flex min-h-11 items-center"
            >
              {document.kind === "invoice"
                ? `Download invoice ${document.number} (PDF)`
                : `Download credit note ${document.number} (PDF)`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The order's events, latest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const entries = withoutResolvedEvents(events).flatMap((event, index) => {
    const words = describeEvent(event);
    return words ? [{ words, at: event.at, key: index }] : [];
  });
  return (
    <section>
      <h2 className="font-semibold text-lg">Order history</h2>
      <ol className="mt-3 grid gap-4 border-l-2 pl-5">
        {entries.toReversed().map(({ words, at, key }, index) => (
          <li key={key} className="relative">
            <span
              aria-hidden="true"
              className={cn(
                "absolute top-2 -left-6.75 size-3 rounded-full border-2 border-background",
                index === 0 ? "bg-brand" : "bg-input",
              )}
            />
            <p className={index === 0 ? "font-semibold" : undefined}>{words}</p>
            <time dateTime={at} className="text-muted-foreground text-sm">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
