import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { blockElement } from "./block-element";

/** The values of all `::name{value="…"}` in a text, each once. */
export function listBlocks(tree: Root, name: string): string[] {
  const values = new Set<string>();
  visit(tree, "element", (node) => {
    if (node.tagName === blockElement && node.properties.block === name)
      values.add(String(node.properties.value));
  });
  return [...values];
}

/** The URLs of all pictures in a text. */
export function listPictures(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, "element", (node) => {
    if (node.tagName === "img") urls.push(String(node.properties.src ?? ""));
  });
  return urls;
}
