import type { Root } from "hast";
import { visit } from "unist-util-visit";

const placeholder = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;

/** The names of all `{{name}}` in a text, each once. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? ""))];
}

/** Replaces `{{name}}` in a text with its value; a name without a value stays visible in a preview. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (typed, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? "") : typed,
  );
}

/** Fills the texts of a tree, not its URLs. */
export function fillPlaceholders(tree: Root, values: Readonly<Record<string, string>>): void {
  visit(tree, "text", (node) => {
    node.value = fillText(node.value, values);
  });
}
