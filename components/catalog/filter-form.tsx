"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useTransition } from "react";

interface FilterFormProps {
  /** The path the form submits to. */
  action: string;
  /** The URL of the shown list; when it changes, the fields follow. */
  current: string;
  className?: string;
  children: ReactNode;
}

/** Survives the change from the static list to the filtered one, which are two pages. */
let fieldToFocus: string | null = null;

/** The form's URL without its empty fields. */
function addressOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") search.append(name, value);
  }
  const path = form.getAttribute("action") ?? "";
  return search.size === 0 ? path : `${path}?${search}`;
}

function selectorOf({ type, name, value }: HTMLInputElement | HTMLSelectElement): string {
  return `[name="${name}"]${type === "checkbox" ? `[value="${value}"]` : ""}`;
}

function isChosen(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected && !option.defaultSelected);
  }
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** Whether a choice in the field changes the list automatically; other fields need the button. */
function appliesAtOnce(field: EventTarget | Element): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return true;
  if (!(field instanceof HTMLInputElement) || field.type === "text") return false;
  return window.matchMedia("(min-width: 64rem)").matches;
}

/** The field that was changed on a slow phone before the scripts had loaded. Values restored by Back don't count. */
function chosenBeforeScripts(form: HTMLFormElement | null) {
  const [visit] = performance.getEntriesByType("navigation");
  if (!form || (visit as PerformanceNavigationTiming | undefined)?.type !== "navigate") return;
  return [...form.elements].filter(appliesAtOnce).find(isChosen);
}

/** A plain GET form around the list and its controls. With JavaScript, a filter or sort choice applies at once and keeps its focus. */
export function FilterForm({ action, current, className, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const isMounted = useRef(false);
  const [isPending, startApplying] = useTransition();

  const apply = (field: HTMLInputElement | HTMLSelectElement) => {
    if (!form.current) return;
    fieldToFocus = selectorOf(field);
    const address = addressOf(form.current);
    startApplying(() => router.push(address, { scroll: false }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back, Forward and the chips change the list without the form
  useEffect(() => {
    const chosen = isMounted.current ? undefined : chosenBeforeScripts(form.current);
    isMounted.current = true;
    if (chosen) return apply(chosen);
    form.current?.reset();
    if (fieldToFocus) {
      form.current?.querySelector<HTMLElement>(fieldToFocus)?.focus({ preventScroll: true });
    }
    fieldToFocus = null;
  }, [current]);

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (appliesAtOnce(target)) return apply(target);
    // Loaded at the first choice in the sheet; offline the button keeps its number.
    import("./filter-sheet").then(
      ({ showUnappliedTotal }) => form.current && showUnappliedTotal(form.current, addressOf(form.current)),
      () => {},
    );
  };

  return (
    <form
      ref={form}
      action={action}
      aria-busy={isPending}
      className={className}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        const address = addressOf(event.currentTarget);
        event.currentTarget.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
        // The list takes the place of the sheet's own entry in the history.
        startApplying(() => router[window.history.state?.layer ? "replace" : "push"](address));
      }}
    >
      {children}
    </form>
  );
}
