import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Failure } from "@/lib/result";
import { AppError, statusOf, toFailure } from "@/server/errors";
import { log } from "@/server/log";
import { isSameOrigin } from "./origin";
import { parseInput } from "./parse-input";
import { readJson } from "./read-body";

const defaultMaxBytes = 64 * 1024;

interface PostRoute<S extends z.ZodType, T> {
  /** For the log, `noun: verb`. */
  name: string;
  schema: S;
  maxBytes?: number;
  run: (input: z.output<S>) => Promise<T>;
}

/** A JSON endpoint for our own pages: origin, size, strict parsing, run; never cached, never a stack. */
export function definePostRoute<S extends z.ZodType, T>({ name, schema, maxBytes, run }: PostRoute<S, T>) {
  return (request: Request): Promise<Response> =>
    answer(name, async () => {
      if (!isSameOrigin(request.headers)) throw new AppError("forbidden");
      return run(parseInput(schema, await readJson(request, maxBytes ?? defaultMaxBytes)));
    });
}

/** Runs a route's work and turns whatever comes of it into a private JSON answer. */
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
  const requestId = randomUUID();
  if (status >= 500) log.warn({ requestId, code: failure.code }, `${name}: answered ${status}`);
  const response = privateJson({ ...failure, requestId }, { status });
  if (failure.code === "unavailable") response.headers.set("retry-after", "5");
  return response;
}
