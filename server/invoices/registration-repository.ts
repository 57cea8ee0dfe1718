import "server-only";
import { z } from "zod";
import { taxDocumentSchema } from "@/lib/invoices/tax-document";
import {
  type CancelReason,
  cancelHours,
  cancelReasonNames,
  type GstRegistration,
  nextTryAt,
  type RegistrationKind,
  registrationKinds,
  triesUntilCase,
} from "@/lib/orders/gst-registration";
import { row } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const claimSchema = row({
  invoiceId: z.string(),
  kind: z.enum(registrationKinds),
  state: z.enum(["waiting", "cancelling"]),
  attempts: z.number(),
  number: z.string().nullable(),
  cancelReason: z.enum(cancelReasonNames).nullable(),
  document: taxDocumentSchema,
});

export type RegistrationClaim = z.infer<typeof claimSchema>;

/** The oldest due one, leased for two minutes; null: none is due. */
export async function claimRegistration(): Promise<RegistrationClaim | null> {
  const answer = await serviceRpc("claim_gst_registration");
  return answer === null ? null : claimSchema.parse(answer);
}

const rows = () => serviceClient().from("gst_registrations");

type Entry = Pick<GstRegistration, "ackNumber" | "validUntil" | "signedQr"> & {
  number: string;
  registeredAt: string;
};

/** A second worker with the same entry changes nothing. */
export async function recordEntry({ invoiceId, kind }: RegistrationClaim, entry: Entry): Promise<void> {
  const change = {
    state: "registered",
    attempts: 0,
    last_error: null,
    number: entry.number,
    ack_number: entry.ackNumber,
    registered_at: entry.registeredAt,
    valid_until: entry.validUntil,
    signed_qr: entry.signedQr,
  };
  const answer = await rows()
    .update(change)
    .eq("invoice_id", invoiceId)
    .eq("kind", kind)
    .eq("state", "waiting");
  unwrap("registrations: record", answer);
}

export async function recordCancellation({ invoiceId, kind }: RegistrationClaim): Promise<void> {
  const change = { state: "cancelled", attempts: 0, last_error: null };
  const answer = await rows()
    .update(change)
    .eq("invoice_id", invoiceId)
    .eq("kind", kind)
    .eq("state", "cancelling");
  unwrap("registrations: cancel", answer);
}

/** A worker that has lost its lease changes nothing. A refused cancellation leaves the registration as it was. */
export async function recordFailure(
  { invoiceId, kind, state, attempts }: RegistrationClaim,
  { why, isRefusal }: { why: string; isRefusal: boolean },
  now: Date,
): Promise<void> {
  const after = state === "waiting" ? "refused" : "registered";
  const change = {
    last_error: why.slice(0, 500),
    ...(isRefusal ? { state: after, attempts: 0 } : { next_at: nextTryAt(attempts, now).toISOString() }),
  };
  const answer = await rows()
    .update(change)
    .eq("invoice_id", invoiceId)
    .eq("kind", kind)
    .eq("state", state)
    .eq("attempts", attempts);
  unwrap("registrations: record failure", answer);
}

/** The transporter ID of the settings, or "". */
export async function readTransporterId(): Promise<string> {
  const answer = await serviceClient()
    .from("product_settings")
    .select("setting_value")
    .eq("setting_key", "eway_transporter")
    .eq("is_enabled", true)
    .maybeSingle();
  return unwrap("settings: transporter", answer)?.setting_value ?? "";
}

/** The id of a document, by its printed number. */
async function invoiceIdOf(number: string): Promise<string | null> {
  const answer = await serviceClient().from("invoices").select("id").eq("number", number).maybeSingle();
  return unwrap("invoices: id", answer)?.id ?? null;
}

type Key = { number: string; kind: RegistrationKind };
type Change = Partial<Record<"state" | "next_at" | "cancel_reason" | "closed_note", string>> & {
  attempts?: number;
};

async function step({ number, kind }: Key, from: readonly string[], change: Change, since?: Date) {
  const id = await invoiceIdOf(number);
  if (id === null) return false;
  const update = rows().update(change).eq("invoice_id", id).eq("kind", kind).in("state", from);
  const answer = await (since ? update.gt("registered_at", since.toISOString()) : update).select("kind");
  return unwrap("registrations: step", answer).length > 0;
}

/** False: it isn't registered, or 24 hours have passed. */
export function queueCancellation(key: Key, reason: CancelReason, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - cancelHours * 3_600_000);
  const change = { state: "cancelling", cancel_reason: reason, attempts: 0, next_at: now.toISOString() };
  return step(key, ["registered"], change, since);
}

/** False: it doesn't wait any more. */
export function queueRetry(key: Key, now: Date): Promise<boolean> {
  return step(key, ["refused", "waiting"], { state: "waiting", attempts: 0, next_at: now.toISOString() });
}

/** False: it wasn't refused. */
export function closeRegistration(key: Key, note: string): Promise<boolean> {
  return step(key, ["refused"], { state: "closed", closed_note: note });
}

const caseSchema = row({
  kind: z.enum(registrationKinds),
  state: z.enum(["waiting", "cancelling", "refused"]),
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  invoices: z.object({ number: z.string(), orders: z.object({ order_id: z.string() }) }),
}).transform(({ invoices, ...rest }) => ({
  ...rest,
  number: invoices.number,
  orderNumber: invoices.orders.order_id,
}));

const shownCases = 100;

/** The oldest cases that the viewer may see. */
export async function listRegistrationCases(): Promise<z.infer<typeof caseSchema>[]> {
  const answer = await (await viewerClient())
    .from("gst_registrations")
    .select("kind, state, attempts, last_error, created_at, invoices (number, orders (order_id))")
    .or(`state.eq.refused,and(state.in.(waiting,cancelling),attempts.gte.${triesUntilCase})`)
    .order("created_at")
    .limit(shownCases);
  return z.array(caseSchema).parse(unwrap("registrations: cases", answer));
}
