import type { ArtProvider } from "@/lib/ai-art/art-models";
import type { Paise } from "@/lib/money";

/** Who draws. */
export interface ArtDrawer {
  provider: ArtProvider;
  model: string;
}

/** What was drawn today, and what it costs. */
export interface ArtToday {
  drawn: number;
  running: number;
  refused: number;
  failed: number;
  cost: Paise;
}
