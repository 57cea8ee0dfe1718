import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { adminStatusLabel } from "@/lib/orders/order-list";
import type { AdminCustomer } from "./admin-customer";

/** A line of the timeline, newest first on the page. */
export interface CustomerLine {
  key: string;
  at: string;
  kind: "order" | "step" | "note";
  words: string;
  who: string;
  /** The note's text. */
  detail?: string | undefined;
  /** The page of the line's subject. */
  href?: string;
}

const stepWords: Readonly<Record<string, string>> = {
  blocked: "Blocked",
  unblocked: "Unblocked",
  password_link: "Password reset sent",
  data_copied: "Customer data exported",
  deletion_asked: "Account deletion requested",
  deletion_dropped: "Deletion request withdrawn",
};

function wordsOfStep({ step, sessions }: AdminCustomer["steps"][number]): string {
  if (step === "signed_out") {
    return `Logged out everywhere: ${sessions ?? 0} ${sessions === 1 ? "session" : "sessions"} ended`;
  }
  return stepWords[step] ?? step.replaceAll("_", " ");
}

function linesOfOrder(order: AdminCustomer["orders"][number]): CustomerLine[] {
  const { orderNumber, status, totalPaise, returns, isGuest } = order;
  const href = adminPaths.order(orderNumber);
  return [
    {
      key: orderNumber,
      at: order.at,
      kind: "order",
      words: `Order ${orderNumber} of ${formatPaise(totalPaise)}`,
      who: isGuest ? "As a guest" : "Customer",
      detail: `Now: ${adminStatusLabel(status)}`,
      href,
    },
    ...returns.map(
      ({ kind, status: state, at }, index): CustomerLine => ({
        key: `${orderNumber} ${index}`,
        at,
        kind: "order",
        words: `${kind === "return" ? "Return" : "Exchange"} requested for ${orderNumber}`,
        who: "Customer",
        detail: `Now: ${state}`,
        href,
      }),
    ),
  ];
}

/** A customer's timeline, newest first. */
export function buildCustomerTimeline({
  joinedAt,
  orders,
  notes,
  steps,
}: Pick<AdminCustomer, "joinedAt" | "orders" | "notes" | "steps">): CustomerLine[] {
  const lines: CustomerLine[] = [
    { key: "joined", at: joinedAt, kind: "order", words: "Joined", who: "Customer" },
    ...orders.flatMap(linesOfOrder),
    ...notes.map(
      ({ id, at, by, body }): CustomerLine => ({
        key: `note-${id}`,
        at,
        kind: "note",
        words: "Note",
        who: by,
        detail: body,
      }),
    ),
    ...steps.map(
      (step): CustomerLine => ({
        key: `step-${step.id}`,
        at: step.at,
        kind: "step",
        words: wordsOfStep(step),
        who: step.by,
        detail: step.note ?? undefined,
      }),
    ),
  ];
  return lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
