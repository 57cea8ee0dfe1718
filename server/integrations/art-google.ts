import "server-only";
import { createGoogle } from "@ai-sdk/google";
import type { ArtGenerator, ArtSettings } from "./art-generator";
import { generateImageWithSdk, maxResponseBytes } from "./generate-image-with-sdk";
import { limitedFetch } from "./limited-fetch";

export function makeGenerator({ model, apiKey, apiUrl }: ArtSettings): ArtGenerator {
  const google = createGoogle({
    apiKey,
    baseURL: apiUrl ?? undefined,
    fetch: limitedFetch(maxResponseBytes),
  });
  return {
    draw: (request) =>
      generateImageWithSdk(google.image(model), request, { aspectRatio: request.ratio }, () => ({
        revisedPrompt: null,
        seed: null,
      })),
  };
}
