import { redo, undo } from "@/lib/designer/editor/history";
import type { Designer } from "../designer-context";

export function undoStep({ editing, announce }: Designer): void {
  const label = editing.get().history.past.at(-1)?.label;
  if (label === undefined) return;
  editing.set(undo(editing.get()));
  announce(`Undone: ${label}`);
}

export function redoStep({ editing, announce }: Designer): void {
  const label = editing.get().history.future[0]?.label;
  if (label === undefined) return;
  editing.set(redo(editing.get()));
  announce(`Redone: ${label}`);
}
