import type { SaveState } from "./draft-state";

interface SaveStateText {
  long: string;
  /** For narrow places. */
  short: string;
}

const words: Record<SaveState["kind"], SaveStateText> = {
  loading: { long: "Opening…", short: "Opening…" },
  new: { long: "", short: "" },
  device: { long: "Saved on this device", short: "Saved here" },
  saving: { long: "Saving…", short: "Saving…" },
  saved: { long: "Saved", short: "Saved" },
  unsaved: { long: "Not saved: this browser blocks storage. Share it before you leave.", short: "Not saved" },
};

/** Offline, a shopper may continue, and the text explains that. */
const offlineWords: Partial<typeof words> = {
  new: { long: "You can keep working offline, on this device", short: "Offline" },
  device: { long: "Saved on this device, you can keep working offline", short: "Saved here, offline" },
  saved: { long: "Saved, you can keep working offline", short: "Saved, offline" },
};

/** Where a design is saved. */
export function describeSaveState(kind: SaveState["kind"], isOffline: boolean): SaveStateText {
  return (isOffline ? offlineWords[kind] : undefined) ?? words[kind];
}
