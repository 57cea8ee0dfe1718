import "server-only";
import { createHash } from "node:crypto";
import { indianDate } from "@/lib/orders/when";
import { parsePricingRules } from "@/lib/pricing/rules";
import { type Parcel, toParcelOrder } from "@/lib/subscriptions/parcel-order";
import { describeErrorForStaff } from "@/server/errors";
import { log } from "@/server/log";
import { findPincode } from "@/server/pincodes/repository";
import { readPricingRules } from "@/server/pricing/repository";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import {
  claimCharges,
  isOvertaken,
  placeParcel,
  prepareParcel,
  recordChargeAttempt,
  refundChargeInFull,
} from "./charge-repository";

/** A pick that has sold out since is picked again. */
const tries = 3;

/** Makes the order of each charge that has none yet, once. A later run retries failures. */
export async function makeOrders(limit: number, now: Date): Promise<void> {
  for (const { id, isOver } of await claimCharges(limit)) {
    try {
      if (isOver) await refundChargeInFull(id);
      else await makeOrder(id, now);
    } catch (error) {
      log.error({ err: error, charge: id }, "subscriptions: no order for a charge");
      await recordChargeAttempt(id, describeErrorForStaff(error));
    }
  }
}

async function makeOrder(chargeId: string, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const parcel = await prepareParcel(chargeId);
    if (!parcel) return;
    try {
      const order = await priceParcel(parcel, now);
      const orderNumber = await placeParcel(chargeId, hashOf(chargeId, parcel), order);
      log.info({ charge: chargeId, orderNumber }, "subscriptions: an order is made");
      return;
    } catch (error) {
      if (!isOvertaken(error) || attempt === tries) throw error;
    }
  }
}

async function priceParcel(parcel: Parcel, now: Date) {
  const [raw, place] = await Promise.all([readPricingRules(), findPincode(parcel.address.pincode)]);
  const rules = { raw, parsed: parsePricingRules(raw, reportBadSetting) };
  return toParcelOrder(parcel, { rules, zone: place?.zone ?? null, on: indianDate(now) });
}

function hashOf(chargeId: string, { lines, address, name, phone }: Parcel): string {
  return createHash("sha256")
    .update(JSON.stringify([chargeId, lines, address, name, phone]))
    .digest("hex");
}
