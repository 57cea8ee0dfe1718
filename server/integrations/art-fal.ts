import "server-only";
import { createFal } from "@ai-sdk/fal";
import { drawBySdk, mostAnswerBytes } from "./art-by-sdk";
import { type ArtGenerator, ArtProblem, type ArtSettings } from "./art-generator";
import { limitedFetch } from "./limited-fetch";

export function makeGenerator({ model, apiKey, apiUrl }: ArtSettings): ArtGenerator {
  const fal = createFal({ apiKey, baseURL: apiUrl ?? undefined, fetch: limitedFetch(mostAnswerBytes) });
  return {
    draw: (wish) => {
      const options = { enableSafetyChecker: true, outputFormat: "png" };
      const asked = { size: `${wish.width}x${wish.height}`, providerOptions: { fal: options } } as const;
      return drawBySdk(fal.image(model), wish, { ...asked, seed: wish.seed ?? undefined }, ({ calls }) => {
        const said = Object(calls[0]?.providerMetadata?.fal);
        if (Object(said.images?.[0]).nsfw === true) throw new ArtProblem("by_picture");
        return { revisedPrompt: null, seed: Number.isSafeInteger(said.seed) ? said.seed : wish.seed };
      });
    },
  };
}
