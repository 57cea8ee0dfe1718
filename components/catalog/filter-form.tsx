"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useEffect, useRef } from "react";

interface FilterFormProps {
  /** Path the form goes to. */
  action: string;
  /** The address of the list as it is shown; when it changes, the fields follow. */
  current: string;
  className?: string;
  children: ReactNode;
}

/** Survives the change from the kept list to the narrowed one, which are two pages. */
let fieldToFocus: string | null = null;

/** The form's address without its empty fields. */
function addressOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") search.append(name, value);
  }
  const path = form.getAttribute("action") ?? "";
  return search.size === 0 ? path : `${path}?${search}`;
}

/** A plain GET form around the list and its controls. With JavaScript, a choice beside the list or of the order applies at once and keeps its focus. */
export function FilterForm({ action, current, className, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back, Forward and the chips change the list without the form
  useEffect(() => {
    form.current?.reset();
    if (fieldToFocus) {
      form.current?.querySelector<HTMLElement>(`[id="${fieldToFocus}"]`)?.focus({ preventScroll: true });
    }
    fieldToFocus = null;
  }, [current]);

  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const isBeside = window.matchMedia("(min-width: 64rem)").matches;
    if (target.name !== "sort" && (!isBeside || target.type === "text")) return;
    fieldToFocus = target.id;
    router.push(addressOf(currentTarget), { scroll: false });
  };

  return (
    <form
      ref={form}
      action={action}
      className={className}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
        router.push(addressOf(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
