"use client";

import { cn } from "@/components/ui/cn";
import { type PrintView, printViews } from "@/lib/designer/print-areas";
import { useDesigner } from "./designer-context";
import { sideNames } from "./side-names";
import { useStore } from "./store";

const shortNames: Record<PrintView, string> = {
  front: "Front",
  back: "Back",
  left: "L sleeve",
  right: "R sleeve",
};

/** The sides that can be printed; a dot where something is. */
export function ViewsBar() {
  const { editing, camera, say } = useDesigner();
  const view = useStore(editing, (value) => value.view);
  const views = useStore(editing, ({ document }) => document.views);
  const show = (next: PrintView) => {
    const now = editing.get();
    if (next === now.view) return;
    editing.set({ ...now, view: next, selectedId: null });
    camera.set({ zoom: 1, centre: null });
    say(`${sideNames[next]}, ${now.document.views[next].length} layers`);
  };
  return (
    <fieldset aria-label="Side of the tee" className="flex min-w-0 flex-wrap gap-0.5 py-1">
      {printViews.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          aria-label={`${sideNames[each]}${views[each].length > 0 ? ", printed" : ""}`}
          onClick={() => show(each)}
          className={cn(
            "relative min-h-11 rounded-sm px-3 font-medium text-sm max-sm:px-2.5 max-sm:text-xs",
            each === view ? "bg-foreground text-background" : "hover:bg-accent",
          )}
        >
          {shortNames[each]}
          {views[each].length > 0 ? (
            <span
              className={cn(
                "absolute top-1.5 right-1 size-1.5 rounded-full",
                each === view ? "bg-background" : "bg-brand",
              )}
            />
          ) : null}
        </button>
      ))}
    </fieldset>
  );
}
