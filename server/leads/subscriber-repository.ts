import "server-only";
import { z } from "zod";
import { leadSources } from "@/lib/leads/lead-input";
import { type SubscriberRow, subscriberList } from "@/lib/leads/subscriber-list";
import type { ListState } from "@/lib/lists/list-state";
import { row } from "@/lib/row";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const columns =
  "id, email, phone, name, source, utm, converted, coupon_code, coupon_used, consent_version, consented_at, is_stopped, created_at";

export async function findSubscribers(list: ListState, size?: number) {
  const query = (await viewerClient()).from("lead_list").select(columns);
  return readListPage("subscribers: list", query, subscriberList, list, size);
}

export async function countSubscribers(q: string): Promise<number> {
  const query = (await viewerClient()).from("lead_list").select("id");
  return countRows("subscribers: count", query, subscriberList, q);
}

/** Search results, newest first. */
export async function listSubscriberIds(q: string, limit: number): Promise<number[]> {
  const query = withSearch((await viewerClient()).from("lead_list").select("id"), subscriberList, q);
  const answer = await query.order("created_at", { ascending: false }).order("id").limit(limit);
  return z
    .array(z.object({ id: z.number() }))
    .parse(unwrap("subscribers: found", answer))
    .map(({ id }) => id);
}

const rowsSchema = z.array(
  row(
    {
      id: z.number(),
      email: z.string(),
      phone: z.string().nullable(),
      name: z.string().nullable(),
      source: z.enum(leadSources),
      utm: z.string(),
      hasOrdered: z.boolean(),
      code: z.string().nullable(),
      isUsed: z.boolean(),
      consentVersion: z.string(),
      consentedAt: z.string(),
      isStopped: z.boolean(),
      createdAt: z.string(),
    },
    { hasOrdered: "converted", code: "coupon_code", isUsed: "coupon_used" },
  ),
);

export function parseSubscribers(rows: readonly unknown[]): SubscriberRow[] {
  return rowsSchema.parse(rows);
}

/** How many received offers so far. */
export async function stopSubscribers(ids: readonly number[]): Promise<number> {
  return z.number().parse(await viewerRpc("stop_leads", { ids: [...ids] }));
}

/** How many there were. */
export async function deleteSubscribers(ids: readonly number[]): Promise<number> {
  return z.number().parse(await viewerRpc("delete_leads", { ids: [...ids] }));
}

export async function resendCode(id: number): Promise<void> {
  await viewerRpc("resend_lead_code", { id });
}

/** The audit log records who exports the addresses. */
export async function recordLeadExport(q: string): Promise<void> {
  await viewerRpc("record_lead_export", { q });
}
