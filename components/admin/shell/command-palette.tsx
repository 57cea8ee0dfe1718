"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { SearchIcon } from "@/components/ui/frame-icons";
import type { NavGroup } from "@/lib/staff/admin-nav";

const PaletteDialog = dynamic(() => import("./palette-dialog").then(({ PaletteDialog: dialog }) => dialog), {
  ssr: false,
});

const KeysDialog = dynamic(() => import("./keys-dialog").then(({ KeysDialog: dialog }) => dialog), {
  ssr: false,
});

interface CommandPaletteProps {
  nav: readonly NavGroup[];
  shape: "field" | "icon";
}

/** Opens by its button or Ctrl-K; `?` shows the shortcuts. The document has two; only the visible one listens. */
export function CommandPalette({ nav, shape }: CommandPaletteProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState<boolean | null>(null);
  useEffect(() => {
    if (isOpen) setIsWanted(true);
  }, [isOpen]);
  useShortcuts(shape === "field", {
    open: () => setIsOpen(true),
    go: (key) => {
      const item = nav.flatMap(({ items }) => items).find((one) => one.key === key);
      if (item) router.push(item.path);
    },
    help: () => setIsHelpOpen(true),
  });
  const label = "Go to";
  return (
    <>
      {shape === "field" ? (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-sm border border-input bg-background px-2 text-left text-muted-foreground hover:border-foreground"
        >
          <SearchIcon className="size-4" />
          {label}
          <kbd className="ml-auto hidden font-sans text-xs pointer-fine:inline">Ctrl K</kbd>
        </button>
      ) : (
        <button
          type="button"
          aria-label={label}
          onClick={() => setIsOpen(true)}
          className="grid size-11 place-items-center rounded-sm hover:bg-accent"
        >
          <SearchIcon />
        </button>
      )}
      {isWanted ? <PaletteDialog nav={nav} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
      {isHelpOpen === null ? null : (
        <KeysDialog nav={nav} isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      )}
    </>
  );
}

interface Shortcuts {
  /** Ctrl-K or Cmd-K */
  open: () => void;
  /** `g`, then this key */
  go: (key: string) => void;
  /** `?` */
  help: () => void;
}

const secondKeyMs = 1200;

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, dialog, [role=dialog], [role=menu], [contenteditable]") !== null
  );
}

/** An action declares its key, such as `aria-keyshortcuts="n"`. */
function takeStep(key: string): void {
  const letter = key.toLowerCase();
  if (/^[a-z]$/.test(letter))
    document.querySelector<HTMLElement>(`main [aria-keyshortcuts=${letter}]`)?.click();
}

/** The keyboard shortcuts of every admin page, except in text fields and dialogs. */
function useShortcuts(isOn: boolean, { open, go, help }: Shortcuts): void {
  const onOpen = useEffectEvent(open);
  const onGo = useEffectEvent(go);
  const onHelp = useEffectEvent(help);
  useEffect(() => {
    if (!isOn) return;
    let prefixAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onOpen();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.timeStamp - prefixAt < secondKeyMs) {
        prefixAt = Number.NEGATIVE_INFINITY;
        onGo(event.key);
      } else if (event.key === "g") prefixAt = event.timeStamp;
      else if (event.key === "?") onHelp();
      else takeStep(event.key);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}
