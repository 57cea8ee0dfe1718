import { type ArtAspect, artAspects } from "./art-aspects";

export const artProviders = ["openai", "google", "fal"] as const;
export type ArtProvider = (typeof artProviders)[number];

interface ArtModel {
  id: string;
  /** Draws on nothing when it is asked to. Where it can't, the background is removed afterwards. */
  canBeTransparent: boolean;
  takesSeed: boolean;
  /** For a square of 1024 pixels, in millionths of a US dollar, as listed in November 2026. */
  microUsd: number;
}

/** The first one of a provider is used where no other is named. */
const models: Record<ArtProvider, readonly ArtModel[]> = {
  openai: [
    { id: "gpt-image-1-mini", canBeTransparent: true, takesSeed: false, microUsd: 8000 },
    { id: "gpt-image-1", canBeTransparent: true, takesSeed: false, microUsd: 42_000 },
    { id: "gpt-image-1.5", canBeTransparent: true, takesSeed: false, microUsd: 34_000 },
    { id: "gpt-image-2", canBeTransparent: false, takesSeed: false, microUsd: 60_000 },
  ],
  google: [
    { id: "gemini-2.5-flash-image", canBeTransparent: false, takesSeed: false, microUsd: 39_000 },
    { id: "gemini-3-pro-image-preview", canBeTransparent: false, takesSeed: false, microUsd: 134_000 },
  ],
  fal: [
    { id: "fal-ai/flux/schnell", canBeTransparent: false, takesSeed: true, microUsd: 3000 },
    { id: "fal-ai/flux/dev", canBeTransparent: false, takesSeed: true, microUsd: 25_000 },
  ],
};

/** A model that this list does not have is taken for a dear one that can do nothing more. */
const unknown = { canBeTransparent: false, takesSeed: false, microUsd: 100_000 };

export function artModelOf(provider: ArtProvider, id: string | undefined): ArtModel {
  const [usual, ...others] = models[provider];
  if (id === undefined || usual === undefined) return usual ?? { id: "", ...unknown };
  return [usual, ...others].find((model) => model.id === id) ?? { id, ...unknown };
}

/** More than a dollar is likely to cost, so that the day's budget holds. */
const paisePerUsd = 95_00;

export interface ArtCost {
  microUsd: number;
  paise: number;
}

/** What one picture costs the shop. */
export function artCostOf({ microUsd }: Pick<ArtModel, "microUsd">, aspect: ArtAspect): ArtCost {
  const { width, height } = artAspects[aspect];
  const cost = Math.ceil((microUsd * width * height) / (1024 * 1024));
  return { microUsd: cost, paise: Math.ceil((cost * paisePerUsd) / 1_000_000) };
}
