import "server-only";
import { artAspects } from "@/lib/ai-art/art-aspects";
import { artModelOf } from "@/lib/ai-art/art-models";
import type { ArtFailure, ArtRefusal } from "@/lib/ai-art/explain-art-failure";
import { timeoutSignal, withDeadline } from "@/server/deadline";
import type { ReadUpload } from "@/server/designs/read-upload";
import { hashOf, inOwnTurn, storeUploadFiles } from "@/server/designs/store-upload";
import { BackendError, isUnavailable } from "@/server/errors";
import { type ArtGenerator, ArtProblem, type GeneratedImage } from "@/server/integrations/art-generator";
import type { Moderation } from "@/server/integrations/art-moderation";
import { log } from "@/server/log";
import { retryUnavailable } from "@/server/retry-unavailable";
import { artXmp } from "./art-xmp";
import { readArt } from "./read-art";
import { type ClaimedGeneration, failGeneration, finishGeneration } from "./repository";

/** The image provider and the moderation. */
export interface ArtDependencies {
  /** Null: AI art was removed from the environment since then. */
  generator: ArtGenerator | null;
  moderate: ((seen: { text: string } | { webp: Buffer }) => Promise<Moderation>) | null;
  /** Time limit for a drawing. */
  drawMs: number;
}

/** The moderation flagged it. */
class Flagged extends Error {
  constructor(readonly code: "by_words" | "by_picture") {
    super(`Flagged: ${code}`);
  }
}

const nothing = { microUsd: 0, paise: 0 };
const refusals = new Set(["by_provider", "by_words", "by_picture"]);

/** One attempt, with its costs and findings so far. */
class Attempt {
  cost = nothing;
  isDrawn = false;
  moderation: Moderation | null = null;

  constructor(
    private readonly claimed: ClaimedGeneration,
    private readonly hands: ArtDependencies,
  ) {}

  async run(): Promise<void> {
    const { generator } = this.hands;
    if (!generator) throw new ArtProblem("misconfigured");
    await this.look({ text: this.claimed.prompt }, "by_words");
    const drawn = await this.draw(generator);
    this.cost = this.claimed.cost;
    this.isDrawn = true;
    const read = await again(() => inOwnTurn(`ai art ${this.claimed.lease}`, () => this.read(drawn)));
    await again(() => this.look({ webp: read.preview }, "by_picture"));
    await again(() => this.store(drawn, read));
  }

  private draw(generator: ArtGenerator): Promise<GeneratedImage> {
    const { finalPrompt, aspect, isTransparent, seed } = this.claimed;
    const { canBeTransparent, takesSeed } = artModelOf(this.claimed.provider, this.claimed.model);
    return generator.draw({
      prompt: finalPrompt,
      ...artAspects[aspect],
      isTransparent: isTransparent && canBeTransparent,
      seed: takesSeed ? seed : null,
      signal: timeoutSignal(this.hands.drawMs),
    });
  }

  private read({ bytes }: GeneratedImage): Promise<ReadUpload> {
    const { canBeTransparent } = artModelOf(this.claimed.provider, this.claimed.model);
    return readArt(bytes, {
      isCut: this.claimed.isTransparent && !canBeTransparent,
      xmp: artXmp(this.claimed),
    });
  }

  private async look(seen: { text: string } | { webp: Buffer }, refusal: "by_words" | "by_picture") {
    if (!this.hands.moderate) return;
    this.moderation = await this.hands.moderate(seen);
    if (this.moderation.flagged) throw new Flagged(refusal);
  }

  private async store({ bytes, seed, revisedPrompt }: GeneratedImage, read: ReadUpload): Promise<void> {
    const files = { ...(await storeUploadFiles(read)), sentSha256: hashOf(bytes) };
    const { cost, moderation } = this;
    await finishGeneration(this.claimed, files, { cost, moderation, seed, revisedPrompt });
  }
}

/** For the steps after the drawing, which is already paid. */
const again = <T>(step: () => Promise<T>): Promise<T> =>
  retryUnavailable(
    step,
    (error) =>
      isUnavailable(error) ||
      (error instanceof ArtProblem && (error.code === "down" || error.code === "busy")),
  );

function codeOf(error: unknown, { isDrawn }: Attempt): ArtFailure | ArtRefusal {
  if (isDrawn && isUnavailable(error)) return "not_stored";
  if (error instanceof Flagged) return error.code;
  if (error instanceof ArtProblem) return error.code;
  if (error instanceof BackendError && error.hint === "assets_full") return "no_room";
  return "down";
}

/** Draws and stores a picture, or returns its credit; never throws for an error of the provider. */
export async function generateAndStoreArt(claimed: ClaimedGeneration, hands: ArtDependencies): Promise<void> {
  const attempt = new Attempt(claimed, hands);
  try {
    await attempt.run();
  } catch (error) {
    const code = codeOf(error, attempt);
    const isRefused = refusals.has(code);
    if (!isRefused) log.error({ err: error, generationId: claimed.id, code }, "ai art: no picture");
    // The time for the drawing may be used up.
    await withDeadline(() => failGeneration(claimed, isRefused ? "refused" : "failed", code, attempt));
  }
}
