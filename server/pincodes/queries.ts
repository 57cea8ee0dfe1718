import "server-only";
import { type DeliveryOffer, toPincode } from "@/lib/addresses/pincode";
import { findPincodeProblem, noSuchPincode } from "@/lib/addresses/pincode-messages";
import { parsePricingRules, shippingRateOf } from "@/lib/pricing/rules";
import { AppError } from "@/server/errors";
import { readPricingRules } from "@/server/pricing/repository";
import { getShopTerms } from "@/server/settings/queries";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { findPincode } from "./repository";

/** The place of a pincode, with the costs of delivery, COD and returns there. Throws not_found for an unknown pincode. */
export async function requireDeliveryOffer(typed: string): Promise<DeliveryOffer> {
  const problem = findPincodeProblem(typed);
  if (problem) throw new AppError("not_found", problem);
  const pincode = toPincode(typed);
  const [place, answer, terms] = await Promise.all([
    findPincode(pincode),
    readPricingRules(),
    getShopTerms(),
  ]);
  if (!place) throw new AppError("not_found", noSuchPincode(pincode));
  const rules = parsePricingRules(answer, reportBadSetting);
  const { codFeePaise, codUpToPaise } = rules;
  const returnDays = terms?.returnDays ?? 0;
  return { ...place, ...shippingRateOf(rules, place.zone), codFeePaise, codUpToPaise, returnDays };
}
