import "server-only";
import { z } from "zod";
import type { LeadCoupon } from "@/lib/mail/lead-email";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { serviceRpc } from "@/server/supabase/service-client";

const leadSchema = row(
  {
    code: z.string(),
    percent: z.number(),
    maxDiscountPaise: money.nullable(),
    endsAt: z.string().nullable(),
  },
  { maxDiscountPaise: "max_discount" },
).nullable();

/** The current code of a subscriber; null when they are deleted or it is no longer valid. */
export async function findLeadMail(id: number): Promise<LeadCoupon | null> {
  return leadSchema.parse(await serviceRpc("find_lead_mail", { id }));
}
