import type { ShippingAddress } from "@/lib/addresses/address";
import type { DeliveryDays } from "@/lib/addresses/pincode";
import type { OrderGroup } from "@/lib/groups/group-order";
import type { Paise } from "@/lib/money";
import { formatLimit } from "./when";

export const orderStatuses = [
  "Pending Payment",
  "COD Review",
  "Confirmed",
  "In Production",
  "Packed",
  "Shipped",
  "Delivered",
  "Completed",
  "Return Requested",
  "Returned",
  "RTO",
  "Cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** none: the order costs nothing, by a coupon or as an exchange. */
export const paymentMethods = ["online", "cod", "none"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The customer's choices. */
export const payableMethods = ["online", "cod"] as const;
export type PayableMethod = (typeof payableMethods)[number];

export const paymentStatuses = [
  "created",
  "attempted_failed",
  "authorized",
  "captured",
  "cod_due",
  "cod_collected",
  "not_due",
  "partially_refunded",
  "refunded",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The courier and the tracking number. */
export interface Parcel {
  courier: string;
  trackingNumber: string;
}

export interface OrderItem {
  itemId: number;
  variantId: number;
  productId: number;
  /** For a custom item. */
  designVersionId: string | null;
  title: string;
  size: string;
  color: string;
  colorName: string;
  imageUrl: string | null;
  quantity: number;
  listPaise: Paise;
  unitPaise: Paise;
  linePaise: Paise;
  /** The coupon's share of this line. */
  couponPaise: Paise;
  /** Included in the line's price. */
  gstPaise: Paise;
}

export function isOwnDesign({ designVersionId }: Pick<OrderItem, "designVersionId">): boolean {
  return designVersionId !== null;
}

/** The event data that rules use. */
interface EventFacts {
  /** not_paid, not_confirmed, replaced, small_group, group_closed; or how an exchange was lost. */
  reason?: string;
  /** Of a return. */
  kind?: string;
  /** About a design of the order. */
  decision?: string;
  /** The subscription that the order delivers for. */
  subscriptionId?: string;
  amountPaise?: Paise;
  /** The refund's id; for a replacement, the id of the first one that failed. */
  refundId?: string;
}

export interface OrderEvent {
  type: string;
  fromStatus: string | null;
  toStatus: string | null;
  /** Informative only; no rule depends on it. */
  note: string;
  facts: EventFacts;
  at: string;
}

/** An order without its lines. `orderId` stays on the server; people see `orderNumber`. */
export interface OrderSummary {
  orderId: string;
  orderNumber: string;
  userId: string | null;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  totalPaise: Paise;
  gatewayOrderId: string | null;
  expiresAt: string | null;
  createdAt: string;
  /** Replaced by another order of the same basket. */
  replacedBy: string | null;
}

export interface Order extends OrderSummary {
  /** Links made under another epoch are invalid. */
  linkEpoch: number;
  name: string;
  /** Null: a phone order without one. */
  email: string | null;
  phone: string;
  address: ShippingAddress;
  subtotalPaise: Paise;
  discountPaise: Paise;
  couponCode: string | null;
  couponPaise: Paise;
  shippingPaise: Paise;
  codFeePaise: Paise;
  /** Included in the total. */
  gstPaise: Paise;
  /** The tax of delivery and fee. */
  charges: { gstPercent: number; isInterstate: boolean };
  gstin: string | null;
  businessName: string | null;
  note: string;
  /** Printed for the recipient. */
  giftNote: string;
  /** The promised time from order to delivery; null: no promise. */
  promise: DeliveryDays | null;
  courier: string | null;
  trackingNumber: string | null;
  /** More parcels, when it ships in several. */
  moreParcels: Parcel[];
  deliveredAt: string | null;
  /** A replacement for items of another order, which are returned. */
  isExchange: boolean;
  /** The group order of its tee. */
  groupId?: string | null;
  items: OrderItem[];
  events: OrderEvent[];
}

/** How a person opens an order without login. */
export interface OrderRef {
  orderNumber: string;
  token: string;
}

type ServerOnly = "orderId" | "userId" | "gatewayOrderId" | "replacedBy";

/** The customer's view of an order; `token` opens it without login. */
export type OrderView = Omit<Order, ServerOnly> & {
  token: string;
};

/** An order in a list, loaded without its exchanges and its return. */
export interface OrderListEntry extends Omit<OrderSummary, ServerOnly> {
  /** The number of the order whose items it replaces. */
  exchangeFor: string | null;
  /** The open return is an exchange. */
  isExchangeRequested: boolean;
  /** A design of it was refused: it is not printed before its customer decides. */
  waitsForBuyer: boolean;
  items: Pick<OrderItem, "title" | "quantity" | "imageUrl">[];
}

/** Drops the fields that stay on the server. */
export function toListEntry<T extends OrderSummary>({
  orderId: _orderId,
  userId: _userId,
  gatewayOrderId: _gatewayOrderId,
  replacedBy: _replacedBy,
  ...view
}: T) {
  return view;
}

export const orderNumberPattern = /^[A-Z][A-Z0-9]{1,4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/;

/** Normalises a typed order number: in lower case, with spaces, without dashes. */
export function toOrderNumber(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return bare.replace(/(.{4})(.{4})(.{4})$/, "-$1-$2-$3");
}

type MovingOrder = Pick<OrderSummary, "status" | "paymentMethod" | "paymentStatus">;

/** A COD order can be paid online until it is packed. */
export function canPrepay({ status, paymentStatus }: MovingOrder): boolean {
  return paymentStatus === "cod_due" && ["COD Review", "Confirmed", "In Production"].includes(status);
}

/** Whether its guest may create an account with its address. Before payment or code, anyone could have entered that address. */
export function canCreateAccount<T extends Pick<Order, "userId" | "email" | "status">>(
  order: T,
): order is T & { email: string } {
  const isUnproven = ["Pending Payment", "COD Review", "Cancelled"].includes(order.status);
  return order.userId === null && order.email !== null && !isUnproven;
}

/** Whether a code was sent to the order's phone; otherwise its page must not ask for one. */
export function hadCode({ events }: Pick<Order, "events">): boolean {
  return events.some(({ type }) => type === "code_sent");
}

/** Whether its customer may cancel it: until it is printed. All tees of a group share a price, so only the shop cancels a paid one. */
/** What a confirmed order waits for before printing, while its group is open; null for nothing. */
export function waitsForGroup(group: OrderGroup | null): string | null {
  return group?.closesAt ? `the group order, open until ${formatLimit(group.closesAt)}` : null;
}

export function canCancel({ status, groupId }: Pick<Order, "status" | "groupId">): boolean {
  return ["Pending Payment", "COD Review", ...(groupId ? [] : ["Confirmed"])].includes(status);
}

/** Whether its items may be bought again. A tee of a group is added to its group again, until the group is printed. */
export function canReorder(order: Pick<Order, "status" | "paymentMethod" | "groupId">): boolean {
  const isGrouped = Boolean(order.groupId) && ["Confirmed", "Cancelled"].includes(order.status);
  return !isAwaitingPayment(order) && !isGrouped;
}

/** The consequences of cancelling, for its customer. */
export function describeCancelling({ paymentStatus }: Pick<OrderSummary, "paymentStatus">): string {
  switch (paymentStatus) {
    case "captured":
    case "partially_refunded":
      return "We'll refund your original payment method; banks take 5 to 7 working days. Your items are restocked.";
    case "authorized":
      return "Your items are restocked. Your bank is holding the amount: we won't take it, and your bank releases it automatically, usually within 7 working days.";
    default:
      return "Your items are restocked. Nothing was charged.";
  }
}

export function isAwaitingPayment(order: Pick<OrderSummary, "status" | "paymentMethod">): boolean {
  return order.status === "Pending Payment" && order.paymentMethod === "online";
}
