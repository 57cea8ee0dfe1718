import type { DesignDocument } from "../document";
import type { PrintView } from "../printing/print-areas";

/** More steps than anyone undoes. */
const stepLimit = 100;

/** A previous document, and the side shown then. */
interface Step {
  document: DesignDocument;
  view: PrintView;
  selectedId: string | null;
  /** The change that replaced it, such as "Move". */
  label: string;
}

/** Plain data: it is stored with the draft, so that undo works after a reload. */
export interface History {
  past: readonly Step[];
  future: readonly Step[];
  /** Changes of one gesture (a drag, typing into one field) make one step. */
  gesture: string | null;
}

export interface Editing {
  document: DesignDocument;
  view: PrintView;
  selectedId: string | null;
  history: History;
}

export interface Change {
  label: string;
  /** Consecutive changes with the same gesture are undone together. */
  gesture?: string;
  view?: PrintView;
  selectedId?: string | null;
}

const emptyHistory: History = { past: [], future: [], gesture: null };

export function startEditing(document: DesignDocument, view: PrintView = "front"): Editing {
  return { document, view, selectedId: null, history: emptyHistory };
}

const stepOf = ({ document, view, selectedId }: Editing, label: string): Step => ({
  document,
  view,
  selectedId,
  label,
});

/** Applies a new document as one step and drops the redo steps. An unchanged document makes no step. */
export function commit(editing: Editing, document: DesignDocument, change: Change): Editing {
  const { view = editing.view, gesture = null } = change;
  const selectedId = change.selectedId === undefined ? editing.selectedId : change.selectedId;
  if (document === editing.document) return { ...editing, view, selectedId };
  const { past, gesture: running } = editing.history;
  const goesOn = gesture !== null && gesture === running;
  return {
    document,
    view,
    selectedId,
    history: {
      past: goesOn ? past : [...past, stepOf(editing, change.label)].slice(-stepLimit),
      future: [],
      gesture,
    },
  };
}

/** The next change makes a new step, whatever its gesture. */
export function endGesture(editing: Editing): Editing {
  if (editing.history.gesture === null) return editing;
  return { ...editing, history: { ...editing.history, gesture: null } };
}

/** One step back, to the side on which it was done; unchanged when there is none. */
export function undo(editing: Editing): Editing {
  const { past, future } = editing.history;
  const step = past.at(-1);
  if (!step) return editing;
  const { document, view, selectedId, label } = step;
  return {
    document,
    view,
    selectedId,
    history: { past: past.slice(0, -1), future: [stepOf(editing, label), ...future], gesture: null },
  };
}

export function redo(editing: Editing): Editing {
  const { past, future } = editing.history;
  const [step, ...later] = future;
  if (!step) return editing;
  const { document, view, selectedId, label } = step;
  return {
    document,
    view,
    selectedId,
    history: { past: [...past, stepOf(editing, label)], future: later, gesture: null },
  };
}
