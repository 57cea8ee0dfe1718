import { isDark } from "@/lib/designer/editor/cloth";
import { drawPattern, listPatterns } from "@/lib/designer/patterns/patterns";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { useDesigner } from "../designer-context";
import { insertLayer } from "../layers/new-layer";
import { useStore } from "../store";
import { DrawingPicture } from "./drawing-picture";

const sampleMm = 60;

/** Patterns generated from a seed; shuffle, inks and repeat size are in the settings of the selected one. */
export function PatternsPanel() {
  const designer = useDesigner();
  const { editing, shop } = designer;
  const colour = useStore(editing, ({ document }) => document.colour);
  const cloth = shop.colours.find(({ slug }) => slug === colour)?.hex ?? "#ffffff";
  const onDark = isDark(cloth);
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      {listPatterns().map((pattern) => {
        const inks = [...(onDark ? pattern.onDark : pattern.inks)];
        const drawing = drawPattern({
          pattern: pattern.id,
          seed: 7,
          inks,
          width: sampleMm,
          height: sampleMm,
          repeat: pattern.repeat / 2,
        });
        return drawing ? (
          <button
            key={pattern.id}
            type="button"
            aria-label={`${pattern.name.en}, ${pattern.name.hi}`}
            onClick={() => {
              const { document, view } = editing.get();
              const area = printAreaOf(document.cut, view);
              insertLayer(designer, {
                type: "pattern",
                pattern: pattern.id,
                seed: 7,
                inks,
                width: area.widthMm * 0.7,
                height: area.widthMm * 0.7,
                repeat: pattern.repeat,
              });
            }}
            className="text-left text-sm"
          >
            <span
              className="block aspect-square overflow-hidden rounded-sm border"
              style={{ background: cloth }}
            >
              <DrawingPicture drawing={drawing} />
            </span>
            {pattern.name.en}
          </button>
        ) : null;
      })}
    </div>
  );
}
