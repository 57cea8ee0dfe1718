import "server-only";
import { artModelOf } from "@/lib/ai-art/art-models";
import { env } from "@/server/env";
import type { ModerationSettings } from "@/server/integrations/art-moderation";
import type { ArtService } from "@/server/integrations/load-art-generator";

/** The image provider; null: this shop has no AI art. */
export function readArtSettings(): ArtService | null {
  const { AI_IMAGE_PROVIDER: provider, AI_IMAGE_MODEL, AI_IMAGE_API_KEY, AI_IMAGE_API_URL } = env();
  if (provider === "none" || !AI_IMAGE_API_KEY) return null;
  const { id } = artModelOf(provider, AI_IMAGE_MODEL || undefined);
  return { provider, model: id, apiKey: AI_IMAGE_API_KEY, apiUrl: AI_IMAGE_API_URL || null };
}

/** The moderation of words and pictures; null: only the provider's own, and the review before a print. */
export function readModerationSettings(): ModerationSettings | null {
  const { AI_MODERATION_API_KEY, AI_MODERATION_API_URL } = env();
  if (AI_MODERATION_API_KEY) return { apiKey: AI_MODERATION_API_KEY, apiUrl: AI_MODERATION_API_URL };
  const drawing = readArtSettings();
  if (drawing?.provider !== "openai") return null;
  return { apiKey: drawing.apiKey, apiUrl: drawing.apiUrl ?? AI_MODERATION_API_URL };
}
