import "server-only";
import { withDeadline } from "@/server/deadline";
import { moderate } from "@/server/integrations/art-moderation";
import { loadArtGenerator } from "@/server/integrations/load-art-generator";
import { readArtSettings, readModerationSettings } from "./art-settings";
import { type ArtDependencies, generateAndStoreArt } from "./generate-and-store-art";
import { type ClaimedGeneration, claimGeneration } from "./repository";

/** The longest measured time of a provider for a large picture is two minutes. */
const drawMs = 150_000;
/** Length of a lease: drawing, two moderations, and storing. */
const leaseMs = 235_000;

async function openHands({ model }: ClaimedGeneration): Promise<ArtDependencies> {
  const drawing = readArtSettings();
  const looking = readModerationSettings();
  return {
    // With the reserved model, whose price was charged.
    generator: drawing && (await loadArtGenerator({ ...drawing, model })),
    moderate: looking && ((seen) => moderate(looking, seen)),
    drawMs,
  };
}

/** Draws a reserved picture, unless another process does. */
export function runGeneration(id: string): Promise<void> {
  return withDeadline(async () => {
    const claimed = await claimGeneration(id);
    if (claimed) await generateAndStoreArt(claimed, await openHands(claimed));
  }, leaseMs);
}

/** For the jobs: draws pictures that a dead process left behind, one after the other, until the time is up. */
export function runLeftGenerations(maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  return withDeadline(async () => {
    while (performance.now() < end) {
      const claimed = await claimGeneration(null);
      if (!claimed) return;
      await generateAndStoreArt(claimed, await openHands(claimed));
    }
  }, maxMs + leaseMs);
}
