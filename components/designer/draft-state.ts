import type { DesignDocument } from "@/lib/designer/document";
import type { Draft } from "./draft-storage";

/** How far a design has got in being kept. */
export type SaveState =
  | { kind: "loading" }
  /** Nothing to keep yet. */
  | { kind: "new" }
  /** In this browser alone. */
  | { kind: "device" }
  | { kind: "saving" }
  /** With the shop. */
  | { kind: "saved" }
  /** The browser did not take it. */
  | { kind: "unsaved" };

export interface DraftState {
  id: string;
  name: string;
  /** The server's revision that it is based on; 0: the server has never seen it. */
  rev: number;
  save: SaveState;
}

/** The same design, changed in another place as well. */
export interface Conflict {
  where: "account" | "tab";
  name: string;
  document: DesignDocument;
  /** Of the server's, or the stamp of the other tab's. */
  mark: number;
}

export interface DraftKeeper {
  /** Opens a design in place of the one that is open. */
  open: (draft: Draft | null, document: DesignDocument, name: string) => void;
  /** Goes on as a copy of its own; the first one stays as it was last kept. */
  copy: (name?: string) => Promise<void>;
  rename: (name: string) => void;
  /** What to do about a design that was changed in two places. */
  settle: (choice: "mine" | "theirs" | "both") => Promise<void>;
  setSignedIn: (isSignedIn: boolean) => void;
  /** Waits until the device has it. */
  flush: () => Promise<void>;
  stop: () => void;
}
