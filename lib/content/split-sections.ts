import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";

export interface Section {
  id: string;
  title: string;
  tree: Root;
}

/** Splits a text by its headings of one level; text before the first one is a section without a title. */
export function splitSections(tree: Root, tagName: "h2" | "h3"): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === "element" && node.tagName === tagName) {
      sections.push({
        id: String(node.properties.id ?? ""),
        title: textOf(node),
        tree: { type: "root", children: [] },
      });
      continue;
    }
    if (sections.length === 0) {
      if (node.type === "text" && node.value.trim() === "") continue;
      sections.push({ id: "", title: "", tree: { type: "root", children: [] } });
    }
    sections.at(-1)?.tree.children.push(node);
  }
  return sections;
}

/** `mailto:shop` is replaced by the shop's own address, because placeholders are not filled in URLs. */
export function linkToShop(tree: Root, email: string): void {
  for (const node of tree.children) visitLinks(node, email);
}

function visitLinks(node: Root["children"][number], email: string): void {
  if (node.type !== "element") return;
  if (node.properties.href === "mailto:shop") node.properties.href = `mailto:${email}`;
  for (const child of node.children) visitLinks(child, email);
}
