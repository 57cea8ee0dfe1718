import { useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { cn } from "@/components/ui/cn";

interface StickyBuyBarProps {
  label: string;
  note: string;
  price: string;
  isDisabled: boolean;
}

/** On phones, once the form's own button has been scrolled past. Toasts then stand above it. */
export function StickyBuyBar({ label, note, price, isDisabled }: StickyBuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const button = bar.current?.closest("form")?.querySelector("[data-buy-button]");
    if (!button) return;
    // Anything below the top of the screen counts as seen; otherwise a jump past the button would go unnoticed.
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false), {
      rootMargin: "0px 0px 99999px 0px",
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const { style } = document.documentElement;
    if (isShown && bar.current?.offsetHeight)
      style.setProperty("--toast-lift", `${bar.current.offsetHeight}px`);
    else style.removeProperty("--toast-lift");
    return () => {
      style.removeProperty("--toast-lift");
    };
  }, [isShown]);

  return (
    <div
      ref={bar}
      data-slot="buy-bar"
      inert={!isShown}
      className={cn(
        "fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-background px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] transition-[translate,visibility] duration-200 sm:hidden",
        !isShown && "invisible translate-y-full",
      )}
    >
      <p className="min-w-0 grow basis-[2.5rem] leading-tight">
        <span className="block truncate text-muted-foreground text-sm">{note}</span>
        <span translate="no" className="font-bold tabular-nums">
          {price}
        </span>
      </p>
      <button type="submit" disabled={isDisabled} className={buttonClasses({ variant: "brand" })}>
        {label}
      </button>
    </div>
  );
}
