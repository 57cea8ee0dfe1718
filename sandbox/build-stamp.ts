import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { hashFiles } from "./hash-files";

/** Files that `next build` reads from the folder. */
export const BUILD_SOURCES = [
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
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

const BUILD_ID = join(".next", "BUILD_ID");

const stampSchema = z.object({ inputs: z.string(), buildId: z.string() });

/** Inputs of a build: sources, environment, the data its pages were rendered from, and the folder it names. */
export function hashInputs(env: Record<string, string>, dataMark: string): string {
  const fromOutside = Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_"));
  return hashFiles(BUILD_SOURCES, { env, fromOutside: fromOutside.sort(), dataMark, folder: resolve(".") });
}

const stampIn = (dir: string) => join(dir, "build.json");

export function isBuildFresh(dir: string, inputs: string): boolean {
  try {
    const stamp = stampSchema.parse(JSON.parse(readFileSync(stampIn(dir), "utf8")));
    // A later manual `next build` may have inlined other values.
    return stamp.inputs === inputs && stamp.buildId === readFileSync(BUILD_ID, "utf8");
  } catch {
    return false;
  }
}

export function stampBuild(dir: string, inputs: string): void {
  writeFileSync(stampIn(dir), JSON.stringify({ inputs, buildId: readFileSync(BUILD_ID, "utf8") }));
}
