import { addLine } from "./add-line";
import { type CartItem, type CartLine, countItems } from "./cart";

interface Added {
  lines: readonly CartLine[];
  /** The number of added items. */
  itemCount: number;
  /** Items that were refused, or only added in part, and why. */
  refused: { title: string; message: string }[];
}

export function addLines(before: readonly CartLine[], items: readonly CartItem[]): Added {
  const refused: Added["refused"] = [];
  let lines = before;
  for (const item of items) {
    const change = addLine(lines, item);
    lines = change.lines;
    if (change.message) refused.push({ title: item.title, message: change.message });
  }
  return { lines, itemCount: countItems(lines) - countItems(before), refused };
}
