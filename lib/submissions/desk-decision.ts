import type { OrderStatus } from "@/lib/orders/order";
import type { DeskSubmission } from "./desk-submission";

const beforePrint: readonly OrderStatus[] = ["Pending Payment", "COD Review", "Confirmed", "Cancelled"];

/** Why nothing can be decided about it now; null: it can. As decide_submission() in SQL. */
export function tellDecided({ status, orders }: Pick<DeskSubmission, "status" | "orders">): string | null {
  if (status === "withdrawn") return "Its maker has taken it back.";
  if (status === "archived") return "Its maker has put it away, or sent another version.";
  const isPrinted = orders.some((order) => !beforePrint.includes(order.status));
  return status === "approved" && isPrinted ? "It is being printed: the approval stays." : null;
}
