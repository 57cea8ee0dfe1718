import { addPaise, asPaise, formatPaise } from "@/lib/money";
import { describeCancelling, type Order } from "@/lib/orders/order";
import { formatReviewTime } from "./describe-submission";
import type { OrderArt } from "./submission";

export type ArtState = "none" | "waiting" | "refused" | "approved";

/** The combined review status of an order's designs. */
export function artStateOf(art: readonly OrderArt[]): ArtState {
  if (art.length === 0) return "none";
  if (art.some(({ isRefused }) => isRefused)) return "refused";
  return art.every(({ status }) => status === "approved") ? "approved" : "waiting";
}

/** The notice while an order's designs are pending; null when none is. */
export function describePendingArtReview(art: readonly OrderArt[], hours: number | null): string | null {
  if (artStateOf(art) !== "waiting") return null;
  const [design, it] = art.length === 1 ? ["design", "it"] : ["designs", "them"];
  return `We check your ${design} before we print ${it}, ${formatReviewTime(hours)}.`;
}

/** The notice before an order with custom designs is confirmed; null for an order without, or afterwards. */
export function describeUpcomingArtReview(
  { status, items }: Pick<Order, "status" | "items">,
  hours: number | null,
): string | null {
  const designs = new Set(items.flatMap(({ designVersionId }) => designVersionId ?? [])).size;
  if (designs === 0 || (status !== "Pending Payment" && status !== "COD Review")) return null;
  const [design, it] = designs === 1 ? ["design", "it"] : ["designs", "them"];
  const when = status === "COD Review" ? "confirmed" : "paid";
  return `Once the order is ${when}, we'll check your ${design} before we print ${it}, ${formatReviewTime(hours)}.`;
}

/** What a confirmed order waits for before printing; null for nothing. */
export function waitsForArt(art: readonly OrderArt[]): string | null {
  const state = artStateOf(art);
  if (state === "refused") return "you";
  return state === "waiting" ? "our design check" : null;
}

export interface RefusedItemsRemoval {
  /** The order has no other items: leaving the design out cancels it. */
  isAll: boolean;
  text: string;
}

type Left = Pick<Order, "items" | "paymentStatus" | "totalPaise">;

/** The effect on an order and its payment of leaving out refused designs. Same as remove_refused_items() in SQL. */
export function describeRefusedItemsRemoval(order: Left, art: readonly OrderArt[]): RefusedItemsRemoval {
  const refused = new Set(art.flatMap(({ isRefused, versionId }) => (isRefused ? [versionId] : [])));
  const gone = order.items.filter(({ designVersionId }) => designVersionId && refused.has(designVersionId));
  if (gone.length === order.items.length)
    return {
      isAll: true,
      text: `Nothing else is in this order, so it'll be cancelled. ${describeCancelling(order)}`,
    };
  const itemCount = gone.reduce((sum, { quantity }) => sum + quantity, 0);
  const leave =
    itemCount === 1
      ? "We'll remove 1 item from the order."
      : `We'll remove ${itemCount} items from the order.`;
  return { isAll: false, text: `${leave} ${describeArtRefund(order, gone)} We'll print and ship the rest.` };
}

function describeArtRefund({ paymentStatus, totalPaise }: Left, gone: Order["items"]): string {
  const worth = addPaise(...gone.map(({ linePaise, couponPaise }) => asPaise(linePaise - couponPaise)));
  switch (paymentStatus) {
    case "captured":
      return `We'll refund ${formatPaise(worth)} to your original payment method; banks take 5 to 7 working days.`;
    case "partially_refunded":
      return `We'll refund their price, at most ${formatPaise(worth)}, to your original payment method; banks take 5 to 7 working days.`;
    case "cod_due":
      return `You'll pay ${formatPaise(worth)} less in cash: ${formatPaise(asPaise(totalPaise - worth))}.`;
    default:
      return "There's nothing to refund.";
  }
}
