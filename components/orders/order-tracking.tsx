import type { Order } from "@/lib/orders/order";

type Tracking = Pick<Order, "courier" | "trackingNumber" | "moreParcels">;

/** Who carries the parcel and under which number, as soon as it is known; each of several. */
export function OrderTracking({ order: { courier, trackingNumber, moreParcels } }: { order: Tracking }) {
  if (!courier && !trackingNumber) return null;
  const parcels = [{ courier, trackingNumber }, ...moreParcels];
  return (
    <section>
      <h2 className="font-semibold text-lg">
        {parcels.length === 1 ? "Tracking" : `Tracking, ${parcels.length} parcels`}
      </h2>
      {parcels.map((parcel) => (
        <div key={parcel.trackingNumber} className="mt-2 grid gap-1">
          {parcel.courier ? <p>Courier: {parcel.courier}</p> : null}
          {parcel.trackingNumber ? (
            <p>
              Tracking number:{" "}
              <span className="select-all break-all font-semibold">{parcel.trackingNumber}</span>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
