import { type ArtAspect, artAspects } from "./art-aspects";

export const artProviders = ["openai", "google", "fal"] as const;
export type ArtProvider = (typeof artProviders)[number];

interface ArtModel {
  id: string;
  /** Supports a transparent background. Otherwise the background is removed afterwards. */
  canBeTransparent: boolean;
  takesSeed: boolean;
  /** For a square of 1024 pixels, in millionths of a US dollar, as listed in November 2026. */
  microUsd: number;
}

/** A provider's first model is its default. */
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

/** A model that this list lacks is assumed to be expensive, without extra features. */
const unknown = { canBeTransparent: false, takesSeed: false, microUsd: 100_000 };

export function artModelOf(provider: ArtProvider, id: string | undefined): ArtModel {
  const [defaultModel, ...others] = models[provider];
  if (id === undefined || defaultModel === undefined) return defaultModel ?? { id: "", ...unknown };
  return [defaultModel, ...others].find((model) => model.id === id) ?? { id, ...unknown };
}

/** Higher than the likely dollar rate, so that the day's budget holds. */
const paisePerUsd = 95_00;

export interface ArtCost {
  microUsd: number;
  paise: number;
}

/** The shop's cost of one picture. */
export function artCostOf({ microUsd }: Pick<ArtModel, "microUsd">, aspect: ArtAspect): ArtCost {
  const { width, height } = artAspects[aspect];
  const cost = Math.ceil((microUsd * width * height) / (1024 * 1024));
  return { microUsd: cost, paise: Math.ceil((cost * paisePerUsd) / 1_000_000) };
}
