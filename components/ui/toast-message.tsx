import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { buttonClasses } from "./button-classes";
import { cn } from "./cn";
import { CloseIcon } from "./frame-icons";
import { dismissToast, pauseToast, resumeToast, type Toast, type ToastInput } from "./toast-store";
import { useDeferredModule } from "./use-deferred-module";

export function ToastMessage({ shown }: { shown: Toast }) {
  const path = usePathname();
  const [shownOn] = useState(path);
  const { action, controls, isOpen } = shown;
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  // On the page that its link leads to it would only cover the content; its controls belong to the page of the press.
  const isDone = controls || (action && "href" in action && action.href === path);
  const hasArrived = path !== shownOn && isDone;
  useEffect(() => {
    if (hasArrived) dismissToast();
  }, [hasArrived]);
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open]")) dismissToast();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  // It stands at the end of the document: Tab leads into it from the button that was pressed, and on from there.
  useEffect(() => {
    if (!action && !controls) return;
    pressed.current = document.activeElement;
    const onTab = (event: KeyboardEvent) => {
      const stops = [...(box.current?.querySelectorAll<HTMLElement>("a, input, button:enabled") ?? [])];
      const at = document.activeElement;
      if (event.key !== "Tab" || !box.current?.matches("[data-state=open]")) return;
      if (at === stops.at(-1) && !event.shiftKey) return focus(pressed.current);
      const next =
        at === pressed.current && !event.shiftKey
          ? stops[0]
          : at === stops[0] && event.shiftKey && pressed.current;
      if (!next) return;
      event.preventDefault();
      focus(next);
    };
    document.addEventListener("keydown", onTab);
    return () => document.removeEventListener("keydown", onTab);
  }, [action, controls]);
  useEffect(() => {
    if (!isOpen && box.current?.contains(document.activeElement)) focus(pressed.current);
  }, [isOpen]);
  // Not by a class: its styles may not have loaded.
  if (hasArrived) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from leaving
    <div
      ref={box}
      data-slot="toast"
      data-state={isOpen ? "open" : "closed"}
      data-variant={shown.variant ?? "default"}
      onMouseEnter={pauseToast}
      onMouseLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
      className={cn(
        "pointer-events-auto mx-auto flex w-full max-w-sm items-start gap-3 rounded-md border border-foreground/20 border-l-4 border-l-foreground bg-card py-1.5 pr-1.5 pl-4 text-foreground shadow-float transition-[opacity,translate] duration-200 data-[state=closed]:pointer-events-none data-[state=closed]:invisible data-[state=open]:animate-[sheet-in_220ms_var(--ease-out)] data-[state=closed]:translate-y-2 data-[variant=destructive]:border-destructive-foreground/40 data-[variant=destructive]:bg-destructive data-[variant=destructive]:text-destructive-foreground data-[state=closed]:opacity-0 [--from-y:0.75rem] sm:ml-0",
        controls && "mini-cart",
      )}
    >
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold leading-[1.5rem]">{shown.title}</p>
        {shown.description ? <p className="text-sm opacity-85">{shown.description}</p> : null}
        <div className="flex flex-wrap items-center gap-x-5">
          {controls ? <Controls {...controls} /> : null}
          {action ? <ToastAction action={action} isMain={controls !== undefined} /> : null}
        </div>
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismissToast}
        className="grid size-11 shrink-0 place-items-center rounded-sm outline-current! -outline-offset-4! hover:bg-current/10"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Milliseconds: the next press is often the way to the cart, and comes first. */
const controlsAfterMs = 600;

function Controls({ load, of }: NonNullable<ToastInput["controls"]>) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), controlsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const later = useDeferredModule(load, isDue);
  return later ? <later.ToastControls of={of} /> : null;
}

function ToastAction({ action, isMain }: { action: NonNullable<ToastInput["action"]>; isMain: boolean }) {
  const className = isMain
    ? buttonClasses({ variant: "brand" })
    : "link inline-flex min-h-11 items-center font-semibold";
  if ("href" in action) {
    return (
      <Link href={action.href} prefetch={false} className={className}>
        {action.label}
      </Link>
    );
  }
  const onClick = () => {
    dismissToast();
    action.onPress();
  };
  return (
    <button type="button" onClick={onClick} className={className}>
      {action.label}
    </button>
  );
}
