import { formatPaise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { promisedArrival } from "@/lib/orders/promise";
import { listParcels } from "@/lib/orders/track-parcel";
import { formatPhone } from "@/lib/phone";
import { subtotalLabel } from "@/lib/pricing/subtotal-label";
import type { Block, SumRow } from "./email-content";

export function itemsBlock(order: Pick<Order, "items">): Block {
  return {
    kind: "goods",
    items: order.items.map((item) => ({
      title: item.title,
      detail: `${item.colorName}, ${item.size} · ${item.quantity} × ${formatPaise(item.unitPaise)}`,
      amount: formatPaise(item.linePaise),
      imageUrl: item.imageUrl,
    })),
  };
}

/** From items to total; rows of zero are omitted, except delivery. */
export function totalsBlock(order: Order): Block {
  const itemCount = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const rows: (SumRow | false)[] = [
    { label: subtotalLabel(itemCount, order.discountPaise), amount: formatPaise(order.subtotalPaise) },
    order.discountPaise > 0 && { label: "Discount", amount: `−${formatPaise(order.discountPaise)}` },
    order.couponPaise > 0 && {
      label: order.couponCode ? `Coupon ${order.couponCode}` : "Coupon",
      amount: `−${formatPaise(order.couponPaise)}`,
    },
    { label: "Delivery", amount: order.shippingPaise === 0 ? "Free" : formatPaise(order.shippingPaise) },
    order.codFeePaise > 0 && { label: "Cash on delivery fee", amount: formatPaise(order.codFeePaise) },
    { label: "Total", amount: formatPaise(order.totalPaise), tone: "total" },
    order.gstPaise > 0 && {
      label: "Includes GST",
      amount: formatPaise(order.gstPaise),
      tone: "quiet",
    },
  ];
  return { kind: "sums", rows: rows.filter((row) => row !== false) };
}

/** Email clients turn anything like a URL into a link. A postal address has none; a stranger's advertisement would. */
function withoutLinks(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/:\/\//g, ": ")
    .replace(/[.。](?=[\p{L}\p{N}])/gu, "$& ")
    .replace(/@/g, " at ");
}

export function arrivalBlock(order: Parameters<typeof promisedArrival>[0]): string | null {
  const arrival = promisedArrival(order);
  return arrival && `Arrives ${arrival}.`;
}

export function addressBlock({ name, address, phone }: Pick<Order, "name" | "address" | "phone">): Block {
  const { line1, line2, city, state, pincode } = address;
  const lines = [name, line1, line2, `${city} ${pincode}`, state].map(withoutLinks);
  return {
    kind: "facts",
    heading: "Delivery address",
    lines: [...lines, formatPhone(phone)].filter((line) => line !== ""),
  };
}

/** Each parcel's courier and number, and a link to the courier's page where it's known. */
export function trackingBlocks(order: Pick<Order, "courier" | "trackingNumber" | "moreParcels">): Block[] {
  const parcels = listParcels(order);
  const lines = parcels.flatMap(({ courier, trackingNumber }, index) =>
    index > 0
      ? `Another parcel: ${courier} ${trackingNumber}`
      : [
          ...(courier ? [`Courier: ${courier}`] : []),
          ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
        ],
  );
  const choices = parcels.flatMap(({ courier, trackingNumber, url }) =>
    url ? { label: parcels.length === 1 ? `${courier}` : `${courier} ${trackingNumber}`, url } : [],
  );
  return [
    ...(lines.length > 0 ? [{ kind: "facts" as const, heading: "Tracking", lines }] : []),
    ...(choices.length > 0 ? [{ kind: "choices" as const, heading: "Track with the courier", choices }] : []),
  ];
}

/** The subscription that an order delivers for. */
export interface ParcelOf {
  plan: string;
  months: number;
  /** Its page in the account. */
  url: string;
}

export function subscriptionBlocks({ plan, months, url }: ParcelOf): Block[] {
  const which = months === 1 ? "this month's" : "the new";
  return [
    `This is ${which} parcel of your subscription “${plan}”.`,
    { kind: "button", label: "View subscription", url },
  ];
}
