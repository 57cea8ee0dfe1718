import type { Order } from "@/lib/orders/order";

/** Who carries the parcel and under which number, as soon as it is known. */
export function OrderTracking({ order }: { order: Pick<Order, "courier" | "trackingNumber"> }) {
  const { courier, trackingNumber } = order;
  if (!courier && !trackingNumber) return null;
  return (
    <section>
      <h2 className="font-semibold text-lg">Tracking</h2>
      {courier ? <p className="mt-2">Courier: {courier}</p> : null}
      {trackingNumber ? (
        <p className="mt-2">
          Tracking number: <span className="select-all break-all font-semibold">{trackingNumber}</span>
        </p>
      ) : null}
    </section>
  );
}
