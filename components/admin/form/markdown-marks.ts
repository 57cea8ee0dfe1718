/** A Markdown mark that a button inserts. */
export interface Mark {
  label: string;
  /** With Control. */
  key?: string;
  /** Wraps the selection. */
  around?: readonly [before: string, after: string];
  /** Starts the line. */
  line?: string;
  /** Inserted when nothing is selected. */
  example: string;
}

export const marks: readonly Mark[] = [
  { label: "Bold", key: "b", around: ["**", "**"], example: "bold" },
  { label: "Italic", key: "i", around: ["*", "*"], example: "italic" },
  { label: "Heading", line: "## ", example: "Heading" },
  { label: "List", line: "- ", example: "First" },
  { label: "Quote", line: "> ", example: "Quote" },
  { label: "Link", around: ["[", "](/products)"], example: "link text" },
];

/** A text and its selection. */
export interface Selected {
  value: string;
  start: number;
  end: number;
}

/** The text that replaces the selection, and the selection afterwards, as offsets from the start of that text. */
interface Typed {
  text: string;
  select: readonly [from: number, to: number];
}

/** Lines of their own, with an empty line before and after; `select` is an offset in `text`. */
export function planLines({ value, start, end }: Selected, text: string, select: Typed["select"]): Typed {
  const [before, after] = [value.slice(0, start), value.slice(end)];
  const gap = before === "" || /\n[ \t]*\n$/.test(before) ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const tail = after.startsWith("\n\n") ? "" : after === "" || after.startsWith("\n") ? "\n" : "\n\n";
  return { text: `${gap}${text}${tail}`, select: [gap.length + select[0], gap.length + select[1]] };
}

/** Selects an inserted example, so that typing replaces it; a previous selection stays selected as a whole. */
export function planMark(selected: Selected, { around, line = "", example }: Mark): Typed {
  const { value, start, end } = selected;
  const chosen = value.slice(start, end) || example;
  if (around) {
    const [before, after] = around;
    return {
      text: `${before}${chosen}${after}`,
      select: [before.length, before.length + chosen.length],
    };
  }
  const lines = chosen.split("\n").map((one) => `${line}${one}`);
  const text = lines.join("\n");
  return planLines(selected, text, [line.length, text.length]);
}

/** The text that Enter inserts in a list or a quote: the start of the next line. In an empty line it ends the list. Null: default Enter. */
export function planEnter({ value, start, end }: Selected): { text: string; from: number } | null {
  if (start !== end) return null;
  const from = value.lastIndexOf("\n", start - 1) + 1;
  const [, indent = "", sign = "", rest = ""] =
    /^([ \t]*)([-*+] |\d{1,9}[.)] |> )(.*)$/.exec(value.slice(from, start)) ?? [];
  if (sign === "") return null;
  const isEmpty = rest.trim() === "" && /^(?:\n|$)/.test(value.slice(start));
  if (isEmpty) return { text: "\n", from };
  const next = sign.replace(/^\d+/, (digits) => String(Number(digits) + 1));
  return { text: `\n${indent}${next}`, from: start };
}

type Area = HTMLTextAreaElement;

/** Replaces the selection as if it were typed: Ctrl-Z works, and the form gets its input event. */
function type(area: Area, text: string): void {
  area.focus();
  const isTyped = document.execCommand("insertText", false, text);
  if (isTyped) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

const selectedIn = ({ selectionStart, selectionEnd, value }: Area): Selected => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

function typePlan(area: Area, { text, select: [from, to] }: Typed): void {
  const { start } = selectedIn(area);
  type(area, text);
  area.setSelectionRange(start + from, start + to);
}

export function insertMark(area: Area, mark: Mark): void {
  typePlan(area, planMark(selectedIn(area), mark));
}

/** On lines of their own; the cursor moves behind them. */
export function insertLines(area: Area, text: string): void {
  typePlan(area, planLines(selectedIn(area), text, [text.length, text.length]));
}

/** Enter in a list. False: the browser's default applies. */
export function continueList(area: Area): boolean {
  const plan = planEnter(selectedIn(area));
  if (plan === null) return false;
  area.setSelectionRange(plan.from, area.selectionEnd);
  type(area, plan.text);
  return true;
}
