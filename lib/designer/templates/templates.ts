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

/** Complete designs to begin with, in the order of the picker. */
export function listTemplates(): readonly Template[] {
  return templates;
}

/** Null for a template that we don't have. */
export function templateOf(id: string): Template | null {
  return templates.find((template) => template.id === id) ?? null;
}
