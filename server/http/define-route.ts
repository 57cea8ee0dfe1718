import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { PlainLimit } from "@/lib/limits/limits";
import type { Failure } from "@/lib/result";
import { withinPatience } from "@/server/deadline";
import { AppError, statusOf, toFailure } from "@/server/errors";
import { type LimitPlan, takeLimit, takeVisitorLimit } from "@/server/limits/take-limit";
import { log } from "@/server/log";
import { admit, type Guard, type ViewerBehind } from "./define-action";
import { isSameOrigin } from "./origin";
import { parseInput } from "./parse-input";
import { readJson } from "./read-body";

const defaultMaxBytes = 64 * 1024;

/** null: a public route asks nobody who it is, so that it works while nobody can say. */
type RouteViewer<G extends Guard> = G extends "public" ? null : ViewerBehind<G>;

interface PostRoute<G extends Guard, S extends z.ZodType, T> {
  /** For the log, `noun: verb`. */
  name: string;
  guard: G;
  /** How often, see lib/limits/limits.ts. */
  limit: LimitPlan<{ input: z.output<S>; viewer: RouteViewer<G> }>;
  schema: S;
  maxBytes?: number;
  run: (input: z.output<S>, viewer: RouteViewer<G>) => Promise<T>;
}

/** A JSON endpoint for our own pages: origin, guard, size, strict parsing, limit, run; never cached, never a stack. */
export function definePostRoute<G extends Guard, S extends z.ZodType, T>(route: PostRoute<G, S, T>) {
  return (request: Request): Promise<Response> =>
    answer(route.name, () =>
      withinPatience(async () => {
        if (!isSameOrigin(request.headers)) throw new AppError("forbidden");
        const viewer = await admitToRoute(route.guard);
        const input = parseInput(route.schema, await readJson(request, route.maxBytes ?? defaultMaxBytes));
        await takeLimit(route.limit, { input, viewer });
        return route.run(input, viewer);
      }),
    );
}

async function admitToRoute<G extends Guard>(guard: G): Promise<RouteViewer<G>>;
async function admitToRoute(guard: Guard): Promise<ViewerBehind<Guard>> {
  return guard === "public" ? null : admit(guard);
}

/** A JSON answer for anybody, which costs more than a kept page: limit, run. */
export function answerWithin(
  limit: PlainLimit,
  name: string,
  run: () => Promise<unknown>,
): Promise<Response> {
  return answer(name, () =>
    withinPatience(async () => {
      await takeVisitorLimit(limit);
      return run();
    }),
  );
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
