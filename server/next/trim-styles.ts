import "server-only";
import postcss, { type ChildNode, list } from "postcss";

/** A rule with the classes that each of its selectors needs; the rules around it; anything else, which stays. */
type Part = { text: string; needs?: string[][] } | { opening: string; parts: Part[] };

const groups = new Set(["layer", "media", "supports", "container"]);
const condition = /:([\w-]+)\(([^()]*)\)/g;
const registration = /@property (--[\w-]+) ?\{[^}]*\}/g;
const classInSelector = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const escapes = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;
const classAttribute = /\sclass="([^"]*)"/g;
const entities: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" };

/** Parses a sheet once, for `trimStyles`. */
export function readSheet(css: string): Part[] {
  return postcss.parse(css).nodes.map(toPart);
}

function toPart(node: ChildNode): Part {
  if (node.type === "rule") {
    // The minifier leaves some declarations several times.
    const lines = node.nodes.map(String);
    const last = lines.filter((line, index) => lines.lastIndexOf(line) === index);
    return {
      text: `${node.selector}{${last.join(";")}}`,
      needs: node.selectors.flatMap(alternativesOf).map(classesIn),
    };
  }
  if (node.type !== "atrule" || !node.nodes) return { text: `${node};` };
  return groups.has(node.name)
    ? { opening: `@${node.name} ${node.params}{`, parts: node.nodes.map(toPart) }
    : { text: node.toString() };
}

/** The minifier puts selectors with `:has()` into one `:is()`. */
function alternativesOf(selector: string): string[] {
  const [, inner] = /^:is\((.*)\)$/s.exec(selector) ?? [];
  if (inner === undefined) return [selector];
  let depth = 0;
  for (const sign of inner.replace(/\\./g, "")) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth < 0) return [selector];
  }
  return list.comma(inner);
}

/** The classes that an element must have. Classes in `:not()` or in a list of alternatives are optional, so such a rule stays. */
function classesIn(selector: string): string[] {
  // Escaped parentheses belong to a class.
  let plain = selector.replaceAll("\\(", "\\28 ").replaceAll("\\)", "\\29 ");
  for (let last = ""; last !== plain; ) {
    last = plain;
    plain = plain.replace(condition, (_all, name: string, inner: string) =>
      /^(?:is|where|has)$/.test(name) && !inner.includes(",") ? ` ${inner}` : "",
    );
  }
  return [...plain.matchAll(classInSelector)].map(([, name = ""]) =>
    name.replace(escapes, (_all, code: string | undefined, sign = "") =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
}

/**
 * The rules of a sheet that can apply to an element of this page, and the properties that they use. Of empty
 * groups only layers stay, because their order matters.
 */
export function trimStyles(sheet: readonly Part[], html: string): string {
  const used = new Set<string>();
  for (const [, value = ""] of html.matchAll(classAttribute)) {
    const names = value.replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);
    for (const name of names.split(/\s+/)) used.add(name);
  }
  const text = write(sheet, used);
  return text.replace(registration, (rule, name) => (text.includes(`var(${name}`) ? rule : ""));
}

function write(parts: readonly Part[], used: ReadonlySet<string>): string {
  let text = "";
  for (const part of parts) {
    if ("opening" in part) {
      const inner = write(part.parts, used);
      if (inner || part.opening.startsWith("@layer")) text += `${part.opening}${inner}}`;
    } else if (!part.needs || part.needs.some((names) => names.every((name) => used.has(name))))
      text += part.text;
  }
  return text;
}
