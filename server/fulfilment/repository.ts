import "server-only";
import { z } from "zod";
import { type Paise, toPaise, toRupees } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";
import type { Gst } from "@/lib/pricing/gst";
import { serviceRpc } from "@/server/supabase/service-client";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

export async function moveOrder(
  orderId: string,
  to: OrderStatus,
  actor: "system" | "customer" | "admin",
  note = "",
): Promise<void> {
  await serviceRpc("transition_order", { orderId, to, actor, note });
}

export async function sendCodCodeRow(
  orderId: string,
  code: string,
  codeHash: string,
  afterSeconds = 0,
): Promise<void> {
  await serviceRpc("send_cod_code", { orderId, code, codeHash, after: `${afterSeconds} s` });
}

export async function sendPhoneCodeRow(orderId: string, code: string, codeHash: string): Promise<void> {
  await serviceRpc("send_phone_code", { orderId, code, codeHash });
}

const phoneOutcomeSchema = z.enum(["right", "wrong", "expired", "spent"]);

export async function checkPhoneCodeRow(orderId: string, codeHash: string) {
  return phoneOutcomeSchema.parse(await serviceRpc("check_phone_code", { orderId, codeHash }));
}

const codeOutcomeSchema = z.enum(["confirmed", "wrong", "expired", "spent", "open", "coupon"]);

export async function checkCodCodeRow(orderId: string, codeHash: string) {
  return codeOutcomeSchema.parse(await serviceRpc("check_cod_code", { orderId, codeHash }));
}

/** Returns the amount to pay online. */
export async function offerPrepay(orderId: string, charges: Gst): Promise<Paise> {
  return toPaise(
    await serviceRpc("offer_prepay", {
      orderId,
      charges: {
        gst_rate: charges.gstPercent,
        taxable: toRupees(charges.taxablePaise),
        cgst: toRupees(charges.cgstPaise),
        sgst: toRupees(charges.sgstPaise),
        igst: toRupees(charges.igstPaise),
      },
    }),
  );
}

export async function completeOrderRows(limit: number): Promise<number> {
  return withJobDeadline(() => serviceRpc("complete_orders", { limit }));
}
