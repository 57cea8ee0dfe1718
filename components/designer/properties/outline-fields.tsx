import type { ShapeLayer } from "@/lib/designer/document";
import { InkField } from "./ink-field";
import { SliderField } from "./slider-field";

type Outline = ShapeLayer["outline"];

interface OutlineFieldsProps {
  outline: Outline;
  onChange: (outline: Outline) => void;
  onEnd: () => void;
}

export function OutlineFields({ outline, onChange, onEnd }: OutlineFieldsProps) {
  return (
    <>
      <InkField
        label="Outline"
        hasNone
        value={outline?.colour ?? null}
        onChange={(colour) => onChange(colour === null ? null : { colour, width: outline?.width ?? 1 })}
        onEnd={onEnd}
      />
      {outline ? (
        <SliderField
          label="Thickness"
          shown={`${outline.width.toFixed(1)} mm`}
          value={outline.width}
          min={0.3}
          max={10}
          step={0.1}
          onChange={(width) => onChange({ ...outline, width })}
          onEnd={onEnd}
        />
      ) : null}
    </>
  );
}
