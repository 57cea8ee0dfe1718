import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** A component that loads when `box` comes into view; null until then, and when loading fails. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): {
  box: RefObject<HTMLDivElement | null>;
  Seen: ComponentType<Props> | null;
} {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [Seen, setSeen] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fetchIt = async () => {
      const component = await load();
      focused.current = element.contains(document.activeElement)
        ? (document.activeElement?.getAttribute("aria-label") ?? null)
        : null;
      setSeen(() => component);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      fetchIt().catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);
  // Focuses the same control in the new elements.
  useLayoutEffect(() => {
    if (!Seen || focused.current === null) return;
    box.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = null;
  }, [Seen]);
  return { box, Seen };
}
