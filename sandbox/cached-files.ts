import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";

const MOST_OF_A_KIND = 2;
const DAY_MS = 86_400_000;
/** Another process may still be copying from an entry that was requested a moment ago. */
const IN_USE_MS = 600_000;

type Kind = "shop" | "build" | "pictures" | "migrated" | "seeded" | "types" | "database-types" | "browser";

/** This machine's cache of slow results, shared by all clones of the shop. KAPAS_CACHE moves it. */
export function cacheRoot(): string {
  const { KAPAS_CACHE, XDG_CACHE_HOME } = process.env;
  return KAPAS_CACHE || join(XDG_CACHE_HOME || join(homedir(), ".cache"), "kapas");
}

/** Copies the entry of this key with `copy`. False when there is none, or it was deleted during the copy. */
export function takeCached(kind: Kind, key: string, copy: (entry: string) => void): boolean {
  const entry = join(cacheRoot(), `${kind}-${key}`);
  if (!existsSync(entry)) return false;
  try {
    const now = new Date();
    utimesSync(entry, now, now);
    copy(entry);
    return true;
  } catch {
    return false;
  }
}

/** Copies the newest entry of this kind, for what is right from any state. False when there is none. */
export function takeNewest(kind: Kind, copy: (entry: string) => void): boolean {
  const root = cacheRoot();
  const [newest] = existsSync(root) ? listByAge(root, `${kind}-`) : [];
  return newest !== undefined && takeCached(kind, basename(newest.path).slice(kind.length + 1), copy);
}

/**
 * Caches what `fill` copies into an empty folder. The entry appears whole or not at all; of two made at once
 * the first stays. A full or closed disk is not an error: the next run makes it again.
 */
export function addToCache(kind: Kind, key: string, fill: (draft: string) => void): void {
  const root = cacheRoot();
  let draft: string | null = null;
  try {
    mkdirSync(root, { recursive: true });
    draft = mkdtempSync(join(root, "draft-"));
    fill(draft);
    if (!existsSync(join(root, `${kind}-${key}`))) renameSync(draft, join(root, `${kind}-${key}`));
    removeOld(root, kind);
  } catch (error) {
    console.warn(`cached files: ${error instanceof Error ? error.message : error}`);
  } finally {
    if (draft) rmSync(draft, { recursive: true, force: true });
  }
}

function listByAge(root: string, prefix: string): { path: string; ageMs: number }[] {
  return readdirSync(root)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(root, name), ageMs: Date.now() - statSync(join(root, name)).mtimeMs }))
    .sort((a, b) => a.ageMs - b.ageMs);
}

function removeOld(root: string, kind: Kind): void {
  for (const { path, ageMs } of listByAge(root, `${kind}-`).slice(MOST_OF_A_KIND)) {
    if (ageMs < IN_USE_MS) continue;
    // Renamed first, so that no other process copies half of it.
    const gone = mkdtempSync(join(root, "draft-"));
    renameSync(path, join(gone, "entry"));
    rmSync(gone, { recursive: true, force: true });
  }
  // Leftovers of killed runs.
  for (const { path, ageMs } of listByAge(root, "draft-")) {
    if (ageMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

export function copyTree(from: string, to: string, isWanted?: (source: string) => boolean): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isWanted });
}
