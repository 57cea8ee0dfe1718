import "server-only";
import { type DeliveryOffer, noSuchPincode, pincodePattern, toPincode } from "@/lib/addresses/pincode";
import { parsePricingRules, shippingRateOf } from "@/lib/pricing/rules";
import { AppError } from "@/server/errors";
import { readPricingRules } from "@/server/pricing/repository";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { findPlace } from "./repository";

/** Where a pincode is, and what a parcel to it costs. Throws not_found when there is no such pincode. */
export async function requireDeliveryOffer(typed: string): Promise<DeliveryOffer> {
  const pincode = toPincode(typed);
  if (!pincodePattern.test(pincode)) throw new AppError("not_found", noSuchPincode(pincode.slice(0, 10)));
  const [place, answer] = await Promise.all([findPlace(pincode), readPricingRules()]);
  if (!place) throw new AppError("not_found", noSuchPincode(pincode));
  const rules = parsePricingRules(answer, reportBadSetting);
  return { ...place, ...shippingRateOf(rules, place.zone), codFeePaise: rules.codFeePaise };
}
