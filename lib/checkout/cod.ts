import type { PincodeInfo } from "@/lib/addresses/pincode";
import { formatPaise, type Paise } from "@/lib/money";
import type { PricingRules } from "@/lib/pricing/rules";

/** A phone's COD orders: unpaid ones on their way, and returned ones (RTO). */
export interface CodHistory {
  open: number;
  refused: number;
}

/**
 * pincode: no COD there · over: above the COD limit · open: too many unpaid orders · refused: earlier parcels
 * were returned to sender. The same rules in the same order as the database's find_cod_problem(), which is binding.
 */
export type CodProblem = "pincode" | "over" | "open" | "refused";

export function findCodProblem(
  { totalPaise, place, history }: { totalPaise: Paise; place: PincodeInfo | null; history: CodHistory },
  rules: PricingRules,
): CodProblem | null {
  if (!place?.isCodAvailable) return "pincode";
  if (rules.codUpToPaise !== null && totalPaise > rules.codUpToPaise) return "over";
  if (rules.codOpenOrders !== null && history.open >= rules.codOpenOrders) return "open";
  if (rules.codRefusals !== null && history.refused >= rules.codRefusals) return "refused";
  return null;
}

/** Why COD is unavailable, and what to do instead. */
export function explainCodProblem(
  problem: CodProblem,
  { codUpToPaise, codOpenOrders }: Pick<PricingRules, "codUpToPaise" | "codOpenOrders">,
): string {
  switch (problem) {
    case "pincode":
      return "Cash on delivery isn't available at this pincode. Please pay online.";
    case "over":
      return `Cash on delivery is for orders up to ${codUpToPaise === null ? "our limit" : formatPaise(codUpToPaise)}. Please pay online.`;
    case "open":
      return `${openOrders(codOpenOrders)} way. Please pay online, or order again once one has arrived.`;
    case "refused":
      return "Earlier parcels to this number were returned to us. Please pay online.";
  }
}

function openOrders(limit: number | null): string {
  if (limit === 1) return "A cash-on-delivery order to this number is still on its";
  return `${limit ?? "Too many"} cash-on-delivery orders to this number are still on their`;
}
