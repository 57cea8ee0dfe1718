import "server-only";
import { z } from "zod";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import type { LeadInput } from "@/lib/leads/lead-schema";
import { type PopupArm, popupArms } from "@/lib/leads/popup-arm";
import type { ArmResult } from "@/lib/leads/popup-result";
import { toPaise } from "@/lib/money";
import { leadTriggers } from "@/lib/settings/lead-settings";
import { publicClient } from "@/server/supabase/public-client";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const offerSchema = z
  .object({
    trigger: z.enum(leadTriggers),
    delay_ms: z.number(),
    scroll_percent: z.number(),
    hold_out: z.number(),
    percent_off: z.number(),
    max_discount: z.number().nullable(),
  })
  .transform(
    (row): LeadOffer => ({
      trigger: row.trigger,
      delayMs: row.delay_ms,
      scrollPercent: row.scroll_percent,
      holdOut: row.hold_out,
      percentOff: row.percent_off,
      maxDiscountPaise: row.max_discount === null ? null : toPaise(row.max_discount),
    }),
  )
  .nullable();

/** Null while it is off. */
export async function findOffer(): Promise<LeadOffer | null> {
  return offerSchema.parse(unwrap("leads: offer", await publicClient().rpc("lead_offer")));
}

/** Returns the code that the screen shows. `arm`: of the visitor's browser. */
export async function insertLead(
  { email, phone, source, utm, sessionId, consent }: LeadInput,
  visitor: string,
  arm: PopupArm | null,
): Promise<string> {
  const answer = await serviceClient().rpc("receive_lead", {
    p_fields: { email, phone, source, utm_data: utm, session_id: sessionId, consent_version: consent },
    p_ip: visitor,
    // The generator knows no arguments that may be null.
    p_arm: arm as string,
  });
  return z.string().parse(unwrap("leads: receive", answer));
}

export async function countPopup(arm: PopupArm): Promise<void> {
  unwrap("popup: count", await serviceClient().rpc("note_popup", { p_arm: arm }));
}

export async function insertPopupOrder(orderNumber: string, arm: PopupArm): Promise<void> {
  const args = { p_order_number: orderNumber, p_arm: arm };
  unwrap("popup: note order", await serviceClient().rpc("note_popup_order", args));
}

const resultSchema = z.array(
  z
    .object({
      arm: z.enum(popupArms),
      visitors: z.number(),
      leads: z.number(),
      orders: z.number(),
      revenue: z.number(),
    })
    .transform(({ revenue, ...row }): ArmResult => ({ ...row, revenuePaise: toPaise(revenue) })),
);

export async function readPopupResult(days: number): Promise<ArmResult[]> {
  const answer = await (await viewerClient()).rpc("popup_result", { p_days: days });
  return resultSchema.parse(unwrap("popup: result", answer));
}
