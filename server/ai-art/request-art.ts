import "server-only";
import { randomInt } from "node:crypto";
import { artCostOf, artModelOf } from "@/lib/ai-art/art-models";
import type { ArtRequest } from "@/lib/ai-art/art-request";
import { artStyles } from "@/lib/ai-art/art-styles";
import { checkPrompt } from "@/lib/ai-art/check-prompt";
import type { MyArt } from "@/lib/ai-art/my-art";
import { writePrompt } from "@/lib/ai-art/write-prompt";
import { AppError, mapRefusals } from "@/server/errors";
import { readArtSettings } from "./art-settings";
import { artRefusals } from "./explain-refusal";
import { findMyArt, reserveGeneration } from "./repository";

/** Checks a prompt and takes a credit for it; the caller starts the drawing. */
export async function requestArt(userId: string, request: ArtRequest): Promise<MyArt> {
  const settings = readArtSettings();
  if (!settings) throw artRefusals.ai_off;
  const checked = checkPrompt(request.prompt);
  if (checked.is === "refused")
    throw new AppError("invalid_input", checked.message, { prompt: checked.message });
  const style = artStyles[request.style];
  const { provider, model } = settings;
  const skills = artModelOf(provider, model);
  const { aspect, isTransparent } = request;
  const ground = isTransparent ? (skills.canBeTransparent ? "transparent" : "plain") : "drawn";
  await mapRefusals(artRefusals, () =>
    reserveGeneration({
      ...request,
      userId,
      prompt: checked.prompt,
      finalPrompt: writePrompt({ prompt: checked.prompt, style, aspect, ground }),
      provider,
      model,
      seed: skills.takesSeed ? randomInt(2 ** 31) : null,
      cost: artCostOf(skills, aspect),
    }),
  );
  return findMyArt(userId);
}
