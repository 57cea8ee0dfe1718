import { type RefObject, useEffect } from "react";
import { zoomBy } from "../canvas/zoom-bar";
import { type Designer, useDesigner } from "../designer-context";
import { hasSheets } from "../use-is-wide";
import {
  copySelected,
  deleteSelected,
  duplicateSelected,
  nudgeSelected,
  pasteCopied,
  restackSelected,
} from "./edit-commands";
import { redoStep, undoStep } from "./history-steps";
import { closePanel } from "./tool-panel";

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Elements that keep their own keys. */
const fields = "input, textarea, select, [contenteditable], dialog";

interface ShortcutsProps {
  root: RefObject<HTMLElement | null>;
  openHelp: () => void;
}

/** The editor's keyboard shortcuts. A field keeps all its keys, and so does the page while the focus is outside the editor. */
export function Shortcuts({ root, openHelp }: ShortcutsProps) {
  const designer = useDesigner();
  useFocusReturn(root, designer);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      const isHere = target === document.body || (target !== null && root.current?.contains(target));
      if (!isHere || target.closest(fields)) return;
      if (run(event, designer, openHelp)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [root, designer, openHelp]);
  return null;
}

/** True when the key was handled. */
function run(event: KeyboardEvent, designer: Designer, openHelp: () => void): boolean {
  const { key, shiftKey } = event;
  const hasSelection = designer.editing.get().selectedId !== null;
  if (event.ctrlKey || event.metaKey) return event.altKey ? false : runWithCommand(event, designer);
  const arrow = arrows[key];
  if (arrow) {
    if (!hasSelection) return false;
    const mm = shiftKey ? 10 : 1;
    nudgeSelected(designer, arrow[0] * mm, arrow[1] * mm);
    return true;
  }
  if (event.altKey) return false;
  switch (key) {
    case "Delete":
    case "Backspace":
      deleteSelected(designer);
      return hasSelection;
    case "[":
      restackSelected(designer, -1);
      return hasSelection;
    case "]":
      restackSelected(designer, 1);
      return hasSelection;
    case "+":
    case "=":
      zoomBy(designer.camera, 1);
      return true;
    case "-":
      zoomBy(designer.camera, -1);
      return true;
    case "Escape":
      // A sheet covers half of a phone, so it closes first.
      if (designer.panel.get() !== null && (!hasSelection || hasSheets())) {
        closePanel(designer);
        return true;
      }
      if (!hasSelection) return false;
      designer.select(null);
      return true;
    case "?":
      openHelp();
      return true;
    default:
      return false;
  }
}

function runWithCommand({ key, shiftKey }: KeyboardEvent, designer: Designer): boolean {
  switch (key.toLowerCase()) {
    case "z":
      if (shiftKey) redoStep(designer);
      else undoStep(designer);
      return true;
    case "y":
      redoStep(designer);
      return true;
    case "c":
      // A text selection on the page is copied by the browser itself.
      return String(window.getSelection()) === "" && copySelected(designer);
    case "v":
      return pasteCopied(designer);
    case "d":
      if (designer.editing.get().selectedId === null) return false;
      duplicateSelected(designer);
      return true;
    default:
      return false;
  }
}

/** When the focused control is removed, the focus moves to the editor, so that its shortcuts keep working. */
function useFocusReturn(root: RefObject<HTMLElement | null>, { editing, panel }: Designer): void {
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const check = () =>
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body && last !== null && !last.isConnected;
        if (isLost) node.focus({ preventScroll: true });
      });
    node.addEventListener("focusin", onFocus);
    const stops = [editing.subscribe(check), panel.subscribe(check)];
    return () => {
      node.removeEventListener("focusin", onFocus);
      for (const stop of stops) stop();
    };
  }, [root, editing, panel]);
}
