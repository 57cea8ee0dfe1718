import "server-only";
import { z } from "zod";
import { captchaHeader } from "@/lib/auth/captcha";
import { withDeadline } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { readBody } from "@/server/http/read-body";
import { countGuestFile, requireGuestShare } from "@/server/limits/guest-files";
import type { PersonGuard } from "./guard";
import { type Gate, type Passage, passGate } from "./pass-gate";

const nothing = z.strictObject({});

interface UploadRoute<G extends PersonGuard> extends Omit<Gate<G, typeof nothing>, "schema"> {
  maxBytes: number;
  /** Message for a file that is too large; its size is null when the browser did not send it. */
  describeTooLarge?: (bytes: number | null) => string;
  /** `query`: of the URL, with the file's purpose. */
  run: (file: Buffer, passage: Passage<G>, query: URLSearchParams) => Promise<unknown>;
}

/** An endpoint whose body is one file: gate, then the bytes, then run. Reading stops when the file is too large. */
export function defineUploadRoute<G extends PersonGuard>({
  maxBytes,
  describeTooLarge,
  run,
  ...gate
}: UploadRoute<G>) {
  return (request: Request): Promise<Response> =>
    answer(gate.name, async () => {
      const { passage } = await withDeadline(async () => {
        const passed = await passGate({ ...gate, schema: nothing }, request.headers, () => ({}));
        await requireGuestShare(passed.passage.viewer, request.headers.get(captchaHeader) ?? undefined);
        return passed;
      });
      // A slow connection may take its time with the file.
      const file = await readBody(request, maxBytes, describeTooLarge);
      return withDeadline(async () => {
        const stored = await run(file, passage, new URL(request.url).searchParams);
        await countGuestFile(passage.viewer);
        return stored;
      }, workMs);
    });
}

/** For pictures that wait in a queue. */
const workMs = 60_000;
