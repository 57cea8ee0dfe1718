import "server-only";
import { z } from "zod";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { Upload } from "@/lib/designer/uploads";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const assetSchema = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  has_alpha: z.boolean(),
  soft_percent: z.int(),
  path: z.string(),
  preview_path: z.string(),
});

/** An upload with its files in the bucket design-assets. */
export interface DesignAsset extends Upload {
  path: string;
  previewPath: string;
}

function toAsset(row: z.output<typeof assetSchema>): DesignAsset {
  const { has_alpha, soft_percent, preview_path, ...asset } = row;
  return { ...asset, hasAlpha: has_alpha, softPercent: soft_percent, previewPath: preview_path };
}

const ownedBy = ({ userId, browserKeyHash }: DesignOwner) => ({
  p_user_id: userId ?? undefined,
  p_key_hash: browserKeyHash ?? undefined,
});

const columns = "id, width, height, has_alpha, soft_percent, path, preview_path";
const mostListed = 400;

/** What machines were asked for, by the path of the picture that they drew for this person. */
async function listPrompts(userId: string): Promise<Map<string, string>> {
  const answer = await serviceClient()
    .from("ai_generations")
    .select("path, prompt")
    .eq("user_id", userId)
    .not("path", "is", null)
    .order("created_at", { ascending: false })
    .limit(mostListed);
  const rows = unwrap("ai_generations: prompts", answer);
  return new Map(rows.flatMap(({ path, prompt }) => (path === null ? [] : [[path, prompt] as const])));
}

/** Newest first, with what was asked for where a machine drew; they stay for another 40 days. */
export async function listAssets(owner: DesignOwner): Promise<DesignAsset[]> {
  const client = serviceClient();
  unwrap("design_assets: touch", await client.rpc("touch_design_assets", ownedBy(owner)));
  const rows = client
    .from("design_assets")
    .select(`${columns}, source_asset_id`)
    .order("created_at", { ascending: false })
    .limit(mostListed);
  const [answer, prompts] = await Promise.all([
    owner.userId === null
      ? rows.eq("browser_key_hash", owner.browserKeyHash)
      : rows.eq("user_id", owner.userId),
    owner.userId === null ? new Map<string, string>() : listPrompts(owner.userId),
  ]);
  const listed = unwrap("design_assets: list", answer);
  const pathOf = new Map(listed.map(({ id, path }) => [id, path]));
  return listed.map(({ source_asset_id: source, ...row }) => {
    // What was cut out of a drawn picture is one too.
    const prompt = prompts.get(row.path) ?? prompts.get(pathOf.get(source ?? "") ?? "");
    return { ...toAsset(row), ...(prompt !== undefined && { prompt }) };
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
  return unwrap("design_assets: find", answer).map(toAsset);
}

/** Whoever they belong to: for versions, whose pictures were the owner's when they were frozen. */
export async function findAssets(ids: readonly string[]): Promise<DesignAsset[]> {
  if (ids.length === 0) return [];
  const answer = await serviceClient()
    .from("design_assets")
    .select(columns)
    .in("id", [...ids]);
  return unwrap("design_assets: find", answer).map(toAsset);
}

/** The owner's upload of the same file, or null when there is room for it. Throws BackendError with hint assets_full. */
export async function findSentAsset(owner: DesignOwner, sentSha256: string): Promise<DesignAsset | null> {
  const answer = await serviceClient().rpc("find_design_asset", {
    ...ownedBy(owner),
    p_sent_sha256: sentSha256,
  });
  const row = assetSchema.nullable().parse(unwrap("design_assets: find sent", answer));
  return row && toAsset(row);
}

interface NewAsset extends Omit<DesignAsset, "id"> {
  owner: DesignOwner;
  bytes: number;
  sha256: string;
  sentSha256: string;
  sourceAssetId: string | null;
}

/** After its files are stored. */
export async function addAsset({ owner, ...asset }: NewAsset): Promise<DesignAsset> {
  const answer = await serviceClient().rpc("add_design_asset", {
    p_asset: {
      user_id: owner.userId,
      browser_key_hash: owner.browserKeyHash,
      sha256: asset.sha256,
      sent_sha256: asset.sentSha256,
      width: asset.width,
      height: asset.height,
      bytes: asset.bytes,
      has_alpha: asset.hasAlpha,
      soft_percent: asset.softPercent,
      path: asset.path,
      preview_path: asset.previewPath,
      source_asset_id: asset.sourceAssetId,
    },
  });
  return toAsset(assetSchema.parse(unwrap("design_assets: add", answer)));
}

/** Gives uploads to another owner; the new ids by the old ones. */
export async function copyAssets(owner: DesignOwner, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const answer = await serviceClient().rpc("copy_design_assets", { ...ownedBy(owner), p_ids: [...ids] });
  return new Map(Object.entries(z.record(z.string(), z.uuid()).parse(unwrap("design_assets: copy", answer))));
}

export async function sweepDesignRows(limit: number): Promise<number> {
  return unwrap("designs: sweep", await serviceClient().rpc("sweep_designs", { p_limit: limit }));
}
