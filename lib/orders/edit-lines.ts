import type { DeskOrder } from "./desk-order";
import { isOwnDesign } from "./order";

/** Why the lines of an order stay as they are: the words of find_edit_problem() in SQL, in its order. */
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

export const editProblemWords: Readonly<Record<EditProblem, string>> = {
  printed: "Its pieces can be changed until they are printed.",
  exchange: "An exchange stays as its buyer asked for it.",
  invoiced: "It has an invoice: cancel it or take the pieces back as a return.",
  disputed: "The bank disputes its payment.",
  refunded: "Money of it has gone back: cancel the rest and take a new order.",
  paying: "A payment of its present total is under way: cancel it and take a new order.",
  custom:
    "Pieces with a buyer's own design stay as they were ordered: cancel it and let the buyer order again.",
};

type Facts = Pick<DeskOrder, "status" | "exchangeOf" | "papers" | "held" | "refunds" | "items">;

/** What the page can see of it; the database decides again, and knows more. */
export function findEditProblem({
  status,
  exchangeOf,
  papers,
  held,
  refunds,
  items,
}: Facts): EditProblem | null {
  if (!["Pending Payment", "COD Review", "Confirmed"].includes(status)) return "printed";
  if (exchangeOf !== null) return "exchange";
  if (papers.some(({ kind }) => kind === "invoice")) return "invoiced";
  if (held === "disputed") return "disputed";
  if (refunds.some((refund) => refund.status !== "failed")) return "refunded";
  return items.some(isOwnDesign) ? "custom" : null;
}
