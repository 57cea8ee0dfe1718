import "server-only";
import { z } from "zod";
import { type Paise, toPaise, toRupees } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";
import type { Gst } from "@/lib/pricing/gst";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { withinJobPatience } from "@/server/supabase/within-job-patience";

export async function moveOrder(
  orderId: string,
  to: OrderStatus,
  actor: "system" | "customer" | "admin",
  note = "",
): Promise<void> {
  const answer = await serviceClient().rpc("transition_order", {
    p_order_id: orderId,
    p_to: to,
    p_actor: actor,
    p_note: note,
  });
  unwrap("orders: move", answer);
}

export async function sendCodCodeRow(
  orderId: string,
  code: string,
  codeHash: string,
  afterSeconds = 0,
): Promise<void> {
  const answer = await serviceClient().rpc("send_cod_code", {
    p_order_id: orderId,
    p_code: code,
    p_code_hash: codeHash,
    p_after: `${afterSeconds} s`,
  });
  unwrap("orders: send code", answer);
}

export async function sendPhoneCodeRow(orderId: string, code: string, codeHash: string): Promise<void> {
  const answer = await serviceClient().rpc("send_phone_code", {
    p_order_id: orderId,
    p_code: code,
    p_code_hash: codeHash,
  });
  unwrap("orders: send phone code", answer);
}

const phoneOutcomeSchema = z.enum(["right", "wrong", "expired", "spent"]);

export async function checkPhoneCodeRow(orderId: string, codeHash: string) {
  const answer = await serviceClient().rpc("check_phone_code", {
    p_order_id: orderId,
    p_code_hash: codeHash,
  });
  return phoneOutcomeSchema.parse(unwrap("orders: check phone code", answer));
}

const codeOutcomeSchema = z.enum(["confirmed", "wrong", "expired", "spent", "open", "coupon"]);

export async function checkCodCodeRow(orderId: string, codeHash: string) {
  const answer = await serviceClient().rpc("check_cod_code", { p_order_id: orderId, p_code_hash: codeHash });
  return codeOutcomeSchema.parse(unwrap("orders: check code", answer));
}

/** Returns the amount to pay online. */
export async function offerPrepay(orderId: string, charges: Gst): Promise<Paise> {
  const answer = await serviceClient().rpc("offer_prepay", {
    p_order_id: orderId,
    p_charges: {
      gst_rate: charges.gstPercent,
      taxable: toRupees(charges.taxablePaise),
      cgst: toRupees(charges.cgstPaise),
      sgst: toRupees(charges.sgstPaise),
      igst: toRupees(charges.igstPaise),
    },
  });
  return toPaise(unwrap("orders: offer prepay", answer));
}

export async function completeOrderRows(limit: number): Promise<number> {
  return unwrap(
    "orders: complete",
    await withinJobPatience(() => serviceClient().rpc("complete_orders", { p_limit: limit })),
  );
}
