import { dismissToast, getToast, toast } from "@/components/ui/toast-store";
import type { Designer } from "../designer-context";
import { undoStep } from "../toolbar/history-steps";

/** Confirms a change and offers Undo until the next change: after that, Undo would revert that one. */
export function toastWithUndo(designer: Designer, title: string, description: string): void {
  const { editing } = designer;
  const { document } = editing.get();
  const action = { label: "Undo", onPress: () => undoStep(designer) };
  const stop = editing.subscribe(() => {
    if (editing.get().document === document) return;
    stop();
    if (getToast()?.action === action) dismissToast();
  });
  toast({ title, description, action });
}
