import "server-only";
import { z } from "zod";
import {
  draftSchema,
  emptyDraft,
  type PhoneDraft,
  type PhoneDraftSummary,
  type SavedDraft,
} from "@/lib/phone-orders/draft";
import { type Caller, callerSchema, type Goods, goodsListSchema } from "@/lib/phone-orders/goods";
import { row } from "@/lib/row";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

export async function findGoods(q: string): Promise<Goods[]> {
  return goodsListSchema.parse(await viewerRpc("find_goods", { query: q }));
}

export async function findCaller(phone: string): Promise<Caller> {
  return callerSchema.parse(await viewerRpc("find_caller", { phone }));
}

/** Returns the draft's new version. */
export async function saveDraft(draftId: string, version: number, draft: PhoneDraft): Promise<number> {
  return viewerRpc("save_phone_draft", { id: draftId, version, draft });
}

export async function deleteDraft(draftId: string): Promise<void> {
  await viewerRpc("delete_phone_draft", { id: draftId });
}

const rowSchema = row({
  id: z.string(),
  author: z.string(),
  authorName: z.string(),
  // A field that a later version of the shop has added or removed must not lose what was typed.
  draft: z
    .looseObject({})
    .transform((draft) => draftSchema.safeParse({ ...emptyDraft, ...draft }).data ?? emptyDraft),
  version: z.number(),
  updatedAt: z.string(),
});

const columns = "id, author, author_name, draft, version, updated_at";

/** The newest 50 drafts that are not placed, one's own first. */
export async function listOpenDrafts(viewerId: string): Promise<PhoneDraftSummary[]> {
  const answer = await (await viewerClient())
    .from("phone_drafts")
    .select(columns)
    .is("order_id", null)
    .order("updated_at", { ascending: false })
    .limit(50);
  const rows = z.array(rowSchema).parse(unwrap("phone orders: list", answer));
  return rows
    .map((row) => ({
      draftId: row.id,
      authorName: row.authorName,
      isMine: row.author === viewerId,
      name: row.draft.name,
      itemCount: row.draft.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      updatedAt: row.updatedAt,
    }))
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine));
}

export interface FoundDraft extends SavedDraft {
  /** The number of the order placed from it; null: it is open. */
  orderNumber: string | null;
}

export async function findDraft(draftId: string, viewerId: string): Promise<FoundDraft | null> {
  const answer = await (await viewerClient())
    .from("phone_drafts")
    .select(`${columns}, orders (order_id)`)
    .eq("id", draftId)
    .maybeSingle();
  const found = unwrap("phone orders: find", answer);
  if (!found) return null;
  const row = rowSchema.parse(found);
  return {
    draftId: row.id,
    version: row.version,
    draft: row.draft,
    otherAuthor: row.author === viewerId ? null : row.authorName,
    orderNumber: found.orders?.order_id ?? null,
  };
}
