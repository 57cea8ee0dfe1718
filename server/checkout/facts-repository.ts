import "server-only";
import { z } from "zod";
import type { PincodePlace } from "@/lib/addresses/pincode";
import { placeRowSchema } from "@/lib/addresses/place-row";
import type { CodHistory } from "@/lib/checkout/cod";
import { couponKinds, customerProblems } from "@/lib/coupons/coupon";
import { toPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import type { OfferedCoupon } from "@/lib/pricing/price-items";
import { row } from "@/server/row";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** What is known about the buyer; each field can identify an earlier customer. */
export interface Customer {
  userId: string | null;
  email: string | null;
  /** +919876543210 */
  phone: string | null;
}

/** What a quote needs besides prices. */
export interface CheckoutFacts {
  place: PincodePlace | null;
  history: CodHistory;
  offers: OfferedCoupon[];
}

const couponSchema = z
  .object({
    id: z.number(),
    code: z.string(),
    description: z.string(),
    kind: z.enum(couponKinds),
    value: z.number(),
    max_discount: money.nullable(),
    min_goods: money,
    min_pieces: z.number(),
    is_first_order_only: z.boolean(),
    is_prepaid_only: z.boolean(),
    is_automatic: z.boolean(),
    category_ids: z.array(z.number()),
    product_ids: z.array(z.number()),
    updated_at: z.string(),
    problem: z.enum(customerProblems).nullable(),
  })
  .transform(
    (row): OfferedCoupon => ({
      problem: row.problem,
      coupon: {
        id: row.id,
        code: row.code,
        description: row.description,
        kind: row.kind,
        value: row.kind === "fixed" ? toPaise(row.value) : row.value,
        maxDiscountPaise: row.max_discount,
        minGoodsPaise: row.min_goods,
        minPieces: row.min_pieces,
        isFirstOrderOnly: row.is_first_order_only,
        isPrepaidOnly: row.is_prepaid_only,
        isAutomatic: row.is_automatic,
        categoryIds: row.category_ids,
        productIds: row.product_ids,
        updatedAt: row.updated_at,
      },
    }),
  );

const factsSchema = row(
  {
    place: placeRowSchema,
    history: z.object({ open: z.number(), refused: z.number() }),
    offers: z.array(couponSchema),
  },
  { history: "cod", offers: "coupons" },
);

/** `exceptOrderId`: an unpaid order of the same basket, which the new order replaces. */
export async function readCheckoutFacts(
  { userId, email, phone }: Customer,
  {
    code,
    pincode,
    exceptOrderId,
  }: { code: string | null; pincode: string | null; exceptOrderId: string | null },
): Promise<CheckoutFacts> {
  const answer = await serviceClient().rpc("checkout_facts", {
    p_code: code ?? undefined,
    p_pincode: pincode ?? undefined,
    p_user_id: userId ?? undefined,
    p_email: email ?? undefined,
    p_phone: phone ?? undefined,
    p_except: exceptOrderId ?? undefined,
  });
  return factsSchema.parse(unwrap("checkout: facts", answer));
}
