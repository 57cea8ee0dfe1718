import type { ArtProvider } from "@/lib/ai-art/art-models";
import type { Paise } from "@/lib/money";

/** The drawing service. */
export interface ArtService {
  provider: ArtProvider;
  model: string;
}

/** Today's pictures, and their cost. */
export interface ArtToday {
  drawn: number;
  running: number;
  refused: number;
  failed: number;
  cost: Paise;
}
