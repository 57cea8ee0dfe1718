import "server-only";
import type { z } from "zod";
import type { PlainLimit } from "@/lib/limits/limits";
import { withDeadline } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { readJson } from "@/server/http/read-body";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";
import type { Guard } from "./guard";
import { type Gate, type Passage, passGate } from "./pass-gate";

const defaultMaxBytes = 64 * 1024;

interface PostRoute<G extends Guard<z.output<S>>, S extends z.ZodType, T> extends Gate<G, S> {
  maxBytes?: number;
  /** Total time limit of its backend calls, when it exceeds a page's. */
  workMs?: number;
  run: (input: z.output<S>, passage: Passage<G>) => Promise<T>;
}

/** A JSON endpoint for our own pages: gate, run; never cached, never a stack trace. */
export function definePostRoute<G extends Guard<z.output<S>>, S extends z.ZodType, T>(
  route: PostRoute<G, S, T>,
) {
  return (request: Request): Promise<Response> =>
    answer(route.name, () =>
      withDeadline(async () => {
        const { input, passage } = await passGate(route, request.headers, () =>
          readJson(request, route.maxBytes ?? defaultMaxBytes),
        );
        return route.run(input, passage);
      }, route.workMs),
    );
}

/** A public JSON endpoint that costs more than a cached page: limit, run. */
export function answerWithin(
  limit: PlainLimit,
  name: string,
  run: () => Promise<unknown>,
): Promise<Response> {
  return answer(name, () =>
    withDeadline(async () => {
      await enforceVisitorLimit(limit);
      return run();
    }),
  );
}
