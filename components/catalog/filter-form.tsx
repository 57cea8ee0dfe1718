"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";

interface FilterFormProps {
  id: string;
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

/** A plain GET form. With JavaScript, a choice beside the list or of the order applies at once and keeps its focus. */
export function FilterForm({ id, action, current, className, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back, Forward and the chips change the list without the form
  useEffect(() => {
    form.current?.reset();
    if (fieldToFocus) document.getElementById(fieldToFocus)?.focus({ preventScroll: true });
    fieldToFocus = null;
  }, [current]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The order's select stands outside the form and belongs to it by its form attribute.
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.form !== element) return;
      const isBeside = window.matchMedia("(min-width: 64rem)").matches;
      if (target.name !== "sort" && (!isBeside || target.type === "text")) return;
      fieldToFocus = target.id;
      router.push(addressOf(element), { scroll: false });
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [router]);

  return (
    <form
      ref={form}
      id={id}
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById(`${id}-panel`)?.hidePopover?.();
        router.push(addressOf(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
