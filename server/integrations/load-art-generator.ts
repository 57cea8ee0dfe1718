import "server-only";
import type { ArtGenerator, ArtSettings } from "./art-generator";

const adapters = {
  openai: () => import("./art-openai"),
  google: () => import("./art-google"),
  fal: () => import("./art-fal"),
};

export interface ArtService extends ArtSettings {
  provider: keyof typeof adapters;
}

/** Each provider's code is loaded at its first drawing. */
export async function loadArtGenerator({ provider, ...settings }: ArtService): Promise<ArtGenerator> {
  const { makeGenerator } = await adapters[provider]();
  return makeGenerator(settings);
}
