import type { SaveState } from "./draft-state";

interface SaveWords {
  long: string;
  /** Where there is no room for more. */
  short: string;
}

const words: Record<SaveState["kind"], SaveWords> = {
  loading: { long: "Opening …", short: "Opening …" },
  new: { long: "", short: "" },
  device: { long: "Saved on this device", short: "Saved here" },
  saving: { long: "Saving …", short: "Saving …" },
  saved: { long: "Saved", short: "Saved" },
  unsaved: { long: "Not saved: this browser keeps nothing. Share it before you leave.", short: "Not saved" },
};

const offline: SaveWords = {
  long: "Offline: go on, it is saved on this device",
  short: "Offline, saved here",
};

/** Where a design is kept. Without a connection a shopper may go on, and has to know it. */
export function saveWords(kind: SaveState["kind"], isOffline: boolean): SaveWords {
  return isOffline && (kind === "new" || kind === "device" || kind === "saved") ? offline : words[kind];
}
