"use client";

import { useId, useState } from "react";
import { limits } from "@/lib/designer/design-limits";
import type { TextLayer } from "@/lib/designer/document";
import { fontThatWrites, hasScripts } from "@/lib/designer/font-that-writes";
import { type DesignFont, findFont } from "@/lib/designer/fonts";
import { inches } from "@/lib/designer/inches";
import { useDesigner } from "./designer-context";
import { FontList } from "./font-list";
import { GlyphButton } from "./glyph-button";
import { InkField } from "./ink-field";
import { OutlineFields } from "./outline-fields";
import { SliderField } from "./slider-field";
import { useStore } from "./store";
import { TextAdvice } from "./text-advice";
import { useLayerChange } from "./use-layer-change";

const aligns = ["left", "center", "right"] as const;
const alignNames = { left: "Lines to the left", center: "Lines in the middle", right: "Lines to the right" };

export function TextEditor({ layer }: { layer: TextLayer }) {
  const { parts } = useDesigner();
  const { set, end } = useLayerChange(layer);
  const resources = useStore(parts, (value) => value.resources);
  const id = useId();
  const missing = resources.text(layer)?.missing ?? [];
  const [changed, setChanged] = useState<{ from: DesignFont; to: DesignFont } | null>(null);

  /** Letters of another script would be invisible: the text changes to a font that has them. */
  function type(text: string): void {
    const [from, to] = [findFont(layer.font), fontThatWrites(text)];
    const isNew = from !== null && to !== null && !hasScripts(from, text);
    set("Type", isNew ? { text, font: to.id } : { text });
    if (isNew) setChanged({ from, to });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium text-sm">
          Your text
        </label>
        <textarea
          id={id}
          value={layer.text}
          maxLength={limits.text}
          rows={Math.min(5, layer.text.split("\n").length + 1)}
          // An empty text is no layer: the last letter stays until another is typed.
          onChange={(event) => event.target.value !== "" && type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={end}
          className="block w-full rounded-sm border border-input bg-card px-3 py-2 text-base focus:border-foreground"
        />
        {changed?.to.id === layer.font && missing.length === 0 ? (
          <p role="status" className="text-muted-foreground text-sm">
            {`${changed.from.family} can't write these letters, so your text is now in ${changed.to.family}.`}
          </p>
        ) : null}
        <TextAdvice layer={layer} missing={missing} />
      </div>
      <FontList layer={layer} />
      <InkField
        label="Colour"
        value={layer.fill}
        onChange={(fill) => fill && set("Colour", { fill })}
        onEnd={end}
      />
      <fieldset className="flex">
        <legend className="sr-only">Lines</legend>
        {aligns.map((align) => (
          <GlyphButton
            key={align}
            glyph={`text-${align}`}
            label={alignNames[align]}
            isOn={layer.align === align}
            onClick={() => set("Align lines", { align })}
          />
        ))}
      </fieldset>
      <div>
        <SliderField
          label="Size of the letters"
          shown={`${inches(layer.size)} in`}
          value={layer.size}
          min={4}
          max={200}
          step={1}
          onChange={(size) => set("Size", { size })}
          onEnd={end}
        />
        <SliderField
          label="Bend"
          shown={layer.arc === 0 ? "straight" : `${layer.arc} %`}
          value={layer.arc}
          min={-100}
          max={100}
          step={5}
          onChange={(arc) => set("Bend", { arc })}
          onEnd={end}
        />
        <SliderField
          label="Between letters"
          shown={`${Math.round(layer.spacing * 100)} %`}
          value={layer.spacing}
          min={-0.1}
          max={1}
          step={0.01}
          onChange={(spacing) => set("Spacing", { spacing })}
          onEnd={end}
        />
        {layer.text.includes("\n") ? (
          <SliderField
            label="Between lines"
            shown={`${Math.round(layer.leading * 100)} %`}
            value={layer.leading}
            min={0.6}
            max={2.5}
            step={0.05}
            onChange={(leading) => set("Leading", { leading })}
            onEnd={end}
          />
        ) : null}
      </div>
      <OutlineFields
        outline={layer.outline}
        onChange={(outline) => set("Outline", { outline })}
        onEnd={end}
      />
    </div>
  );
}
