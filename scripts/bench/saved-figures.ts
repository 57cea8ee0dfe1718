import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Row = Record<string, string | number>;

interface SavedFigures {
  commit: string;
  /** Such as 2026-11-25. */
  date: string;
  rows: Record<string, Row>;
  /** Measurements other than pages: clicks and taps. */
  others: Row;
}

const file = fileURLToPath(new URL("figures.json", import.meta.url));

/** The last saved figures, to compare a change with; null when there are none. */
export function readSavedFigures(): SavedFigures | null {
  const all = JSON.parse(readFileSync(file, "utf8")) as SavedFigures[];
  return all.at(-1) ?? null;
}

/** Adds the figures of today's commit. They come from one machine: on another, only ratios are comparable. */
export function saveFigures(rows: Record<string, Row>, others: Row): void {
  const all = JSON.parse(readFileSync(file, "utf8")) as SavedFigures[];
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify([...all, { commit, date, rows, others }], null, 2)}\n`);
}
