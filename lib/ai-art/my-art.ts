import type { ArtAspect } from "./art-aspects";
import type { ArtStyleId } from "./art-styles";

export const artStatuses = ["queued", "running", "done", "failed", "refused"] as const;

/** A picture as its owner sees it. */
export interface Generation {
  id: string;
  parentId: string | null;
  prompt: string;
  style: ArtStyleId;
  aspect: ArtAspect;
  isTransparent: boolean;
  status: (typeof artStatuses)[number];
  /** Why it was not made. */
  code: string | null;
  /** ISO. */
  createdAt: string;
  /** null: not drawn, or deleted. */
  asset: { id: string; width: number; height: number; hasAlpha: boolean; softPercent: number } | null;
}

export const artUnavailableCodes = [
  "ai_off",
  "ai_running",
  "ai_day_used",
  "ai_month_used",
  "ai_shop_used",
  "ai_busy",
] as const;
export type ArtUnavailable = (typeof artUnavailableCodes)[number];

/** Why drawing is unavailable now. */
export const artUnavailableMessages: Readonly<Record<ArtUnavailable, string>> = {
  ai_off: "AI art isn't available right now.",
  ai_running: "We're still generating your last picture.",
  ai_day_used: "You've used all your pictures for today. You'll get more tomorrow.",
  ai_month_used: "You've used all your pictures for this month. You'll get more next month.",
  ai_shop_used: "AI art has reached today's limit. Come back tomorrow.",
  ai_busy: "AI art is busy right now. Try again in a minute.",
};

/** A person's credits and pictures, newest first. */
export interface MyArt {
  leftToday: number;
  leftThisMonth: number;
  stop: ArtUnavailable | null;
  generations: Generation[];
}

export function isGenerationActive({ status }: Pick<Generation, "status">): boolean {
  return status === "queued" || status === "running";
}
