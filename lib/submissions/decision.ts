import type { OrderStatus } from "@/lib/orders/order";
import type { AdminSubmission } from "./admin-submission";

const beforePrint: readonly OrderStatus[] = ["Pending Payment", "COD Review", "Confirmed", "Cancelled"];

/** Why it can't be decided now; null: it can. Same as decide_submission() in SQL. */
export function explainClosedDecision({
  status,
  orders,
}: Pick<AdminSubmission, "status" | "orders">): string | null {
  if (status === "withdrawn") return "The customer has withdrawn it.";
  if (status === "archived") return "The customer has archived it, or submitted another version.";
  const isPrinted = orders.some((order) => !beforePrint.includes(order.status));
  return status === "approved" && isPrinted ? "It's in production, so the approval can't be changed." : null;
}
