import "server-only";
import { z } from "zod";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import type { LeadInput } from "@/lib/leads/lead-schema";
import { type PopupArm, popupArms } from "@/lib/leads/popup-arm";
import type { ArmResult } from "@/lib/leads/popup-result";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { leadTriggers } from "@/lib/settings/documents/leads";
import { publicRpc } from "@/server/supabase/public-client";
import { serviceRpc } from "@/server/supabase/service-client";
import { viewerRpc } from "@/server/supabase/viewer-client";

const offerSchema = row(
  {
    trigger: z.enum(leadTriggers),
    delayMs: z.number(),
    scrollPercent: z.number(),
    controlGroup: z.number(),
    percentOff: z.number(),
    maxDiscountPaise: money.nullable(),
  },
  { maxDiscountPaise: "max_discount" },
).nullable();

/** Null while it is off. */
export async function findOffer(): Promise<LeadOffer | null> {
  return offerSchema.parse(await publicRpc("lead_offer"));
}

/** Returns the code that the screen shows. `arm`: the browser's experiment group. */
export async function insertLead(
  { email, phone, source, utm, sessionId, notice }: LeadInput,
  visitor: string,
  arm: PopupArm | null,
): Promise<string> {
  return z.string().parse(
    await serviceRpc("receive_lead", {
      fields: { email, phone, source, utm_data: utm, session_id: sessionId, consent_version: notice },
      ip: visitor,
      // The type generator does not support nullable arguments.
      arm: arm as string,
    }),
  );
}

export async function countPopup(arm: PopupArm): Promise<void> {
  await serviceRpc("record_popup", { arm });
}

export async function insertPopupOrder(orderNumber: string, arm: PopupArm): Promise<void> {
  await serviceRpc("record_popup_order", { orderNumber, arm });
}

const resultSchema = z.array(
  row(
    {
      arm: z.enum(popupArms),
      visitors: z.number(),
      leads: z.number(),
      orders: z.number(),
      revenuePaise: money,
    },
    { revenuePaise: "revenue" },
  ),
);

export async function readPopupResult(days: number): Promise<ArmResult[]> {
  return resultSchema.parse(await viewerRpc("popup_result", { days }));
}
