import "server-only";
import { z } from "zod";
import type { Nominee } from "@/lib/account/nominee";
import {
  type PrivacyRequest,
  type PrivacyRequestRow,
  privacyRequestDays,
  privacyRequestKindNames,
} from "@/lib/contact/privacy-request";
import type { PrivacyRequestForm } from "@/lib/contact/schemas";
import { row } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

/** Deletes rows that are older than lib/privacy/personal-tables.ts allows; at most `limit` of each rule. */
export async function purgePersonalData(limit: number): Promise<void> {
  await withJobDeadline(() => serviceRpc("purge_personal_data", { limit }));
}

export async function insertPrivacyRequest({ notice, ...fields }: PrivacyRequestForm): Promise<void> {
  await serviceRpc("receive_privacy_request", { fields: { ...fields, notice_version: notice } });
}

const kind = z.enum(privacyRequestKindNames);
const state = z.enum(["open", "done", "refused"]);

const provenSchema = row({ number: z.number(), kind, dueAt: z.string(), state });
type ProvenRequest = z.infer<typeof provenSchema>;

/** The request of an opened link, due from now on; null when the link is too old. */
export async function provePrivacyRequest(id: string): Promise<ProvenRequest | null> {
  const answer = await serviceRpc("prove_privacy_request", { id, days: privacyRequestDays });
  return provenSchema.nullable().parse(answer);
}

const rowSchema = row({
  id: z.string(),
  number: z.number(),
  kind,
  name: z.string(),
  state,
  dueAt: z.string(),
});
const listed = 200;

/** Open ones first, by the time they are due; then the closed ones, newest first. */
export async function listPrivacyRequests(now: Date): Promise<PrivacyRequestRow[]> {
  const client = await viewerClient();
  const columns = "id, number, kind, name, state, due_at";
  const requests = () => client.from("privacy_requests").select(columns).limit(listed);
  const [open, closed] = await Promise.all([
    requests().eq("state", "open").order("due_at"),
    requests().neq("state", "open").order("closed_at", { ascending: false }),
  ]);
  return z
    .array(rowSchema)
    .parse([...unwrap("privacy_requests: open", open), ...unwrap("privacy_requests: closed", closed)])
    .map((one) => ({ ...one, isLate: one.state === "open" && Date.parse(one.dueAt) < now.getTime() }));
}

const requestSchema = row({
  ...{ id: z.string(), number: z.number(), kind, name: z.string(), email: z.string(), details: z.string() },
  ...{ createdAt: z.string(), dueAt: z.string(), state, answer: z.string().nullable() },
  ...{ closedAt: z.string().nullable(), closedBy: z.string().nullable() },
  ...{ accountId: z.string().nullable(), orders: z.number() },
});

/** Null when there is none, or its link was not opened. */
export async function findPrivacyRequest(id: string): Promise<PrivacyRequest | null> {
  return requestSchema.nullable().parse(await viewerRpc("get_admin_privacy_request", { id }));
}

/** Everything that is stored about the proven address. */
export async function exportPerson(id: string): Promise<unknown> {
  return viewerRpc("export_person", { id });
}

export async function erasePerson(id: string): Promise<void> {
  await viewerRpc("erase_person", { id });
}

export async function closePrivacyRequest(id: string, state: string, answer: string): Promise<void> {
  await viewerRpc("close_privacy_request", { id, state, answer });
}

/** People read their own nominee by row policies; the server writes it for the signed-in person. */
export async function saveNomineeRow(userId: string, nominee: Nominee): Promise<void> {
  unwrap(
    "nominees: save",
    await serviceClient()
      .from("nominees")
      .upsert({ user_id: userId, ...nominee }),
  );
}

export async function deleteNomineeRow(userId: string): Promise<void> {
  unwrap("nominees: delete", await serviceClient().from("nominees").delete().eq("user_id", userId));
}
