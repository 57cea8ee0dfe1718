import "server-only";
import { z } from "zod";
import { withinPatience } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { readBody } from "@/server/http/read-body";
import type { PersonGuard } from "./guard";
import { type Gate, passGate } from "./pass-gate";

const nothing = z.strictObject({});

interface UploadRoute extends Omit<Gate<PersonGuard, typeof nothing>, "schema"> {
  maxBytes: number;
  run: (file: Buffer) => Promise<unknown>;
}

/** An endpoint whose body is one file: gate, then the bytes, then run. A file that is too long is not read to its end. */
export function defineUploadRoute({ maxBytes, run, ...gate }: UploadRoute) {
  return (request: Request): Promise<Response> =>
    answer(gate.name, async () => {
      await withinPatience(() => passGate({ ...gate, schema: nothing }, request.headers, () => ({})));
      // A slow line may take its time with the file.
      const file = await readBody(request, maxBytes);
      return withinPatience(() => run(file), workMs);
    });
}

/** For pictures that wait for others. */
const workMs = 60_000;
