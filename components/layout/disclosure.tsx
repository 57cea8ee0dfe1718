import { type ReactNode, useEffect, useRef } from "react";

interface DisclosureProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClassName?: string;
  panelClassName?: string;
}

/** A menu that opens without JavaScript; with it, Escape, a click elsewhere and a followed link close it, and
 * a search field in it takes the focus. */
export function Disclosure({
  label,
  icon,
  children,
  className,
  summaryClassName,
  panelClassName,
}: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const details = root.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.open = false;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Element) {
        const isInside = details.contains(event.target);
        if (!isInside || (event.type === "click" && event.target.closest("a"))) details.open = false;
      }
    };
    for (const type of ["keydown", "click", "focusin"]) document.addEventListener(type, close);
    return () => {
      for (const type of ["keydown", "click", "focusin"]) document.removeEventListener(type, close);
    };
  }, []);

  return (
    <details
      ref={root}
      name="header"
      data-slot="disclosure"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector<HTMLInputElement>("input[type=search]")?.focus();
      }}
      className={className}
    >
      <summary aria-label={label} className={summaryClassName}>
        {icon}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
