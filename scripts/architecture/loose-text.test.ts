import type { Expression, JSXElementChild, JSXText } from "@swc/core";
import { listSources, parse } from "./sources";

type Kind = "text" | "element" | "nothing" | "unknown";

/** The kinds of children that an expression can render, by its syntax. */
function kindsOf(node: Expression): Kind[] {
  switch (node.type) {
    case "ParenthesisExpression":
      return kindsOf(node.expression);
    case "StringLiteral":
      return [node.value === "" ? "nothing" : "text"];
    case "TemplateLiteral":
    case "NumericLiteral":
      return ["text"];
    case "NullLiteral":
      return ["nothing"];
    case "JSXElement":
    case "JSXFragment":
      return ["element"];
    case "ConditionalExpression":
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case "BinaryExpression":
      return node.operator === "&&" ? ["nothing", ...kindsOf(node.right)] : ["unknown"];
    case "CallExpression":
      return isMap(node.callee as object) ? ["nothing", "element"] : ["unknown"];
    default:
      return ["unknown"];
  }
}

const isMap = ({ property }: { property?: { value?: unknown } }) => property?.value === "map";

/** JSX drops white space that contains a line break. */
const isDropped = ({ value }: JSXText) => value.trim() === "" && value.includes("\n");

function kindsOfChild(child: JSXElementChild): Set<Kind> {
  if (child.type === "JSXText") return new Set(isDropped(child) ? [] : ["text"]);
  if (child.type === "JSXElement" || child.type === "JSXFragment") return new Set(["element"]);
  const isCode = child.type === "JSXExpressionContainer" && child.expression.type !== "JSXEmptyExpression";
  return new Set(isCode ? kindsOf(child.expression as Expression) : []);
}

const comesAndGoes = (kinds: Set<Kind>) => kinds.size > 1 && (kinds.has("nothing") || kinds.has("element"));

/** Text next to a conditional sibling, or conditional text next to a sibling. */
function isLoose(children: JSXElementChild[]): boolean {
  const kinds = children.map(kindsOfChild).filter(({ size }) => size > 0);
  return kinds.length > 1 && kinds.some(comesAndGoes) && kinds.some((each) => each.has("text"));
}

interface Markup {
  type: string;
  children?: JSXElementChild[];
  opening?: { name?: { value?: string } };
}

function* looseTexts(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, children, opening } = node as Markup;
  // A fragment's texts mount and unmount with it.
  const isBare = type === "JSXFragment" && children?.some((child) => kindsOfChild(child).has("text"));
  if (children && (isBare || isLoose(children))) {
    const words = children.map((child) => (child.type === "JSXText" ? child.value.trim() : "{}")).join(" ");
    yield `<${opening?.name?.value ?? ""}> ${words}`;
  }
  for (const value of Object.values(node)) yield* looseTexts(value);
}

it("wraps text next to conditional siblings in its own element, because translators replace text nodes", () => {
  const screens = listSources(["app", "components"]).filter((file) => file.endsWith(".tsx"));
  const found = screens.flatMap((file) => [...looseTexts(parse(file))].map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
