import "server-only";
import { z } from "zod";
import { type ArtAspect, artAspectIds } from "@/lib/ai-art/art-aspects";
import { type ArtCost, artProviders } from "@/lib/ai-art/art-models";
import { type ArtStyleId, artStyleIds } from "@/lib/ai-art/art-styles";
import type { ArtFailure, ArtRefusal } from "@/lib/ai-art/explain-art-failure";
import { artStatuses, artUnavailableCodes, type MyArt } from "@/lib/ai-art/my-art";
import { row, toColumns } from "@/lib/row";
import { publicRpc } from "@/server/supabase/public-client";
import { serviceRpc } from "@/server/supabase/service-client";

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
export async function reserveGeneration({ cost, ...generation }: NewGeneration): Promise<void> {
  const columns = toColumns({ ...generation, costMicroUsd: cost.microUsd, costPaise: cost.paise });
  await serviceRpc("reserve_ai_generation", { generation: columns });
}

const claimSchema = row({
  id: z.uuid(),
  lease: z.uuid(),
  prompt: z.string(),
  finalPrompt: z.string(),
  aspect: z.enum(artAspectIds),
  isTransparent: z.boolean(),
  provider: z.enum(artProviders),
  model: z.string(),
  seed: z.number().nullable(),
  costMicroUsd: z.number(),
  costPaise: z.number(),
}).transform(({ costMicroUsd, costPaise, ...claimed }) => ({
  ...claimed,
  cost: { microUsd: costMicroUsd, paise: costPaise },
}));

/** A picture that this process draws until its lease ends. */
export type ClaimedGeneration = z.infer<typeof claimSchema>;

/** The given generation, or the one that waits longest; null when there is none. */
export async function claimGeneration(id: string | null): Promise<ClaimedGeneration | null> {
  return claimSchema.nullable().parse(await serviceRpc("claim_ai_generation", id === null ? {} : { id }));
}

export interface GenerationFacts {
  /** The cost, whether the picture is stored or not. */
  cost: ArtCost;
  /** The findings of the last moderation. */
  moderation: { flagged: boolean; categories: string[] } | null;
}

const rowOf = ({ cost, moderation }: GenerationFacts) => ({
  cost_micro_usd: cost.microUsd,
  cost_paise: cost.paise,
  moderation: moderation && { ...moderation },
});

/** A picture in the bucket design-assets that no row references yet. */
interface ArtFiles {
  path: string;
  previewPath: string;
  width: number;
  height: number;
  bytes: number;
  hasAlpha: boolean;
  softPercent: number;
  sha256: string;
  /** Of the provider's response. */
  sentSha256: string;
}

/** False when another process has leased it since, or it was given up: then nothing is stored. */
export async function finishGeneration(
  { id, lease, model }: ClaimedGeneration,
  files: ArtFiles,
  facts: GenerationFacts & { seed: number | null; revisedPrompt: string | null },
): Promise<boolean> {
  return serviceRpc("finish_ai_generation", {
    id,
    lease,
    asset: toColumns({ ...files }),
    facts: { ...rowOf(facts), model, seed: facts.seed, revised_prompt: facts.revisedPrompt },
  });
}

export async function failGeneration(
  { id, lease }: ClaimedGeneration,
  status: "failed" | "refused",
  code: ArtFailure | ArtRefusal,
  facts: GenerationFacts,
): Promise<boolean> {
  return serviceRpc("fail_ai_generation", { id, lease, status, code, facts: rowOf(facts) });
}

const mineSchema = row(
  {
    leftToday: z.number(),
    leftThisMonth: z.number(),
    stop: z.enum(artUnavailableCodes).nullable(),
    generations: z.array(
      row({
        id: z.uuid(),
        parentId: z.uuid().nullable(),
        prompt: z.string(),
        style: z.enum(artStyleIds),
        aspect: z.enum(artAspectIds),
        isTransparent: z.boolean(),
        status: z.enum(artStatuses),
        code: z.string().nullable(),
        createdAt: z.string(),
        asset: row({
          id: z.uuid(),
          width: z.int(),
          height: z.int(),
          hasAlpha: z.boolean(),
          softPercent: z.int(),
        }).nullable(),
      }),
    ),
  },
  { stop: "refusal" },
);

export async function findMyArt(userId: string): Promise<MyArt> {
  return mineSchema.parse(await serviceRpc("my_ai_art", { userId }));
}

/** For every visitor: whether the admin settings allow AI art. */
export async function readArtSwitch(): Promise<boolean> {
  return publicRpc("ai_art_is_on");
}

export async function sweepGenerations(limit: number): Promise<number> {
  return serviceRpc("sweep_ai_generations", { limit });
}
