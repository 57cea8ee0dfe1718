import "server-only";
import { z } from "zod";
import { timeoutSignal } from "@/server/deadline";
import { DeliveryError } from "./delivery-error";

const deadlineMs = 10_000;

const unreachableSchema = z.object({
  cause: z.object({
    code: z.enum([
      "ECONNREFUSED",
      "EHOSTUNREACH",
      "ENETUNREACH",
      "ENOTFOUND",
      "EAI_AGAIN",
      "UND_ERR_CONNECT_TIMEOUT",
    ]),
  }),
});

const answerSchema = z
  .object({
    ...{ name: z.string(), code: z.union([z.string(), z.number()]), ok: z.boolean(), error: z.string() },
    type: z.string(),
  })
  .partial()
  .catch({});

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string | URLSearchParams;
}

/** Sends once; the outbox decides about retries. */
export async function postMessage(provider: string, { url, headers, body }: Post): Promise<void> {
  const { status, code, isTaken } = await send(provider, { url, headers, body });
  if (isTaken) return;
  // An earlier try reached the provider and its response was lost; the message has changed slightly since.
  if (status === 409 && code === "invalid_idempotent_request") return;
  throw new DeliveryError(provider, status, code);
}

async function send(provider: string, { url, headers, body }: Post) {
  try {
    const signal = timeoutSignal(deadlineMs);
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      signal,
      redirect: "manual",
      cache: "no-store",
    });
    const { name, code, ok, error, type } = answerSchema.parse(parseJson(await response.text()));
    const reason = name ?? error ?? code;
    return {
      status: response.status,
      code: reason === undefined ? null : String(reason),
      // Slack and MSG91 respond with 200 even when they refuse.
      isTaken: response.ok && ok !== false && type !== "error",
    };
  } catch (error) {
    const isUncertain = !("idempotency-key" in headers) && !isUnreachable(error);
    throw new DeliveryError(provider, null, null, { cause: error, isUncertain });
  }
}

/** The provider was not reached at all. */
function isUnreachable(error: unknown): boolean {
  return unreachableSchema.safeParse(error).success;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
