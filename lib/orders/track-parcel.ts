import type { Order, Parcel } from "./order";

/** The tracking page of each courier, by its name without spaces; the number replaces "#". Without "#" the page asks for it. */
const trackingPages: Record<string, string> = {
  bluedart: "https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=#",
  delhivery: "https://www.delhivery.com/track/package/#",
  dtdc: "https://www.dtdc.com/track-your-shipment/?awb=#",
  ecomexpress: "https://ecomexpress.in/tracking/?awb_field=#",
  ekart: "https://ekartlogistics.com/shipmenttrack/#",
  indiapost: "https://www.indiapost.gov.in/",
  shadowfax: "https://www.shadowfax.in/track-order",
  shiprocket: "https://shiprocket.co/tracking/#",
  speedpost: "https://www.indiapost.gov.in/",
  xpressbees: "https://www.xpressbees.com/shipment/tracking?awbNo=#",
};

interface TrackedParcel {
  courier: string | null;
  trackingNumber: string | null;
  /** The courier's page; null for an unknown courier. */
  url: string | null;
}

/** All parcels of an order; empty before it ships. */
export function listParcels({
  courier,
  trackingNumber,
  moreParcels,
}: Pick<Order, "courier" | "trackingNumber" | "moreParcels">): TrackedParcel[] {
  if (!courier && !trackingNumber) return [];
  return [{ courier, trackingNumber }, ...moreParcels].map((parcel) => ({
    ...parcel,
    url: trackingUrl({ courier: parcel.courier ?? "", trackingNumber: parcel.trackingNumber ?? "" }),
  }));
}

function trackingUrl({ courier, trackingNumber }: Parcel): string | null {
  const typed = courier.toLowerCase().replace(/[^a-z]/g, "");
  const name = Object.keys(trackingPages).find((known) => typed.startsWith(known));
  const number = encodeURIComponent(trackingNumber.replace(/\s/g, ""));
  return (name && number && trackingPages[name]?.replace("#", number)) || null;
}
