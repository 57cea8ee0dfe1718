import "server-only";
import { createFal } from "@ai-sdk/fal";
import { type ArtGenerator, ArtProblem, type ArtSettings } from "./art-generator";
import { generateImageWithSdk, maxResponseBytes } from "./generate-image-with-sdk";
import { limitedFetch } from "./limited-fetch";

export function makeGenerator({ model, apiKey, apiUrl }: ArtSettings): ArtGenerator {
  const fal = createFal({ apiKey, baseURL: apiUrl ?? undefined, fetch: limitedFetch(maxResponseBytes) });
  return {
    draw: (request) => {
      const options = { enableSafetyChecker: true, outputFormat: "png" };
      const asked = {
        size: `${request.width}x${request.height}`,
        providerOptions: { fal: options },
      } as const;
      return generateImageWithSdk(
        fal.image(model),
        request,
        { ...asked, seed: request.seed ?? undefined },
        ({ calls }) => {
          const metadata = Object(calls[0]?.providerMetadata?.fal);
          if (Object(metadata.images?.[0]).nsfw === true) throw new ArtProblem("by_picture");
          return {
            revisedPrompt: null,
            seed: Number.isSafeInteger(metadata.seed) ? metadata.seed : request.seed,
          };
        },
      );
    },
  };
}
