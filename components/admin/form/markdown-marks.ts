/** A mark of Markdown that a button puts into a text. */
export interface Mark {
  label: string;
  /** With Control. */
  key?: string;
  /** Stands around what is selected. */
  around?: readonly [before: string, after: string];
  /** Begins the line. */
  line?: string;
  /** What stands there when nothing is selected. */
  example: string;
}

export const marks: readonly Mark[] = [
  { label: "Bold", key: "b", around: ["**", "**"], example: "bold" },
  { label: "Italic", key: "i", around: ["*", "*"], example: "italic" },
  { label: "Heading", line: "## ", example: "Heading" },
  { label: "List", line: "- ", example: "First" },
  { label: "Quote", line: "> ", example: "What somebody said" },
  { label: "Link", around: ["[", "](/products)"], example: "words of the link" },
];

type Area = HTMLTextAreaElement;

/** Replaces what is selected, as if it were typed: Ctrl-Z takes it back, and the form hears of it. */
function type(area: Area, text: string): void {
  area.focus();
  const isTyped = document.execCommand("insertText", false, text);
  if (isTyped) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

export function putMark(area: Area, { around, line, example }: Mark): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const chosen = value.slice(start, end) || example;
  if (!around) {
    const lines = chosen.split("\n").map((one) => `${line ?? ""}${one}`);
    putLines(area, lines.join("\n"));
    return;
  }
  const [before, after] = around;
  type(area, `${before}${chosen}${after}`);
  area.setSelectionRange(start + before.length, start + before.length + chosen.length);
}

/** With an empty line before them. */
export function putLines(area: Area, text: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const before = value.slice(0, start);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const after = value.slice(end).startsWith("\n") ? "" : "\n";
  type(area, `${gap}${text}${after}`);
}
