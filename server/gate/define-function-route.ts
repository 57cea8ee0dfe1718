import "server-only";
import type { z } from "zod";
import { requireBearer } from "@/server/http/bearer";
import { handleFunctionRequest } from "@/server/http/handle-function-request";
import { parseInput } from "@/server/http/parse-input";
import { readJson } from "@/server/http/read-body";
import type { Guard } from "./guard";
import { type Gate, passGate } from "./pass-gate";

interface FunctionRoute<G extends Guard<z.output<S>>, S extends z.ZodType> extends Gate<G, S> {
  maxBytes: number;
  /** A caller with this secret bypasses the guard and the limit. */
  secret?: () => string;
  run: (input: z.output<S>) => Promise<void>;
}

/** A background function of the pages: gate, run, 202; see handleFunctionRequest(). */
export function defineFunctionRoute<G extends Guard<z.output<S>>, S extends z.ZodType>(
  route: FunctionRoute<G, S>,
) {
  return (request: Request): Promise<Response> =>
    handleFunctionRequest(route.name, async () => {
      const read = () => readJson(request, route.maxBytes);
      if (route.secret && request.headers.has("authorization")) {
        requireBearer(request.headers, route.secret());
        return route.run(parseInput(route.schema, await read()));
      }
      const { input } = await passGate(route, request.headers, read);
      return route.run(input);
    });
}
