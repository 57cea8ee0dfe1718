import "server-only";
import { randomUUID } from "node:crypto";
import type { Failure } from "@/lib/result";
import { statusOf, toFailure } from "@/server/errors";
import { log } from "@/server/log";
import { requestContext } from "@/server/request-context";

/** Runs a route's work and turns its result or error into a private JSON answer. */
export async function answer(name: string, run: () => Promise<unknown>): Promise<Response> {
  try {
    return privateJson(await run());
  } catch (error) {
    return failureResponse(name, toFailure(name, error));
  }
}

export function privateJson(body: unknown, init?: ResponseInit): Response {
  const response = Response.json(body, init);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

export function failureResponse(name: string, failure: Failure): Response {
  const status = statusOf(failure.code);
  // Outside of our server, as in tests, the request has no id.
  const id = requestContext().requestId ?? randomUUID();
  if (status >= 500) log.warn({ code: failure.code }, `${name}: answered ${status}`);
  // Section 7 of spec.md names the field.
  const body = { ...failure, error: failure.message, requestId: id };
  const response = privateJson(body, { status });
  const retryAfter = failure.retryAfter ?? (failure.code === "unavailable" ? 5 : null);
  if (retryAfter !== null) response.headers.set("retry-after", String(retryAfter));
  return response;
}
