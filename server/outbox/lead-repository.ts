import "server-only";
import { z } from "zod";
import type { LeadNews } from "@/lib/mail/lead-letter";
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

/** The code of a subscriber as it is now; null when they are gone or it works no more. */
export async function findLeadMail(id: number): Promise<LeadNews | null> {
  return leadSchema.parse(await serviceRpc("find_lead_mail", { id }));
}
