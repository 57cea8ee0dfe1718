import "server-only";
import { z } from "zod";
import type { LeadNews } from "@/lib/mail/lead-letter";
import { toPaise } from "@/lib/money";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const leadSchema = z
  .object({
    code: z.string(),
    percent: z.number(),
    max_discount: z.number().nullable(),
    ends_at: z.string().nullable(),
  })
  .transform(
    ({ code, percent, max_discount, ends_at }): LeadNews => ({
      code,
      percent,
      maxDiscountPaise: max_discount === null ? null : toPaise(max_discount),
      endsAt: ends_at,
    }),
  )
  .nullable();

/** The code of a subscriber as it is now; null when they are gone or it works no more. */
export async function findLeadMail(id: number): Promise<LeadNews | null> {
  const answer = await serviceClient().rpc("find_lead_mail", { p_id: id });
  return leadSchema.parse(unwrap("outbox: find lead", answer));
}
