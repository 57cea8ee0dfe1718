import { paths } from "@/lib/paths";
import { canCancel, type OrderView } from "./order";
import { orderParts } from "./order-parts";
import { canWithdraw, type OrderReturns, type ReturnKind } from "./returns";

interface OrderStep {
  label: string;
  href: string;
  /** The one that the page highlights. */
  isNext: boolean;
}

interface OrderOptions {
  order: Pick<
    OrderView,
    "status" | "groupId" | "orderNumber" | "token" | "courier" | "trackingNumber" | "events"
  >;
  returns: Pick<OrderReturns, "open" | "exchanges" | "replaces">;
  /** The review form of the first item without a review; null: none. */
  reviewHref: string | null;
  canReturn: boolean;
  invoiceHref: string | null;
}

/** The link that cancels an open request, on the order page. */
export function withdrawLabel(kind: ReturnKind): string {
  return kind === "exchange" ? "Cancel exchange request" : "Cancel return request";
}

/** What the customer can do now: the next step first, and help last. */
export function listOrderSteps(options: OrderOptions): OrderStep[] {
  const { order, returns, reviewHref, canReturn, invoiceHref } = options;
  const exchangeStep = findExchangeStep(options);
  const returnStep = canReturn && { label: "Exchange or return", href: `#${orderParts.return}` };
  const hasWithdrawn =
    order.events.findLast(({ type }) => type.startsWith("return_"))?.type === "return_withdrawn";
  const isTracked = order.courier !== null || order.trackingNumber !== null;
  const trackStep = isTracked && { label: "Track parcel", href: `#${orderParts.tracking}` };
  const next =
    exchangeStep ||
    (hasWithdrawn && returnStep) ||
    (reviewHref !== null && { label: "Write a review", href: reviewHref }) ||
    (order.status === "Shipped" && trackStep);
  const steps = [
    next,
    canWithdraw(returns) &&
      returns.open && { label: withdrawLabel(returns.open.kind), href: `#${orderParts.withdraw}` },
    reviewHref !== null && { label: "Write a review", href: reviewHref },
    trackStep,
    returnStep,
    invoiceHref !== null && { label: "Invoice", href: invoiceHref },
    canCancel(order) && { label: "Cancel order", href: `#${orderParts.cancel}` },
    { label: "Get help", href: `#${orderParts.help}` },
  ];
  return steps.flatMap((step, index) =>
    step && (index === 0 || !next || step.href !== next.href) ? { ...step, isNext: step === next } : [],
  );
}

/** Leads from items that were sent back to what replaces them, and from an exchange that ended to the first order. */
function findExchangeStep({ order, returns }: OrderOptions): Omit<OrderStep, "isNext"> | null {
  const { open, exchanges, replaces } = returns;
  const exchange = exchanges.at(-1);
  if (open?.kind === "return") return { label: "See your return", href: `#${orderParts.openReturn}` };
  if (exchange)
    return { label: "See your exchange", href: paths.order(exchange.orderNumber, exchange.token) };
  return replaces && (order.status === "Cancelled" || order.status === "RTO")
    ? { label: "See your first order", href: paths.order(replaces.orderNumber, replaces.token) }
    : null;
}
