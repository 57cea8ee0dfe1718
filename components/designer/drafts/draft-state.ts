import type { DesignDocument } from "@/lib/designer/document";
import type { Draft } from "./draft-storage";

/** The save state of a design. */
export type SaveState =
  | { kind: "loading" }
  /** Nothing to save yet. */
  | { kind: "new" }
  /** Only in this browser. */
  | { kind: "device" }
  | { kind: "saving" }
  /** On the server. */
  | { kind: "saved" }
  /** The browser refused the write. */
  | { kind: "unsaved" };

export interface DraftState {
  id: string;
  name: string;
  /** The server revision it is based on; 0: never sent to the server. */
  rev: number;
  save: SaveState;
}

/** The same design, changed in another place as well. */
export interface Conflict {
  where: "account" | "tab";
  name: string;
  document: DesignDocument;
  /** The server's revision, or the other tab's stamp. */
  mark: number;
}

export interface DraftSaver {
  /** Opens a design in place of the current one. */
  open: (draft: Draft | null, document: DesignDocument, name: string) => void;
  /** Continues with a copy; the original stays as last saved. */
  copy: (name?: string) => Promise<void>;
  rename: (name: string) => void;
  /** Resolves a design that was changed in two places. */
  settle: (choice: "mine" | "theirs" | "both") => Promise<void>;
  setSignedIn: (isSignedIn: boolean) => void;
  /** Resolves once the device has stored it. */
  flush: () => Promise<void>;
  stop: () => void;
}
