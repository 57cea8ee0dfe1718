import { statfsSync } from "node:fs";
import { Hono } from "hono";

const minFreeMb = 32;
const askAgainAfterMs = 1_000;

function readFreeMb(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return (bavail * bsize) / 1_048_576;
}

/** One line for a full disk, or null. PostgreSQL reports "could not extend file", the shop "Internal server error". */
export function findDiskProblem(dir: string, freeMb = readFreeMb(dir)): string | null {
  if (freeMb >= minFreeMb) return null;
  return `The disk is full: ${Math.floor(freeMb)} MB are free in ${dir}, at least ${minFreeMb} are needed. Free some space; the shop resumes automatically.`;
}

type Options = {
  dir: string;
  printLine: (line: string) => void;
  findProblem?: (dir: string) => string | null;
};

/** Runs first: while the disk is full, each request gets this response, so that nothing is half written. */
export function diskGuard({ dir, printLine, findProblem = findDiskProblem }: Options): Hono {
  let problem: string | null = null;
  let askedAt = 0;
  const ask = () => {
    if (Date.now() - askedAt < askAgainAfterMs) return problem;
    const before = problem;
    problem = findProblem(dir);
    askedAt = Date.now();
    if (problem && !before) printLine(problem);
    if (!problem && before) printLine("The disk has space again.");
    return problem;
  };
  const app = new Hono();
  app.use("*", async (c, next) => {
    const message = ask();
    return message ? c.json({ code: "disk_full", message }, 503) : next();
  });
  return app;
}
