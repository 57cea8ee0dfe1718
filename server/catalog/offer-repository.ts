import "server-only";
import { z } from "zod";
import { couponColumns, couponRuleFields, inPaise } from "@/lib/coupons/coupon-row";
import type { PublicOffer } from "@/lib/offers/product-offers";
import { row } from "@/lib/row";
import { publicRpc } from "@/server/supabase/public-client";

const offersSchema = z.array(row({ ...couponRuleFields, endsAt: z.string().nullable() }, couponColumns));

/** From list_public_offers(): the same for every visitor. */
export async function listPublicOffers(): Promise<PublicOffer[]> {
  return offersSchema.parse(await publicRpc("list_public_offers", {})).map(inPaise);
}
