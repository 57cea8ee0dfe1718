import type { PatternLayer } from "../document";
import { random } from "../random";
import type { Drawing } from "../resources";
import { cloth } from "./cloth";
import { dots } from "./dots";
import { kolam } from "./kolam";
import { lines } from "./lines";
import { mandala } from "./mandala";
import type { Inks, PatternMaker } from "./pattern-maker";

const makers: ReadonlyMap<string, PatternMaker> = new Map(
  Object.entries({ kolam, mandala, ...cloth, ...lines, ...dots }),
);

/** A pattern for the picker. */
export interface Pattern extends Omit<PatternMaker, "draw" | "most"> {
  id: string;
}

const patterns: readonly Pattern[] = [...makers].map(([id, { name, inks, onDark, repeat }]) => ({
  id,
  name,
  inks,
  onDark,
  repeat,
}));

export function listPatterns(): readonly Pattern[] {
  return patterns;
}

export function hasPattern(id: string): boolean {
  return makers.has(id);
}

type Asked = Pick<PatternLayer, "pattern" | "seed" | "inks" | "width" | "height" | "repeat">;

/**
 * Draws a pattern by its seed, always the same for the same numbers, in tenths of a millimetre. It overlaps its frame, and the
 * caller clips it. Null for an unknown pattern.
 */
export function drawPattern(layer: Asked): Drawing | null {
  const maker = makers.get(layer.pattern);
  if (!maker) return null;
  const [width, height] = [layer.width * 10, layer.height * 10];
  const ink = (slot: number) => layer.inks[slot] ?? maker.inks[slot] ?? maker.inks[0] ?? "#000000";
  const inks: Inks = [ink(0), ink(1), ink(2), ink(3), ink(4)];
  const step = Math.max(layer.repeat * 10, Math.sqrt((width * height) / maker.most));
  const chance = random(layer.seed * 7919 + 11);
  return { markup: maker.draw({ width, height, step, random: chance, inks }), width, height };
}
