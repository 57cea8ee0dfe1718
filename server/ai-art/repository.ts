import "server-only";
import { z } from "zod";
import { type ArtAspect, artAspectIds } from "@/lib/ai-art/art-aspects";
import type { ArtFailure, ArtRefusal } from "@/lib/ai-art/art-ends";
import { type ArtCost, artProviders } from "@/lib/ai-art/art-models";
import { type ArtStyleId, artStyleIds } from "@/lib/ai-art/art-styles";
import { artStopIds, type MyArt } from "@/lib/ai-art/my-art";
import { publicClient } from "@/server/supabase/public-client";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

export interface NewGeneration {
  id: string;
  userId: string;
  parentId: string | null;
  prompt: string;
  finalPrompt: string;
  style: ArtStyleId;
  aspect: ArtAspect;
  isTransparent: boolean;
  provider: string;
  model: string;
  seed: number | null;
  cost: ArtCost;
}

/** Takes a credit. Throws BackendError with a hint of artRefusals. */
export async function reserveGeneration({ cost, ...wish }: NewGeneration): Promise<void> {
  const answer = await serviceClient().rpc("reserve_ai_generation", {
    p_wish: {
      id: wish.id,
      user_id: wish.userId,
      parent_id: wish.parentId,
      prompt: wish.prompt,
      final_prompt: wish.finalPrompt,
      style: wish.style,
      aspect: wish.aspect,
      is_transparent: wish.isTransparent,
      provider: wish.provider,
      model: wish.model,
      seed: wish.seed,
      cost_micro_usd: cost.microUsd,
      cost_paise: cost.paise,
    },
  });
  unwrap("ai art: reserve", answer);
}

const claimSchema = z.object({
  id: z.uuid(),
  lease: z.uuid(),
  prompt: z.string(),
  final_prompt: z.string(),
  aspect: z.enum(artAspectIds),
  is_transparent: z.boolean(),
  provider: z.enum(artProviders),
  model: z.string(),
  seed: z.number().nullable(),
  cost_micro_usd: z.number(),
  cost_paise: z.number(),
});

/** A picture that this process draws until its lease ends. */
export interface ClaimedGeneration
  extends Pick<
    NewGeneration,
    "id" | "prompt" | "finalPrompt" | "aspect" | "isTransparent" | "seed" | "cost"
  > {
  lease: string;
  provider: (typeof artProviders)[number];
  model: string;
}

/** The one asked for, or the one that waits longest; null when there is none. */
export async function claimGeneration(id: string | null): Promise<ClaimedGeneration | null> {
  const answer = await serviceClient().rpc("claim_ai_generation", id === null ? {} : { p_id: id });
  const row = claimSchema.nullable().parse(unwrap("ai art: claim", answer));
  if (!row) return null;
  const { final_prompt, is_transparent, cost_micro_usd, cost_paise, ...claimed } = row;
  return {
    ...claimed,
    finalPrompt: final_prompt,
    isTransparent: is_transparent,
    cost: { microUsd: cost_micro_usd, paise: cost_paise },
  };
}

export interface GenerationFacts {
  /** What was paid, whether the picture is kept or not. */
  cost: ArtCost;
  /** What was found by whoever looked last. */
  moderation: { flagged: boolean; categories: string[] } | null;
}

const rowOf = ({ cost, moderation }: GenerationFacts) => ({
  cost_micro_usd: cost.microUsd,
  cost_paise: cost.paise,
  moderation: moderation && { ...moderation },
});

/** A picture in the bucket design-assets that no row names yet. */
interface ArtFiles {
  path: string;
  previewPath: string;
  width: number;
  height: number;
  bytes: number;
  hasAlpha: boolean;
  softPercent: number;
  sha256: string;
  /** Of what the provider sent. */
  sentSha256: string;
}

/** False when another process has it now, or it was given up: then nothing is kept. */
export async function finishGeneration(
  { id, lease, model }: ClaimedGeneration,
  files: ArtFiles,
  facts: GenerationFacts & { seed: number | null; revisedPrompt: string | null },
): Promise<boolean> {
  const answer = await serviceClient().rpc("finish_ai_generation", {
    p_id: id,
    p_lease: lease,
    p_asset: {
      path: files.path,
      preview_path: files.previewPath,
      width: files.width,
      height: files.height,
      bytes: files.bytes,
      has_alpha: files.hasAlpha,
      soft_percent: files.softPercent,
      sha256: files.sha256,
      sent_sha256: files.sentSha256,
    },
    p_facts: { ...rowOf(facts), model, seed: facts.seed, revised_prompt: facts.revisedPrompt },
  });
  return unwrap("ai art: finish", answer);
}

export async function failGeneration(
  { id, lease }: ClaimedGeneration,
  status: "failed" | "refused",
  code: ArtFailure | ArtRefusal,
  facts: GenerationFacts,
): Promise<boolean> {
  const answer = await serviceClient().rpc("fail_ai_generation", {
    p_id: id,
    p_lease: lease,
    p_status: status,
    p_code: code,
    p_facts: rowOf(facts),
  });
  return unwrap("ai art: fail", answer);
}

const mineSchema = z.object({
  left_today: z.number(),
  left_this_month: z.number(),
  refusal: z.enum(artStopIds).nullable(),
  generations: z.array(
    z.object({
      id: z.uuid(),
      parent_id: z.uuid().nullable(),
      prompt: z.string(),
      style: z.enum(artStyleIds),
      aspect: z.enum(artAspectIds),
      is_transparent: z.boolean(),
      status: z.enum(["queued", "running", "done", "failed", "refused"]),
      code: z.string().nullable(),
      created_at: z.string(),
      asset: z
        .object({
          id: z.uuid(),
          width: z.int(),
          height: z.int(),
          has_alpha: z.boolean(),
          soft_percent: z.int(),
        })
        .nullable(),
    }),
  ),
});

export async function findMyArt(userId: string): Promise<MyArt> {
  const answer = await serviceClient().rpc("my_ai_art", { p_user_id: userId });
  const mine = mineSchema.parse(unwrap("ai art: mine", answer));
  return {
    leftToday: mine.left_today,
    leftThisMonth: mine.left_this_month,
    stop: mine.refusal,
    generations: mine.generations.map(({ parent_id, is_transparent, created_at, asset, ...generation }) => ({
      ...generation,
      parentId: parent_id,
      isTransparent: is_transparent,
      createdAt: created_at,
      asset: asset && {
        id: asset.id,
        width: asset.width,
        height: asset.height,
        hasAlpha: asset.has_alpha,
        softPercent: asset.soft_percent,
      },
    })),
  };
}

/** For everybody: whether the back office lets pictures be drawn. */
export async function readArtSwitch(): Promise<boolean> {
  return unwrap("ai art: switch", await publicClient().rpc("ai_art_is_on"));
}

export async function sweepGenerations(limit: number): Promise<number> {
  return unwrap("ai art: sweep", await serviceClient().rpc("sweep_ai_generations", { p_limit: limit }));
}
