import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import type { ArtGenerator, ArtSettings } from "./art-generator";
import { generateImageWithSdk, maxResponseBytes } from "./generate-image-with-sdk";
import { limitedFetch } from "./limited-fetch";

export function makeGenerator({ model, apiKey, apiUrl }: ArtSettings): ArtGenerator {
  const openai = createOpenAI({
    apiKey,
    baseURL: apiUrl ?? undefined,
    fetch: limitedFetch(maxResponseBytes),
  });
  return {
    draw: (request) => {
      const background = request.isTransparent ? "transparent" : "opaque";
      const options = { quality: "medium", background, outputFormat: "png" };
      return generateImageWithSdk(
        openai.image(model),
        request,
        { size: `${request.width}x${request.height}`, providerOptions: { openai: options } },
        ({ providerMetadata }) => {
          const metadata = providerMetadata.openai?.images[0];
          const revised =
            metadata && typeof metadata === "object" && "revisedPrompt" in metadata
              ? metadata.revisedPrompt
              : null;
          return { revisedPrompt: typeof revised === "string" ? revised.slice(0, 4000) : null, seed: null };
        },
      );
    },
  };
}
