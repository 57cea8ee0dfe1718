import "server-only";
import { z } from "zod";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { type DesignDocument, designSchema } from "@/lib/designer/document";
import type { SavedDesign, SaveOutcome } from "@/lib/designer/saved-design";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const maxDesigns = 200;

/** Null for an older editor's document that this one can't read. */
function readDocument(stored: unknown): DesignDocument | null {
  return designSchema.safeParse(stored).data ?? null;
}

export async function claimDesigns(userId: string, keyHash: string): Promise<void> {
  await serviceRpc("claim_designs", { userId, keyHash });
}

const outcomeSchema: z.ZodType<SaveOutcome> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved"), rev: z.int() }),
  z.object({
    kind: z.literal("stale"),
    theirs: z.object({ rev: z.int(), name: z.string(), document: designSchema, savedAt: z.string() }),
  }),
]);

export async function saveDesignRow(
  userId: string,
  { id, name, rev, document }: Omit<SavedDesign, "savedAt">,
): Promise<SaveOutcome> {
  return outcomeSchema.parse(await serviceRpc("save_design", { userId, id, name, rev, document }));
}

/** Newest first, without unreadable ones. */
export async function listDesignRows(userId: string): Promise<SavedDesign[]> {
  const answer = await serviceClient()
    .from("designs")
    .select("id, name, rev, document, saved_at")
    .eq("user_id", userId)
    .is("deleted_at", null)
    .order("saved_at", { ascending: false })
    .limit(maxDesigns);
  return unwrap("designs: list", answer).flatMap(({ document, saved_at, ...row }) => {
    const read = readDocument(document);
    return read ? [{ ...row, document: read, savedAt: saved_at }] : [];
  });
}

export async function findDesignRow(userId: string, id: string): Promise<SavedDesign | null> {
  const answer = await serviceClient()
    .from("designs")
    .select("id, name, rev, document, saved_at")
    .eq("user_id", userId)
    .eq("id", id)
    .is("deleted_at", null)
    .maybeSingle();
  const row = unwrap("designs: find", answer);
  const document = row && readDocument(row.document);
  return row && document && { id: row.id, name: row.name, rev: row.rev, document, savedAt: row.saved_at };
}

/** True when there was such a design. */
export async function setDesignDeleted(userId: string, id: string, at: Date | null): Promise<boolean> {
  const answer = await serviceClient()
    .from("designs")
    .update({ deleted_at: at?.toISOString() ?? null })
    .eq("user_id", userId)
    .eq("id", id)
    .select("id");
  return unwrap("designs: delete", answer).length > 0;
}

/** Whether a person deleted it; a guest's design exists only in the browser. */
export async function isDesignDeleted(owner: DesignOwner | null, id: string): Promise<boolean> {
  if (!owner || owner.userId === null) return false;
  const answer = await serviceClient()
    .from("designs")
    .select("id")
    .eq("user_id", owner.userId)
    .eq("id", id)
    .not("deleted_at", "is", null);
  return unwrap("designs: find deleted", answer).length > 0;
}

/** The ids of the person's designs with an active link. */
export async function listSharedDesignIds(userId: string): Promise<Set<string>> {
  const answer = await serviceClient()
    .from("design_versions")
    .select("design_id")
    .eq("user_id", userId)
    .not("share_token_hash", "is", null);
  return new Set(unwrap("design_versions: list shared", answer).map(({ design_id }) => design_id));
}
