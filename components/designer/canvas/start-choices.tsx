import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { countLayers } from "@/lib/designer/editor/layers";
import { useDesigner } from "../designer-context";
import { Glyph } from "../glyph";
import { openSettings } from "../open-settings";
import { addText, headline } from "../properties/add-text";
import { sideNames } from "../side-names";
import { useStore } from "../store";

/** On an empty side: the first steps of a design, until something is on the side. */
export function StartChoices() {
  const designer = useDesigner();
  const { editing, draft, panel } = designer;
  const id = useId();
  const view = useStore(editing, (value) => value.view);
  const isEmpty = useStore(editing, ({ document }) => document.views[view].length === 0);
  const isBlank = useStore(editing, ({ document }) => countLayers(document) === 0);
  const isLoading = useStore(draft, ({ save }) => save.kind === "loading");
  const hasPanel = useStore(panel, (open) => open !== null);
  if (!isEmpty || isLoading) return null;
  const addHeadline = () => {
    const layerId = addText(designer, headline);
    if (layerId) openSettings(designer, layerId);
  };
  const isSleeve = view === "left" || view === "right";
  const choices = [
    { glyph: "text", label: "Text", run: addHeadline },
    { glyph: "uploads", label: "Picture", run: () => panel.set("uploads") },
    // Templates are made for the front and the back.
    isSleeve
      ? ({ glyph: "art", label: "Art", run: () => panel.set("art") } as const)
      : ({ glyph: "templates", label: "Template", run: () => panel.set("templates") } as const),
  ] as const;
  return (
    <fieldset
      aria-labelledby={id}
      className={cn(
        "pointer-events-none absolute inset-x-0 top-0 bottom-14 z-10 m-auto flex h-fit w-fit flex-col items-center gap-2 [@media(height<30rem)]:flex-row",
        // There is no room beside an open sheet.
        hasPanel && "max-md:hidden",
      )}
    >
      <p id={id} className="rounded-full bg-foreground px-3 py-1 text-background text-sm">
        {isBlank ? "Start your design" : `Add to the ${sideNames[view].toLowerCase()}`}
      </p>
      {choices.map(({ glyph, label, run }) => (
        <button
          key={label}
          type="button"
          onClick={run}
          className="pointer-events-auto flex min-h-14 w-36 items-center gap-3 rounded-sm border bg-card px-4 font-semibold shadow-float hover:bg-accent"
        >
          <Glyph name={glyph} className="size-6" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
