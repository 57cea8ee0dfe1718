import { parseSync } from "@swc/core";

/** One change of a source file that its tests should notice. */
export interface Fault {
  kind: "condition" | "operator" | "await" | "constant" | "if";
  line: number;
  from: string;
  to: string;
  /** Byte offsets */
  start: number;
  end: number;
}

type Node = { type: string; span: { start: number; end: number } } & Record<string, unknown>;
type Edit = Pick<Fault, "kind" | "to" | "start" | "end">;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";

/** Types have no faults that a test could notice; of `x as T` only x is searched. */
const isType = ({ type }: Node) =>
  type.startsWith("Ts") && !/^Ts(As|NonNull|Satisfies|ConstAssertion)/.test(type);

const otherOperator: Record<string, string> = {
  "&&": "||",
  "||": "&&",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
};

/** All possible faults of a file, in source order. The parser's byte offsets start at 1 and continue across files. */
export function findFaults(source: string, isTsx: boolean): Fault[] {
  const bytes = Buffer.from(source);
  const program = parseSync(source, { syntax: "typescript", tsx: isTsx, target: "esnext" });
  // The span of a program begins at its first token, after leading comments and white space.
  const first = Buffer.byteLength(source.slice(0, lengthOfHead(source)));
  const offset = program.span.start - first;
  const edits: Edit[] = [];
  const textOf = ({ span }: Node) => bytes.subarray(span.start - offset, span.end - offset).toString();
  const add = (node: Node, kind: Fault["kind"], to: string) =>
    edits.push({ kind, to, start: node.span.start - offset, end: node.span.end - offset });

  const visit = (node: Node): void => {
    if (isType(node) || node.type === "ImportDeclaration") return;
    addFaultsOf(node, textOf, add);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        const inner = isNode(child) ? child : Reflect.get(Object(child), "expression");
        if (isNode(inner)) visit(inner);
      }
    }
  };
  for (const statement of program.body) if (isNode(statement)) visit(statement);
  return edits.map((edit) => ({
    ...edit,
    from: bytes.subarray(edit.start, edit.end).toString(),
    line: bytes.subarray(0, edit.start).toString().split("\n").length,
  }));
}

/** The file's text with the fault applied. */
export function putFault(source: string, { start, end, to }: Fault): string {
  const bytes = Buffer.from(source);
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(to), bytes.subarray(end)]).toString();
}

/** Length of the comments and white space before the first token. */
function lengthOfHead(source: string): number {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0].length ?? 0;
}

function addFaultsOf(
  node: Node,
  textOf: (node: Node) => string,
  add: (node: Node, kind: Fault["kind"], to: string) => void,
): void {
  const { type, test, left, right, operator, argument, value, alternate } = node;
  if ((type === "IfStatement" || type === "ConditionalExpression") && isNode(test)) {
    add(test, "condition", `!(${textOf(test)})`);
  }
  if (type === "IfStatement" && !alternate) add(node, "if", "{}");
  if (type === "BinaryExpression" && isNode(left) && isNode(right) && typeof operator === "string") {
    const other = otherOperator[operator];
    if (other) add(node, "operator", `${textOf(left)} ${other} ${textOf(right)}`);
  }
  if (type === "AwaitExpression" && isNode(argument)) add(node, "await", textOf(argument));
  if (type === "NumericLiteral" && typeof value === "number") add(node, "constant", String(value + 1));
  if (type === "BooleanLiteral") add(node, "constant", String(!value));
}
