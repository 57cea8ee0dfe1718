import type { ArtAspect } from "./art-aspects";
import type { ArtStyleId } from "./art-styles";

export const artStatuses = ["queued", "running", "done", "failed", "refused"] as const;

/** A picture as who wished for it sees it. */
export interface Generation {
  id: string;
  parentId: string | null;
  prompt: string;
  style: ArtStyleId;
  aspect: ArtAspect;
  isTransparent: boolean;
  status: (typeof artStatuses)[number];
  /** Why it is not there. */
  code: string | null;
  /** ISO. */
  createdAt: string;
  /** null: not drawn, or gone. */
  asset: { id: string; width: number; height: number; hasAlpha: boolean; softPercent: number } | null;
}

export const artStopIds = [
  "ai_off",
  "ai_running",
  "ai_day_used",
  "ai_month_used",
  "ai_shop_used",
  "ai_busy",
] as const;
export type ArtStop = (typeof artStopIds)[number];

/** Why nothing can be drawn now. */
export const artStops: Readonly<Record<ArtStop, string>> = {
  ai_off: "AI art is switched off right now.",
  ai_running: "One picture at a time: yours is being drawn.",
  ai_day_used: "You have used today's pictures. There are new ones tomorrow.",
  ai_month_used: "You have used this month's pictures. There are new ones next month.",
  ai_shop_used: "The shop has drawn as many pictures as it does in a day. Come back tomorrow.",
  ai_busy: "Many pictures are being drawn right now. Try again in a minute.",
};

/** A person's credits and pictures, the newest first. */
export interface MyArt {
  leftToday: number;
  leftThisMonth: number;
  stop: ArtStop | null;
  generations: Generation[];
}

export function isUnderway({ status }: Pick<Generation, "status">): boolean {
  return status === "queued" || status === "running";
}
