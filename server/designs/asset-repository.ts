import "server-only";
import { z } from "zod";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { Upload } from "@/lib/designer/uploads";
import { row, toColumns } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const assetSchema = row({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  hasAlpha: z.boolean(),
  softPercent: z.int(),
  path: z.string(),
  previewPath: z.string(),
});

/** An upload with its files in the bucket design-assets. */
export interface DesignAsset extends Upload {
  path: string;
  previewPath: string;
}

const ownedBy = ({ userId, browserKeyHash }: DesignOwner) => ({
  userId: userId ?? undefined,
  keyHash: browserKeyHash ?? undefined,
});

const columns =
  "id, width, height, hasAlpha:has_alpha, softPercent:soft_percent, path, previewPath:preview_path";
const maxListed = 400;

/** AI prompts, by the path of the picture that was drawn for this person. */
async function listPrompts(userId: string): Promise<Map<string, string>> {
  const answer = await serviceClient()
    .from("ai_generations")
    .select("path, prompt")
    .eq("user_id", userId)
    .not("path", "is", null)
    .order("created_at", { ascending: false })
    .limit(maxListed);
  const rows = unwrap("ai_generations: prompts", answer);
  return new Map(rows.flatMap(({ path, prompt }) => (path === null ? [] : [[path, prompt] as const])));
}

/** Newest first, with the prompt of AI pictures; they stay for another 40 days. */
export async function listAssets(owner: DesignOwner): Promise<DesignAsset[]> {
  await serviceRpc("touch_design_assets", ownedBy(owner));
  const rows = serviceClient()
    .from("design_assets")
    .select(`${columns}, source_asset_id`)
    .order("created_at", { ascending: false })
    .limit(maxListed);
  const [answer, prompts] = await Promise.all([
    owner.userId === null
      ? rows.eq("browser_key_hash", owner.browserKeyHash)
      : rows.eq("user_id", owner.userId),
    owner.userId === null ? new Map<string, string>() : listPrompts(owner.userId),
  ]);
  const listed = unwrap("design_assets: list", answer);
  const pathOf = new Map(listed.map(({ id, path }) => [id, path]));
  return listed.map(({ source_asset_id: source, ...row }) => {
    // A cutout of an AI picture is one too.
    const prompt = prompts.get(row.path) ?? prompts.get(pathOf.get(source ?? "") ?? "");
    return { ...row, ...(prompt !== undefined && { prompt }) };
  });
}

/** Those of the ids that the owner has. */
export async function findOwnAssets(owner: DesignOwner, ids: readonly string[]): Promise<DesignAsset[]> {
  if (ids.length === 0) return [];
  const rows = serviceClient()
    .from("design_assets")
    .select(columns)
    .in("id", [...ids]);
  const answer = await (owner.userId === null
    ? rows.eq("browser_key_hash", owner.browserKeyHash)
    : rows.eq("user_id", owner.userId));
  return unwrap("design_assets: find", answer);
}

/** Of any owner: for versions, whose pictures belonged to their owner when they were frozen. */
export async function findAssets(ids: readonly string[]): Promise<DesignAsset[]> {
  if (ids.length === 0) return [];
  const answer = await serviceClient()
    .from("design_assets")
    .select(columns)
    .in("id", [...ids]);
  return unwrap("design_assets: find", answer);
}

/** The owner's upload of the same file, or null when there is space for it. Throws BackendError with hint assets_full. */
export async function findSentAsset(owner: DesignOwner, sentSha256: string): Promise<DesignAsset | null> {
  return assetSchema
    .nullable()
    .parse(await serviceRpc("find_design_asset", { ...ownedBy(owner), sentSha256 }));
}

interface NewAsset extends Omit<DesignAsset, "id"> {
  owner: DesignOwner;
  bytes: number;
  sha256: string;
  sentSha256: string;
  sourceAssetId: string | null;
  /** Of the privacy notice at the upload; null for pictures that the shop made. */
  noticeVersion: string | null;
}

/** Called after its files are stored. */
export async function addAsset({ owner, ...asset }: NewAsset): Promise<DesignAsset> {
  const columns = toColumns({ ...asset, ...owner });
  return assetSchema.parse(await serviceRpc("add_design_asset", { asset: columns }));
}

/** Transfers uploads to another owner; returns the new ids by the old ones. */
export async function copyAssets(owner: DesignOwner, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const copies = await serviceRpc("copy_design_assets", { ...ownedBy(owner), ids: [...ids] });
  return new Map(Object.entries(z.record(z.string(), z.uuid()).parse(copies)));
}

export async function sweepDesignRows(limit: number): Promise<number> {
  return serviceRpc("sweep_designs", { limit });
}
