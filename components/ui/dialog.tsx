import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "./cn";
import { CloseIcon } from "./frame-icons";

const shapes = {
  /** Centred. */
  center: "m-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-md [--from-y:0.75rem]",
  /** Along the right edge. */
  sheet: "my-0 mr-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw)] max-w-none [--from-x:2rem]",
  /** The whole screen, for pictures. */
  full: "m-0 h-dvh max-h-none w-screen max-w-none [--from-y:0.5rem]",
};

export interface DialogProps {
  isOpen: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** True when the content is self-explanatory; the title is then only for screen readers. */
  isTitleHidden?: boolean;
  shape?: keyof typeof shapes;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
}

/** The native modal dialog: it traps focus, restores it, and makes the page behind inert. */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  shape = "center",
  children,
  footer,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, through onClose
    <dialog
      ref={dialog}
      data-slot="dialog"
      aria-label={typeof title === "string" ? title : undefined}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className={cn(
        "overflow-hidden overscroll-contain bg-background p-0 text-foreground shadow-float backdrop:bg-black/45 open:animate-[sheet-in_200ms_var(--ease-out)] open:backdrop:animate-[fade-in_200ms]",
        shapes[shape],
      )}
    >
      {isOpen ? (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex min-h-16 shrink-0 items-center gap-4 border-b px-5 py-2">
            <h2 className={isTitleHidden ? "sr-only" : "display min-w-0 flex-1 text-2xl"}>{title}</h2>
            <button
              type="button"
              aria-label="Close"
              onClick={() => dialog.current?.close()}
              className="-mr-2.5 ml-auto grid size-11 place-items-center rounded-sm hover:bg-accent"
            >
              <CloseIcon />
            </button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer ? <footer className="border-t p-5">{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
