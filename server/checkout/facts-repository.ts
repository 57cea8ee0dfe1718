import "server-only";
import { z } from "zod";
import type { PincodeInfo } from "@/lib/addresses/pincode";
import { pincodeInfoSchema } from "@/lib/addresses/place-row";
import type { CodHistory } from "@/lib/checkout/cod";
import { customerProblems } from "@/lib/coupons/coupon";
import { couponColumns, couponRuleFields, inPaise } from "@/lib/coupons/coupon-row";
import type { OfferedCoupon } from "@/lib/pricing/price-items";
import { row } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** Facts about the customer; each field can identify an earlier customer. */
export interface Customer {
  userId: string | null;
  email: string | null;
  /** +919876543210 */
  phone: string | null;
}

/** Data for a quote apart from prices. */
export interface QuoteFacts {
  place: PincodeInfo | null;
  history: CodHistory;
  offers: OfferedCoupon[];
}

const couponSchema = row(
  { ...couponRuleFields, problem: z.enum(customerProblems).nullable() },
  couponColumns,
).transform(({ problem, ...coupon }): OfferedCoupon => ({ problem, coupon: inPaise(coupon) }));

const factsSchema = row(
  {
    place: pincodeInfoSchema,
    history: z.object({ open: z.number(), refused: z.number() }),
    offers: z.array(couponSchema),
  },
  { history: "cod", offers: "coupons" },
);

/** `exceptOrderId`: an unpaid order of the same basket, which the new order replaces. */
export async function readQuoteFacts(
  { userId, email, phone }: Customer,
  {
    code,
    pincode,
    exceptOrderId,
  }: { code: string | null; pincode: string | null; exceptOrderId: string | null },
): Promise<QuoteFacts> {
  return factsSchema.parse(
    await serviceRpc("read_quote_facts", {
      code: code ?? undefined,
      pincode: pincode ?? undefined,
      userId: userId ?? undefined,
      email: email ?? undefined,
      phone: phone ?? undefined,
      except: exceptOrderId ?? undefined,
    }),
  );
}

/** What can be sold of these variants now. */
export async function readStock(variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const answer = await serviceClient()
    .from("product_variants")
    .select("id, stock, reserved")
    .in("id", variantIds);
  const rows = unwrap("variants: read stock", answer);
  return new Map(rows.map(({ id, stock, reserved }) => [id, Math.max(0, stock - reserved)]));
}
