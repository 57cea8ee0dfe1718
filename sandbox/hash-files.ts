import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";

function addPath(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addPath(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
}

/** A hash of the files and folders without their tests, other facts, this machine's kind and its Node version. */
export function hashFiles(paths: readonly string[], facts: unknown): string {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, path);
  const machine = [platform(), arch(), process.version];
  return hash
    .update(JSON.stringify([facts, machine]))
    .digest("hex")
    .slice(0, 32);
}
