import "server-only";
import { withinPatience } from "@/server/deadline";
import { moderate } from "@/server/integrations/art-moderation";
import { openArtGenerator } from "@/server/integrations/open-art-generator";
import { readArtSettings, readModerationSettings } from "./art-settings";
import { type ArtHands, drawGeneration } from "./draw-generation";
import { type ClaimedGeneration, claimGeneration } from "./repository";

/** The longest measured time of a provider for a large picture is two minutes. */
const drawMs = 150_000;
/** Length of a lease: drawing, two moderations, and storing. */
const leaseMs = 235_000;

async function openHands({ model }: ClaimedGeneration): Promise<ArtHands> {
  const drawing = readArtSettings();
  const looking = readModerationSettings();
  return {
    // With the reserved model, whose price was charged.
    generator: drawing && (await openArtGenerator({ ...drawing, model })),
    moderate: looking && ((seen) => moderate(looking, seen)),
    drawMs,
  };
}

/** Draws a reserved picture, unless another process does. */
export function runGeneration(id: string): Promise<void> {
  return withinPatience(async () => {
    const claimed = await claimGeneration(id);
    if (claimed) await drawGeneration(claimed, await openHands(claimed));
  }, leaseMs);
}

/** For the jobs: draws pictures that a dead process left behind, one after the other, until the time is up. */
export function runLeftGenerations(mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  return withinPatience(async () => {
    while (performance.now() < end) {
      const claimed = await claimGeneration(null);
      if (!claimed) return;
      await drawGeneration(claimed, await openHands(claimed));
    }
  }, mostMs + leaseMs);
}
