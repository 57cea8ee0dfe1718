import type { z } from "zod";
import { listPlaceholders } from "@/lib/content/placeholders";
import { factNames } from "./fact-names";

/** Refuses an unknown `{{name}}`. */
export function checkFacts(typed: string, context: z.RefinementCtx): void {
  const unknown = listPlaceholders(typed).filter((name) => !Object.hasOwn(factNames, name));
  if (unknown.length === 0) return;
  const known = Object.keys(factNames).join(", ");
  const message = `Unknown placeholder {{${unknown[0]}}}. Available: ${known}`;
  context.addIssue({ code: "custom", message });
}
