"use client";

import { useDesigner } from "./designer-context";
import type { SaveState } from "./draft-state";
import { useStore } from "./store";

const words: Record<SaveState["kind"], string> = {
  loading: "Opening …",
  new: "",
  device: "Saved on this device",
  saving: "Saving …",
  saved: "Saved",
  unsaved: "Not saved: this browser keeps nothing. Share it before you leave.",
};

/** Where there is no room for more. */
const short: Partial<Record<SaveState["kind"], string>> = { device: "Saved here", unsaved: "Not saved" };

export function SaveNote() {
  const { draft } = useDesigner();
  const kind = useStore(draft, ({ save }) => save.kind);
  return (
    <p
      className="truncate px-2 text-[0.6875rem] text-muted-foreground leading-tight md:text-xs"
      data-part="saved"
    >
      <span className="sm:hidden">{short[kind] ?? words[kind]}</span>
      <span className="max-sm:hidden">{words[kind]}</span>
    </p>
  );
}
