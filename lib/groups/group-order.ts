import { type GarmentSide, sidesShowing } from "@/lib/designer/printing/placements";
import { customPriceOf, type PrintPrices, type SidePrint } from "@/lib/designer/printing/print-price";
import type { Teammate, TeamPlaces } from "@/lib/designer/team/team-tee";
import { formatPaise, type Paise } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";

/** A group order for everyone with its link. */
export interface GroupOrder {
  groupId: string;
  /** The design with placeholders. */
  versionId: string;
  name: string;
  /** Their first name; null: none, or a deleted account. */
  organiser: string | null;
  isOneParcel: boolean;
  /** Of one parcel. */
  city: string | null;
  /** ISO */
  closesAt: string;
  closedAt: string | null;
  /** Paid tees; after the close those that fixed the price. */
  paid: number;
  /** Of its paid tees after the close, without coupons; null: open, or cancelled. */
  finalPrice: { from: Paise; to: Paise } | null;
}

/** "₹718", or "₹718 to ₹758" */
export function formatFinalPrice({ from, to }: NonNullable<GroupOrder["finalPrice"]>): string {
  return from === to ? formatPaise(from) : `${formatPaise(from)} to ${formatPaise(to)}`;
}

/** A tee of the group: paid, unpaid, with an order that waits for its payment, or cancelled after a payment. */
export interface GroupTee extends Teammate {
  id: string;
  size: string;
  state: "paid" | "unpaid" | "paying" | "cancelled";
}

/** A group for its organiser. */
export interface OwnGroup extends GroupOrder {
  tees: GroupTee[];
  /** The differences refunded after the close. */
  refundPaise: Paise;
}

/** The group's address for a person who can only see the link. */
export interface GroupView extends GroupOrder {
  tees: readonly Teammate[];
  sizes: readonly { size: string; count: number }[];
  /** Of this browser. */
  mine: readonly (GroupTee & { versionId: string })[];
}

/** Whether this browser has an equal unpaid tee: the database adds it once. */
export function isAddedTee(
  mine: readonly GroupTee[],
  { name, number, size }: Pick<GroupTee, "name" | "number" | "size">,
): boolean {
  return mine.some(
    (tee) =>
      (tee.state === "unpaid" || tee.state === "paying") &&
      tee.name === name &&
      tee.number === number &&
      tee.size === size,
  );
}

/** "Asha's group order" */
export function titleOfGroup({ organiser }: Pick<GroupOrder, "organiser">): string {
  return organiser ? `${organiser}'s group order` : "Group order";
}

/** What each person enters: "name, number and size", "name and size" */
export function describeGroupFields(places: TeamPlaces | null): string {
  if (places?.name && places.number) return "name, number and size";
  if (places?.name) return "name and size";
  return places?.number ? "number and size" : "size";
}

/** The side on a group's pictures. */
export function groupSideOf(
  teamSide: GarmentSide | null,
  prints: Parameters<typeof sidesShowing>[0],
): GarmentSide {
  return teamSide ?? sidesShowing(prints)[0] ?? "front";
}

export function isGroupOpen(
  { closedAt, closesAt }: Pick<GroupOrder, "closedAt" | "closesAt">,
  now: Date,
): boolean {
  return closedAt === null && Date.parse(closesAt) > now.getTime();
}

/** The group order of an order: its address for everyone with the link, and when it closes (ISO); null: it has closed. */
export interface OrderGroup {
  path: string;
  closesAt: string | null;
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

/** What the price of a tee depends on, apart from the number of tees. */
export interface GroupTeePrices {
  prices: PrintPrices;
  blankPaise: Paise;
  prints: readonly SidePrint[];
  discountPercent: number;
}

function priceOfEach({ prices, blankPaise, prints, discountPercent }: GroupTeePrices, quantity: number) {
  const { unitPaise, next } = customPriceOf(prices, blankPaise, prints, quantity);
  return { unitPaise: discountPrice(unitPaise, discountPercent).unitPaise, next };
}

/** The price of the next tee with so many paid ones, and the next lower one. */
export function groupPriceOf(tee: GroupTeePrices, paid: number): GroupPrice {
  const priceOf = (quantity: number) => priceOfEach(tee, quantity);
  const now = priceOf(paid + 1);
  return {
    unitPaise: now.unitPaise,
    next: now.next && {
      more: now.next.quantity - paid,
      unitPaise: priceOf(now.next.quantity).unitPaise,
    },
  };
}

interface GroupPriceStep {
  from: number;
  /** null: no lower price follows. */
  to: number | null;
  unitPaise: Paise;
}

/** The price of each tee, by the number of paid ones. */
export function listGroupPrices(tee: GroupTeePrices): GroupPriceStep[] {
  const starts = [1, ...tee.prices.breaks.map(({ quantity }) => quantity).filter((quantity) => quantity > 1)];
  return starts.map((from, nr) => {
    const next = starts[nr + 1];
    return {
      from,
      to: next === undefined ? null : next - 1,
      unitPaise: priceOfEach(tee, from).unitPaise,
    };
  });
}

/** "2 to 4", "25 or more" */
export function describeTeeCount({ from, to }: Pick<GroupPriceStep, "from" | "to">): string {
  if (to === null) return `${from} or more`;
  return from === to ? String(from) : `${from} to ${to}`;
}
