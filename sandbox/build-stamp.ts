import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const SOURCES = [
  "app",
  "components",
  "lib",
  "server",
  "public",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

const BUILD_ID = join(".next", "BUILD_ID");

const stampSchema = z.object({ inputs: z.string(), buildId: z.string() });

function addPath(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addPath(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
}

/** What a build is made of: sources, values inlined into it, and the data its pages were rendered from. */
export function hashInputs(inlined: Record<string, string>, dataMark: string): string {
  const hash = createHash("sha256");
  for (const path of SOURCES) addPath(hash, path);
  return hash.update(JSON.stringify(inlined)).update(dataMark).update(process.version).digest("hex");
}

const stampIn = (dir: string) => join(dir, "build.json");

export function isBuildFresh(dir: string, inputs: string): boolean {
  try {
    const stamp = stampSchema.parse(JSON.parse(readFileSync(stampIn(dir), "utf8")));
    // Somebody may have run `next build` by hand since, with other values inlined.
    return stamp.inputs === inputs && stamp.buildId === readFileSync(BUILD_ID, "utf8");
  } catch {
    return false;
  }
}

export function stampBuild(dir: string, inputs: string): void {
  writeFileSync(stampIn(dir), JSON.stringify({ inputs, buildId: readFileSync(BUILD_ID, "utf8") }));
}
