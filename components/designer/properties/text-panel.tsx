import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { sampleTexts } from "@/lib/designer/text/sample-texts";
import { useDesigner } from "../designer-context";
import { useSelected } from "../layers/use-selected";
import { useIsWide } from "../use-is-wide";
import { addText, headline, type TextStart } from "./add-text";
import { TextEditor } from "./text-editor";

const starts = [
  { ...headline, note: "Headline" },
  { words: sampleTexts.script, font: "pacifico", size: 34, note: "Script" },
  { words: sampleTexts.hindi, font: "baloo-2", size: 44, note: "हिन्दी" },
  { words: "SINCE 2026", font: "bebas-neue", size: 24, note: "Small line" },
] as const;

const teamStarts = [
  { words: "NAME", font: "anton", size: 34, note: "Team name", team: "name" },
  { words: "10", font: "anton", size: 150, note: "Team number", team: "number" },
] as const;

/** Adds texts, and edits the selected one. */
export function TextPanel() {
  const designer = useDesigner();
  const layer = useSelected();
  // On a wide desktop it is in the right column.
  const isWide = useIsWide();
  const top = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  const shownId = isWide ? null : layer?.id;
  // The fields of a new text appear above the buttons. Without focus, which would open a phone's keyboard.
  useEffect(() => {
    if (!shownId || shownId !== added.current) return;
    added.current = null;
    top.current?.querySelector("label")?.scrollIntoView({ block: "nearest" });
  }, [shownId]);
  const add = (start: TextStart) => {
    const layerId = addText(designer, start);
    added.current = layerId;
    designer.focusing.set(layerId);
  };
  return (
    <div ref={top} className="grid grid-cols-1 gap-5 [&_label]:scroll-mt-4">
      {isWide ? null : layer?.type === "text" ? (
        <TextEditor key={layer.id} layer={layer} />
      ) : (
        <p className="text-muted-foreground text-sm">
          Tap text on the tee to edit it. We have fonts for ten Indian scripts.
        </p>
      )}
      <fieldset>
        <legend className="mb-2 font-semibold text-sm">Add text</legend>
        <div className="grid grid-cols-2 gap-2">
          {starts.map((start) => (
            <Button key={start.note} size="sm" variant="outline" onClick={() => add(start)}>
              {start.note}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold text-sm">Names and numbers</legend>
        <p className="mt-1 mb-2 text-muted-foreground text-sm">
          Different on each tee of a team. Add your list after Next.
        </p>
        <div className="grid grid-cols-2 gap-2">
          {teamStarts.map((start) => (
            <Button key={start.note} size="sm" variant="outline" onClick={() => add(start)}>
              {start.note}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
