import { redo, undo } from "@/lib/designer/editor/history";
import type { Designer } from "./designer-context";

export function undoStep({ editing, say }: Designer): void {
  const label = editing.get().history.past.at(-1)?.label;
  if (label === undefined) return;
  editing.set(undo(editing.get()));
  say(`Undone: ${label}`);
}

export function redoStep({ editing, say }: Designer): void {
  const label = editing.get().history.future[0]?.label;
  if (label === undefined) return;
  editing.set(redo(editing.get()));
  say(`Redone: ${label}`);
}
