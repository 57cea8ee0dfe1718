// The child process that decodes and draws untrusted pictures, see server/pictures/picture-child.ts. An abort, hang or
// memory overrun here costs one picture. Node runs this file directly: types are stripped, and imports name whole files.

import { draw } from "./draw.ts";
import { cutBackground, Problem, readPhoto, readUpload } from "./read-upload.ts";

const jobs = { draw, readUpload, cutBackground, readPhoto };
export type Jobs = typeof jobs;

/** 32 MB of RGBA. The garbage collector does not see this memory, and resvg frees it only when the collector runs. */
const pixelsBeforeCollecting = 8_000_000;
let pixelsSinceCollection = 0;

/** A print of twelve transparent patterns takes 500 MB, an upload 560. */
const maxBytes = 1250 * 1024 * 1024;
const watchMs = 20;
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, "SIGKILL");
}, watchMs).unref();

process.on("message", async ({ name, input }: { name: keyof Jobs; input: never }) => {
  const work: (input: never) => Promise<{ width: number; height: number }> = jobs[name];
  const answer = await work(input).then(
    (result) => ({ result }),
    (error: Error) =>
      error instanceof Problem ? { problem: error.problem } : { error: String(error.message) },
  );
  process.send?.(answer, () => {
    pixelsSinceCollection += "result" in answer ? answer.result.width * answer.result.height : 0;
    if (pixelsSinceCollection < pixelsBeforeCollecting) return;
    pixelsSinceCollection = 0;
    globalThis.gc?.();
  });
});
