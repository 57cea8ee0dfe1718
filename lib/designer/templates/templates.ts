import { birthdays } from "./birthdays";
import { college } from "./college";
import { festive } from "./festive";
import { foodAndCity } from "./food-and-city";
import { play } from "./play";
import type { Template } from "./template";
import { together } from "./together";

const templates: readonly Template[] = [
  ...college,
  ...birthdays,
  ...festive,
  ...together,
  ...play,
  ...foodAndCity,
];

/** Complete designs to start from, in picker order. */
export function listTemplates(): readonly Template[] {
  return templates;
}

/** Null for an unknown template. */
export function templateOf(id: string): Template | null {
  return templates.find((template) => template.id === id) ?? null;
}
