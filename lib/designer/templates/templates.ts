import { everyday } from "./everyday";
import { birthdays, festivals } from "./festivals";
import type { Template } from "./template";

const templates: readonly Template[] = [...everyday, ...festivals, ...birthdays];

/** Complete designs to begin with, in the order of the picker. */
export function listTemplates(): readonly Template[] {
  return templates;
}

export function templateOf(id: string): Template | null {
  return templates.find((template) => template.id === id) ?? null;
}
