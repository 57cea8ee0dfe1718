import "server-only";
import { z } from "zod";
import { captchaHeader } from "@/lib/auth/captcha";
import { withinPatience } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { readBody } from "@/server/http/read-body";
import { countGuestFile, requireGuestShare } from "@/server/limits/guest-files";
import type { PersonGuard } from "./guard";
import { type Gate, type Passage, passGate } from "./pass-gate";

const nothing = z.strictObject({});

interface UploadRoute<G extends PersonGuard> extends Omit<Gate<G, typeof nothing>, "schema"> {
  maxBytes: number;
  /** Words for a file that is too long; its size is null when the browser did not say it. */
  describeTooLarge?: (bytes: number | null) => string;
  /** `query`: of the address, which says what the file is for. */
  run: (file: Buffer, passage: Passage<G>, query: URLSearchParams) => Promise<unknown>;
}

/** An endpoint whose body is one file: gate, then the bytes, then run. A file that is too long is not read to its end. */
export function defineUploadRoute<G extends PersonGuard>({
  maxBytes,
  describeTooLarge,
  run,
  ...gate
}: UploadRoute<G>) {
  return (request: Request): Promise<Response> =>
    answer(gate.name, async () => {
      const { passage } = await withinPatience(async () => {
        const passed = await passGate({ ...gate, schema: nothing }, request.headers, () => ({}));
        await requireGuestShare(passed.passage.viewer, request.headers.get(captchaHeader) ?? undefined);
        return passed;
      });
      // A slow line may take its time with the file.
      const file = await readBody(request, maxBytes, describeTooLarge);
      return withinPatience(async () => {
        const stored = await run(file, passage, new URL(request.url).searchParams);
        await countGuestFile(passage.viewer);
        return stored;
      }, workMs);
    });
}

/** For pictures that wait for others. */
const workMs = 60_000;
