import { customPriceOf, type PrintPrices, type SidePrint } from "@/lib/designer/printing/print-price";
import type { Teammate } from "@/lib/designer/team/team-tee";
import type { Paise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";

/** A group order for everyone with its link. */
export interface GroupOrder {
  groupId: string;
  /** The design with placeholders. */
  versionId: string;
  name: string;
  isOneParcel: boolean;
  /** Of one parcel. */
  city: string | null;
  /** ISO */
  closesAt: string;
  closedAt: string | null;
  /** Paid tees; after the close those that fixed the price. */
  paid: number;
}

/** A tee of the group: paid, unpaid, or cancelled after a payment. */
export interface GroupTee extends Teammate {
  id: string;
  size: string;
  state: "paid" | "unpaid" | "cancelled";
}

/** The group's address for a person who can only see the link. */
export interface GroupView extends GroupOrder {
  tees: readonly Teammate[];
  sizes: readonly { size: string; count: number }[];
  /** Of this browser. */
  mine: readonly (GroupTee & { versionId: string })[];
}

export function isGroupOpen(
  { closedAt, closesAt }: Pick<GroupOrder, "closedAt" | "closesAt">,
  now: Date,
): boolean {
  return closedAt === null && Date.parse(closesAt) > now.getTime();
}

/** Numbers of two tees or more. */
export function findDoubleNumbers(tees: readonly Pick<Teammate, "number">[]): string[] {
  const known = Map.groupBy(
    tees.filter(({ number }) => number !== ""),
    ({ number }) => number,
  );
  return [...known].flatMap(([number, of]) => (of.length > 1 ? [number] : []));
}

interface GroupPrice {
  /** Of the next tee. */
  unitPaise: Paise;
  /** The next step down: so many more paid tees, and the price then. */
  next: { more: number; unitPaise: Paise } | null;
}

/** The price of the next tee with so many paid ones, and the next lower one. */
export function groupPriceOf(
  prices: PrintPrices,
  {
    blankPaise,
    prints,
    discountPercent,
  }: { blankPaise: Paise; prints: readonly SidePrint[]; discountPercent: number },
  paid: number,
): GroupPrice {
  const priceOf = (quantity: number) => {
    const { unitPaise, next } = customPriceOf(prices, blankPaise, prints, quantity);
    return { unitPaise: discountPrice(unitPaise, discountPercent).unitPaise, next };
  };
  const now = priceOf(paid + 1);
  return {
    unitPaise: now.unitPaise,
    next: now.next && {
      more: now.next.quantity - paid,
      unitPaise: priceOf(now.next.quantity).unitPaise,
    },
  };
}
