import "server-only";
import { createGoogle } from "@ai-sdk/google";
import { drawBySdk, mostAnswerBytes } from "./art-by-sdk";
import type { ArtGenerator, ArtSettings } from "./art-generator";
import { limitedFetch } from "./limited-fetch";

export function makeGenerator({ model, apiKey, apiUrl }: ArtSettings): ArtGenerator {
  const google = createGoogle({ apiKey, baseURL: apiUrl ?? undefined, fetch: limitedFetch(mostAnswerBytes) });
  return {
    draw: (request) =>
      drawBySdk(google.image(model), request, { aspectRatio: request.ratio }, () => ({
        revisedPrompt: null,
        seed: null,
      })),
  };
}
