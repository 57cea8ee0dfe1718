import "server-only";
import { APICallError, generateImage, type ImageModel, NoImageGeneratedError } from "ai";
import { ArtProblem, type ArtProblemCode, type GeneratedImage, type ImageRequest } from "./art-generator";
import { TooLong } from "./limited-fetch";

type Asked = Omit<Parameters<typeof generateImage>[0], "model" | "prompt" | "maxRetries" | "abortSignal">;
type Answer = Awaited<ReturnType<typeof generateImage>>;

/** For a picture; as base64 in JSON it is a third longer. */
const maxBytes = 20 * 1024 * 1024;
export const maxResponseBytes = Math.ceil((maxBytes * 4) / 3) + 64 * 1024;

/** Words in providers' error messages for a refused prompt. */
const refusalWords =
  /moderation_blocked|content_policy|safety system|safety_violation|PROHIBITED_CONTENT|nsfw|content_filter/i;
const unpaidWords = /insufficient_quota|billing|exhausted balance|payment/i;

function problemOfStatus(status: number | undefined, body: string): ArtProblemCode {
  if (status === undefined) return "down";
  if (status < 400) return "garbled";
  if ((status === 400 || status === 422 || status === 403) && refusalWords.test(body)) return "by_provider";
  if (status === 429) return unpaidWords.test(body) ? "misconfigured" : "busy";
  if (status >= 500 || status === 408 || status === 409) return "down";
  return "misconfigured";
}

function hasCause(error: unknown, kind: abstract new (...args: never[]) => unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof kind) return true;
  return false;
}

function problemOf(error: unknown, signal: AbortSignal): ArtProblemCode {
  if (error instanceof ArtProblem) return error.code;
  if (signal.aborted) return "too_slow";
  if (hasCause(error, TooLong)) return "garbled";
  if (NoImageGeneratedError.isInstance(error)) return wasBlocked(error) ? "by_provider" : "garbled";
  if (APICallError.isInstance(error)) return problemOfStatus(error.statusCode, error.responseBody ?? "");
  return /fetch failed|terminated/.test(Object(error).message) ? "down" : "garbled";
}

/** Gemini's refusal is an empty response with a reason. */
function wasBlocked(error: NoImageGeneratedError): boolean {
  const metadata = JSON.stringify(error.calls?.map(({ providerMetadata }) => providerMetadata) ?? []);
  return /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|"blockReason":"/.test(metadata);
}

/** Draws one picture without retries: a second try costs money, and the customer may try again. */
export async function generateImageWithSdk(
  model: ImageModel,
  { prompt, signal }: ImageRequest,
  asked: Asked,
  read: (answer: Answer) => Omit<GeneratedImage, "bytes">,
): Promise<GeneratedImage> {
  try {
    const answer = await generateImage({
      ...asked,
      model,
      prompt,
      n: 1,
      maxRetries: 0,
      abortSignal: signal,
    });
    const bytes = Buffer.from(answer.image.uint8Array);
    if (bytes.byteLength > maxBytes) throw new ArtProblem("garbled");
    return { bytes, ...read(answer) };
  } catch (error) {
    throw new ArtProblem(problemOf(error, signal), error);
  }
}
