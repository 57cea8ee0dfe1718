import "server-only";

export interface ImageRequest {
  prompt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The same as a ratio, such as 2:3. */
  ratio: `${number}:${number}`;
  /** Sent only to a model that supports it. */
  isTransparent: boolean;
  /** Sent only to a model that takes one. */
  seed: number | null;
  /** Ends the wait. */
  signal: AbortSignal;
}

/** Unchecked bytes from outside. */
export interface GeneratedImage {
  bytes: Buffer;
  /** Null: not reported by the provider. */
  revisedPrompt: string | null;
  seed: number | null;
}

/** An image provider. Throws ArtProblem. */
export interface ArtGenerator {
  draw(request: ImageRequest): Promise<GeneratedImage>;
}

export interface ArtSettings {
  model: string;
  apiKey: string;
  /** Null: the provider's own. */
  apiUrl: string | null;
}

/**
 * Why there is no picture. down: no response, or a failure of the service · busy: rate limited · too_slow:
 * the signal ended it · garbled: an unreadable picture · misconfigured: key, model or bill · by_provider,
 * by_picture: refused for the prompt, or for the result.
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
