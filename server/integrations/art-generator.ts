import "server-only";

export interface ArtWish {
  prompt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The same as a ratio, such as 2:3. */
  ratio: `${number}:${number}`;
  /** Asked only of a model that can. */
  isTransparent: boolean;
  /** Asked only of a model that takes one. */
  seed: number | null;
  /** Ends the wait. */
  signal: AbortSignal;
}

/** Bytes from outside: nobody has looked at them. */
export interface DrawnArt {
  bytes: Buffer;
  /** Null: the provider does not say. */
  revisedPrompt: string | null;
  seed: number | null;
}

/** Whoever draws. Throws ArtProblem. */
export interface ArtGenerator {
  draw(wish: ArtWish): Promise<DrawnArt>;
}

export interface ArtSettings {
  model: string;
  apiKey: string;
  /** Null: the provider's own. */
  apiUrl: string | null;
}

/**
 * Why there is no picture. down: no answer, or a failure of the service · busy: asked too often · too_slow: the signal ended it ·
 * garbled: no picture that can be read · misconfigured: key, model or bill · by_provider, by_picture: refused for the words, or
 * for what came out.
 */
export type ArtProblemCode =
  | "down"
  | "busy"
  | "too_slow"
  | "garbled"
  | "misconfigured"
  | "by_provider"
  | "by_picture";

export class ArtProblem extends Error {
  readonly code: ArtProblemCode;

  constructor(code: ArtProblemCode, cause?: unknown) {
    super(`No picture: ${code}`, { cause });
    this.name = "ArtProblem";
    this.code = code;
  }
}
