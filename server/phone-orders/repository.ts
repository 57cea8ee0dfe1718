import "server-only";
import { z } from "zod";
import {
  draftSchema,
  emptyDraft,
  type KeptDraft,
  type OpenDraft,
  type PhoneDraft,
} from "@/lib/phone-orders/draft";
import { type Caller, callerSchema, type Goods, goodsListSchema } from "@/lib/phone-orders/goods";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

export async function findGoods(q: string): Promise<Goods[]> {
  const answer = await (await viewerClient()).rpc("find_goods", { p_query: q });
  return goodsListSchema.parse(unwrap("phone orders: goods", answer));
}

export async function findCaller(phone: string): Promise<Caller> {
  const answer = await (await viewerClient()).rpc("find_caller", { p_phone: phone });
  return callerSchema.parse(unwrap("phone orders: caller", answer));
}

/** Returns the draft's new version. */
export async function saveDraft(draftId: string, version: number, draft: PhoneDraft): Promise<number> {
  const client = await viewerClient();
  const answer = await client.rpc("save_phone_draft", { p_id: draftId, p_version: version, p_draft: draft });
  return unwrap("phone orders: save", answer);
}

export async function deleteDraft(draftId: string): Promise<void> {
  const client = await viewerClient();
  unwrap("phone orders: delete", await client.rpc("delete_phone_draft", { p_id: draftId }));
}

const rowSchema = z.object({
  id: z.string(),
  author: z.string(),
  author_name: z.string(),
  // A field that a later version of the shop has added, or taken away, must not lose what was typed.
  draft: z
    .looseObject({})
    .transform((draft) => draftSchema.safeParse({ ...emptyDraft, ...draft }).data ?? emptyDraft),
  version: z.number(),
  updated_at: z.string(),
});

const columns = "id, author, author_name, draft, version, updated_at";

/** The newest 50 drafts that are not placed, one's own first. */
export async function listOpenDrafts(viewerId: string): Promise<OpenDraft[]> {
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
      authorName: row.author_name,
      isMine: row.author === viewerId,
      name: row.draft.name,
      pieces: row.draft.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      updatedAt: row.updated_at,
    }))
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine));
}

export interface FoundDraft extends KeptDraft {
  /** The number of the order that was made of it; null: it is open. */
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
    otherAuthor: row.author === viewerId ? null : row.author_name,
    orderNumber: found.orders?.order_id ?? null,
  };
}
