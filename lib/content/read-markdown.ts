import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { blockElement } from "./block-element";
import { fillPlaceholders } from "./placeholders";
import { findTextProblem } from "./text-limits";

const { h1: _, ...attributes } = { ...defaultSchema.attributes };

/** GitHub's rules, without form elements, and with links only to pages, email or a phone. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== "input"), blockElement],
  attributes: { ...attributes, [blockElement]: ["block", "value"] },
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  // Only footnotes have ids here, already prefixed, and their links use the prefixed ids.
  clobberPrefix: "",
};

/** Leaf directives become blocks; everything else that looks like a directive ("at 10:am") stays as typed. */
function convertBlocks() {
  return (tree: MarkdownRoot, file: { value: unknown }): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === "leafDirective") {
        node.data = {
          hName: blockElement,
          hProperties: { block: node.name, value: node.attributes?.value ?? "" },
        };
        node.children = [];
      } else if (
        (node.type === "textDirective" || node.type === "containerDirective") &&
        parent &&
        index !== undefined
      ) {
        const { start, end } = node.position ?? {};
        const typed = { type: "text" as const, value: String(file.value).slice(start?.offset, end?.offset) };
        parent.children[index] =
          node.type === "textDirective" ? typed : { type: "paragraph", children: [typed] };
        return [SKIP, index + 1];
      }
    });
  };
}

/** The page's title is its only h1. */
function lowerTitles() {
  return (tree: Root): void => {
    visit(tree, "element", (node) => {
      if (node.tagName === "h1") node.tagName = "h2";
    });
  };
}

/** `//host` is another site: written in full, it can't be mistaken for a path of the shop. */
function nameOtherHosts() {
  return (tree: Root): void => {
    visit(tree, "element", ({ properties }) => {
      for (const name of ["href", "src"]) {
        const address = properties[name];
        if (typeof address === "string" && address.startsWith("//")) properties[name] = `https:${address}`;
      }
    });
  };
}

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(convertBlocks)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(nameOtherHosts)
  .use(lowerTitles)
  .use(rehypeSlug, { prefix: "on-" });

/**
 * Markdown as a tree of safe HTML: raw HTML is dropped, links lead to pages, email or a phone. `{{name}}` is filled
 * from `values` after parsing, so a value is always text. A text that no form would accept, because parsing
 * its marks could block the server, becomes one paragraph as typed.
 */
export function readMarkdown(text: string, values: Readonly<Record<string, string>> = {}): Root {
  const tree = findTextProblem(text) ? asTyped(text) : reader.runSync(reader.parse(text), { value: text });
  fillPlaceholders(tree, values);
  return tree;
}

function asTyped(value: string): Root {
  const children = [{ type: "text" as const, value }];
  return { type: "root", children: [{ type: "element", tagName: "p", properties: {}, children }] };
}

export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** The headings for a table of contents, in order. */
export function listHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "element", (node) => {
    if (node.tagName !== "h2" && node.tagName !== "h3") return;
    headings.push({
      id: String(node.properties.id ?? ""),
      text: textOf(node),
      depth: node.tagName === "h2" ? 2 : 3,
    });
  });
  return headings;
}

/** The words of a text without marks, blocks separated by a space. */
export function plainText(tree: Root): string {
  return tree.children
    .map((node) => textOf(node))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
