import type { AdminOrder } from "./admin-order";
import { isOwnDesign } from "./order";

/** Why an order's lines can't change: the values of find_edit_problem() in SQL, in its order. */
export const editProblems = [
  "printed",
  "exchange",
  "invoiced",
  "disputed",
  "refunded",
  "paying",
  "custom",
] as const;
export type EditProblem = (typeof editProblems)[number];

export const editProblemMessages: Readonly<Record<EditProblem, string>> = {
  printed: "Items can be changed until production.",
  exchange: "An exchange can't be edited.",
  invoiced: "It's invoiced. Cancel it or create a return.",
  disputed: "Its payment is disputed.",
  refunded: "It's partly refunded. Cancel the rest and place a new order.",
  paying: "A payment of the current total is in progress. Cancel it and place a new order.",
  custom: "Custom items can't be changed. Cancel it and ask the customer to order again.",
};

type Facts = Pick<AdminOrder, "status" | "exchangeOf" | "documents" | "hold" | "refunds" | "items">;

/** The checks that the page can make; the database makes all of them again. */
export function findEditProblem({
  status,
  exchangeOf,
  documents,
  hold,
  refunds,
  items,
}: Facts): EditProblem | null {
  if (!["Pending Payment", "COD Review", "Confirmed"].includes(status)) return "printed";
  if (exchangeOf !== null) return "exchange";
  if (documents.some(({ kind }) => kind === "invoice")) return "invoiced";
  if (hold === "disputed") return "disputed";
  if (refunds.some((refund) => refund.status !== "failed")) return "refunded";
  return items.some(isOwnDesign) ? "custom" : null;
}
