import type { Layer } from "@/lib/designer/document";
import { layerFrame } from "@/lib/designer/editor/layer-size";
import { type Alignment, alignLayer, flipLayer, turnLayer } from "@/lib/designer/editor/place-layer";
import { hasFreeSides, sizeLayer } from "@/lib/designer/editor/size-layer";
import { inches } from "@/lib/designer/inches";
import { mmPerInch, printAreaOf } from "@/lib/designer/printing/print-areas";
import { useDesigner } from "../designer-context";
import { GlyphButton } from "../glyph-button";
import { useStore } from "../store";
import { NumberField } from "./number-field";
import { SliderField } from "./slider-field";
import { useLayerChange } from "./use-layer-change";

const alignButtons: readonly { to: Alignment; label: string }[] = [
  { to: "left", label: "Align left" },
  { to: "centre", label: "Align centre" },
  { to: "right", label: "Align right" },
  { to: "top", label: "Align top" },
  { to: "middle", label: "Align middle" },
  { to: "bottom", label: "Align bottom" },
];

/** Position, size and angle as numbers: an alternative to every drag. */
export function PositionFields({ layer }: { layer: Layer }) {
  const { editing, parts } = useDesigner();
  const { change, set, end } = useLayerChange(layer);
  const view = useStore(editing, (value) => value.view);
  const cut = useStore(editing, ({ document }) => document.cut);
  const resources = useStore(parts, (value) => value.resources);
  const frame = layerFrame(layer, resources);
  if (!frame) return null;
  const area = printAreaOf(cut, view);
  const toMm = (length: number) => length * mmPerInch;
  const size = (width: number, height: number) =>
    change("Resize", (now) => sizeLayer(now, frame, { width, height }), "size");
  return (
    <fieldset disabled={layer.locked} className="grid gap-3">
      <legend className="mb-2 font-semibold text-sm">Position and size</legend>
      <div className="-mx-1.5 flex flex-wrap">
        {alignButtons.map(({ to, label }) => (
          <GlyphButton
            key={to}
            glyph={to}
            label={label}
            disabled={layer.locked}
            onClick={() => change("Align", (now) => alignLayer(now, resources, area, to))}
          />
        ))}
      </div>
      <div className="-mx-1.5 flex">
        <GlyphButton
          glyph="flip-x"
          label="Flip horizontally"
          isOn={layer.flipX}
          disabled={layer.locked}
          onClick={() => change("Flip", (now) => flipLayer(now, "x"))}
        />
        <GlyphButton
          glyph="flip-y"
          label="Flip vertically"
          isOn={layer.flipY}
          disabled={layer.locked}
          onClick={() => change("Flip", (now) => flipLayer(now, "y"))}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label="Width"
          unit="in"
          value={frame.width / mmPerInch}
          shown={inches(frame.width)}
          min={0.1}
          max={39}
          step={0.1}
          onChange={(length) => size(toMm(length), frame.height)}
          onEnd={end}
        />
        <NumberField
          label="Height"
          unit="in"
          value={frame.height / mmPerInch}
          shown={inches(frame.height)}
          min={0.1}
          max={39}
          step={0.1}
          onChange={(length) =>
            hasFreeSides(layer) && layer.type !== "image"
              ? size(frame.width, toMm(length))
              : size((frame.width * toMm(length)) / frame.height, toMm(length))
          }
          onEnd={end}
        />
        <NumberField
          label="From the left edge"
          unit="in"
          value={(frame.x - frame.width / 2) / mmPerInch}
          shown={inches(frame.x - frame.width / 2)}
          min={-39}
          max={39}
          step={0.1}
          onChange={(length) => set("Move", { x: toMm(length) + frame.width / 2 })}
          onEnd={end}
        />
        <NumberField
          label="From the top edge"
          unit="in"
          value={(frame.y - frame.height / 2) / mmPerInch}
          shown={inches(frame.y - frame.height / 2)}
          min={-39}
          max={39}
          step={0.1}
          onChange={(length) => set("Move", { y: toMm(length) + frame.height / 2 })}
          onEnd={end}
        />
        <NumberField
          label="Angle"
          unit="°"
          value={layer.rot}
          shown={layer.rot.toFixed(0)}
          min={-180}
          max={180}
          step={1}
          onChange={(degrees) => change("Rotate", (now) => turnLayer(now, degrees), "rot")}
          onEnd={end}
        />
      </div>
      <SliderField
        label="Transparency"
        shown={`${Math.round((1 - layer.opacity) * 100)}%`}
        value={1 - layer.opacity}
        min={0}
        max={0.95}
        step={0.05}
        onChange={(value) => set("Opacity", { opacity: Math.round((1 - value) * 100) / 100 })}
        onEnd={end}
      />
    </fieldset>
  );
}
