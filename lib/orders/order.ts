import type { ShippingAddress } from "@/lib/addresses/address";
import type { DeliveryDays } from "@/lib/addresses/pincode";
import type { Paise } from "@/lib/money";

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

/** What a buyer chooses from. */
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

/** What the courier carries, and under which number. */
export interface Parcel {
  courier: string;
  trackingNumber: string;
}

export interface OrderItem {
  itemId: number;
  variantId: number;
  productId: number;
  /** Of a custom piece. */
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
  /** Contained in what the line costs. */
  gstPaise: Paise;
}

export function isOwnDesign({ designVersionId }: Pick<OrderItem, "designVersionId">): boolean {
  return designVersionId !== null;
}

/** What rules read of an event. */
interface EventFacts {
  /** not_paid, not_confirmed, replaced; or how an exchange was lost. */
  reason?: string;
  /** Of a return. */
  kind?: string;
  /** About a design of the order. */
  decision?: string;
  /** The subscription whose parcel the order is. */
  subscriptionId?: string;
  amountPaise?: Paise;
  /** Of a refund; of one that was sent in place of others, the first that failed. */
  refundId?: string;
}

export interface OrderEvent {
  type: string;
  fromStatus: string | null;
  toStatus: string | null;
  /** For people; nothing reads it to decide. */
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
  /** Null: taken by phone, without one. */
  email: string | null;
  phone: string;
  address: ShippingAddress;
  subtotalPaise: Paise;
  discountPaise: Paise;
  couponCode: string | null;
  couponPaise: Paise;
  shippingPaise: Paise;
  codFeePaise: Paise;
  /** Contained in the total. */
  gstPaise: Paise;
  /** How delivery and fee are taxed. */
  charges: { gstPercent: number; isInterstate: boolean };
  gstin: string | null;
  businessName: string | null;
  note: string;
  /** Printed for whoever gets the parcel. */
  giftNote: string;
  /** From the order to the door, as it was promised; null: no promise. */
  promise: DeliveryDays | null;
  courier: string | null;
  trackingNumber: string | null;
  /** Beside the first, when it goes out in several. */
  moreParcels: Parcel[];
  deliveredAt: string | null;
  /** Sent for pieces of another order, which come back. */
  isExchange: boolean;
  items: OrderItem[];
  events: OrderEvent[];
}

/** How a person reaches an order without signing in. */
export interface OrderRef {
  orderNumber: string;
  token: string;
}

type ServerOnly = "orderId" | "userId" | "gatewayOrderId" | "replacedBy";

/** What the buyer may see of an order; `token` opens it without signing in. */
export type OrderView = Omit<Order, ServerOnly> & { token: string };

/** An order among others, where its exchanges and its return are not read beside it. */
export interface OrderListEntry extends Omit<OrderSummary, ServerOnly> {
  /** The number of the order whose pieces it replaces. */
  exchangeFor: string | null;
  /** The return under way is an exchange. */
  asksExchange: boolean;
  /** A design of it was refused: it is not printed before its buyer chooses what to do. */
  waitsForBuyer: boolean;
}

/** Leaves out what stays on the server. */
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

/** An order's number as people type it: in small letters, with spaces, without dashes. */
export function toOrderNumber(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return bare.replace(/(.{4})(.{4})(.{4})$/, "-$1-$2-$3");
}

type MovingOrder = Pick<OrderSummary, "status" | "paymentMethod" | "paymentStatus">;

/** An order to be paid in cash can be paid online instead until it is packed. */
export function canPrepay({ status, paymentStatus }: MovingOrder): boolean {
  return paymentStatus === "cod_due" && ["COD Review", "Confirmed", "In Production"].includes(status);
}

/** Whether a code was sent to the order's phone, so that its page asks for none that never went out. */
export function hadCode({ events }: Pick<Order, "events">): boolean {
  return events.some(({ type }) => type === "code_sent");
}

/** Whether its buyer may cancel it: until it is printed. */
export function canCancel({ status }: Pick<OrderSummary, "status">): boolean {
  return ["Pending Payment", "COD Review", "Confirmed"].includes(status);
}

/** What its buyer agrees to by cancelling it. */
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
