import "server-only";
import { z } from "zod";
import { type Paise, toRupees } from "@/lib/money";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** One thing that the gateway said about a payment, whoever heard it: webhook, browser or poller. */
export interface PaymentFact {
  eventId: string;
  eventType: string;
  /** Tells a repetition from another event under a used id. */
  bodyHash: string;
  gatewayOrderId: string;
  paymentId: string;
  kind: "failed" | "authorized" | "captured";
  amountPaise: Paise;
  currency: string;
  method: string | null;
  raw: Json;
}

const results = [
  "confirmed",
  "already_confirmed",
  "recorded",
  "unknown_order",
  "event_id_reused",
  "amount_mismatch",
  "second_capture",
  "stock_gone",
  "not_expected",
] as const;
export type PaymentResult = (typeof results)[number];

const responseSchema = z.object({ result: z.enum(results) });

export async function applyPayment(fact: PaymentFact): Promise<PaymentResult> {
  const answer = await serviceClient().rpc("apply_payment", {
    p_event_id: fact.eventId,
    p_event_type: fact.eventType,
    p_body_hash: fact.bodyHash,
    p_gateway_order_id: fact.gatewayOrderId,
    p_payment_id: fact.paymentId,
    p_kind: fact.kind,
    p_amount: toRupees(fact.amountPaise),
    p_currency: fact.currency,
    p_method: fact.method ?? "",
    p_raw: fact.raw,
  });
  return responseSchema.parse(unwrap("payments: apply", answer)).result;
}
