import { z } from "zod";
import { now, setNow } from "@/server/clock";
import { env, isSandbox } from "@/server/env";
import { AppError } from "@/server/errors";
import { answer } from "@/server/http/answer";
import { requireBearer } from "@/server/http/bearer";
import { parseInput } from "@/server/http/parse-input";
import { readJson } from "@/server/http/read-body";

const clockSchema = z.strictObject({ at: z.iso.datetime({ offset: true }).nullable() });

/** For tests: sets the shop's clock; null restores the real time. */
export function POST(request: Request): Promise<Response> {
  return answer("sandbox: set the clock", async () => {
    if (!isSandbox()) throw new AppError("not_found");
    requireBearer(request.headers, env().JOBS_SECRET);
    const { at } = parseInput(clockSchema, await readJson(request, 1024));
    setNow(at === null ? null : new Date(at));
    return { now: now().toISOString() };
  });
}
