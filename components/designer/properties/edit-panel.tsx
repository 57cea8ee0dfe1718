import { useEffect, useRef, useState } from "react";
import { sendWithCaptcha } from "@/components/auth/send-with-captcha";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { toast } from "@/components/ui/toast-store";
import { designPaths } from "@/lib/designer/design-paths";
import type { ArtLayer, ImageLayer, Layer, PatternLayer, ShapeLayer } from "@/lib/designer/document";
import { cropTo } from "@/lib/designer/editor/crop";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { inches } from "@/lib/designer/inches";
import { dpiOf, widthAt } from "@/lib/designer/printing/picture-dpi";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { offlineMessage } from "@/lib/result";
import { DpiBadge } from "../canvas/dpi-badge";
import { useDesigner } from "../designer-context";
import { Glyph } from "../glyph";
import { useSelected } from "../layers/use-selected";
import { useStore } from "../store";
import { addUpload, readAnswer, usePictureFacts } from "../uploads/uploads-store";
import { InkField } from "./ink-field";
import { OutlineFields } from "./outline-fields";
import { PositionFields } from "./position-fields";
import { SliderField } from "./slider-field";
import { TextEditor } from "./text-editor";
import { useLayerChange } from "./use-layer-change";

/** The settings of the selected layer. */
export function EditPanel() {
  const { focusing } = useDesigner();
  const layer = useSelected();
  const root = useRef<HTMLDivElement>(null);
  const isAskedFor = useStore(focusing, (id) => id !== null && id === layer?.id);
  useEffect(() => {
    if (!isAskedFor) return;
    root.current?.querySelector<HTMLElement>(":is(input, textarea, select, button):enabled")?.focus();
    focusing.set(null);
  }, [isAskedFor, focusing]);
  if (!layer) return <p className="text-muted-foreground text-sm">Select something on the tee to edit it.</p>;
  return (
    <div ref={root} className="grid grid-cols-1 gap-5" key={layer.id}>
      <h2 className="truncate font-semibold">{titleOf(layer)}</h2>
      <KindEditor layer={layer} />
      <PositionFields layer={layer} />
    </div>
  );
}

function KindEditor({ layer }: { layer: Layer }) {
  switch (layer.type) {
    case "text":
      return <TextEditor layer={layer} />;
    case "image":
      return <PictureEditor layer={layer} />;
    case "art":
      return <ArtEditor layer={layer} />;
    case "shape":
      return <ShapeEditor layer={layer} />;
    case "pattern":
      return <PatternEditor layer={layer} />;
  }
}

function ArtEditor({ layer }: { layer: ArtLayer }) {
  const { set, end } = useLayerChange(layer);
  return (
    <InkSlots label="Colour" inks={layer.inks} onChange={(inks) => set("Colour", { inks })} onEnd={end} />
  );
}

function ShapeEditor({ layer }: { layer: ShapeLayer }) {
  const { set, end } = useLayerChange(layer);
  return (
    <div className="grid grid-cols-1 gap-3">
      <InkField
        label="Fill"
        // Without fill and outline nothing would be visible.
        hasNone={layer.outline !== null}
        value={layer.fill}
        onChange={(fill) => set("Colour", { fill })}
        onEnd={end}
      />
      <OutlineFields
        outline={layer.outline}
        onChange={(outline) =>
          set("Outline", {
            outline,
            fill: outline === null ? (layer.fill ?? layer.outline?.colour ?? null) : layer.fill,
          })
        }
        onEnd={end}
      />
      {layer.shape === "rectangle" ? (
        <SliderField
          label="Corner radius"
          shown={`${inches(layer.radius)} in`}
          value={layer.radius}
          min={0}
          max={Math.round(Math.min(layer.width, layer.height) / 2)}
          step={1}
          onChange={(radius) => set("Corners", { radius })}
          onEnd={end}
        />
      ) : null}
    </div>
  );
}

function PatternEditor({ layer }: { layer: PatternLayer }) {
  const { editing } = useDesigner();
  const cut = useStore(editing, ({ document }) => document.cut);
  const view = useStore(editing, (value) => value.view);
  const { set, change, end } = useLayerChange(layer);
  const area = printAreaOf(cut, view);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => change("Shuffle", () => ({ ...layer, seed: Math.floor(Math.random() * 1_000_000) }))}
        >
          <Glyph name="shuffle" /> Shuffle
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() =>
            change("Fill the area", () => ({
              ...layer,
              x: area.widthMm / 2,
              y: area.heightMm / 2,
              rot: 0,
              width: area.widthMm,
              height: area.heightMm,
            }))
          }
        >
          Fill the area
        </Button>
      </div>
      <SliderField
        label="Repeat size"
        shown={`${inches(layer.repeat)} in`}
        value={layer.repeat}
        min={6}
        max={120}
        step={1}
        onChange={(repeat) => set("Repeat", { repeat })}
        onEnd={end}
      />
      <InkSlots label="Ink" inks={layer.inks} onChange={(inks) => set("Colour", { inks })} onEnd={end} />
    </div>
  );
}

const goodDpi = 150;
const edges = [
  { edge: "left", label: "Crop left" },
  { edge: "right", label: "Crop right" },
  { edge: "top", label: "Crop top" },
  { edge: "bottom", label: "Crop bottom" },
] as const;

function PictureEditor({ layer }: { layer: ImageLayer }) {
  const { panel } = useDesigner();
  const facts = usePictureFacts(layer.asset);
  const { change, set, end } = useLayerChange(layer);
  const { crop } = layer;
  const cut = {
    left: crop.x,
    right: 1 - crop.x - crop.width,
    top: crop.y,
    bottom: 1 - crop.y - crop.height,
  };
  const widest = facts ? widthAt(goodDpi, layer, facts) : 0;
  const isWeak = facts !== null && dpiOf(layer, facts) < goodDpi;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2 font-medium text-xs">
        <DpiBadge layer={layer} />
        {isWeak ? (
          <button
            type="button"
            className="link min-h-11 text-sm"
            onClick={() =>
              change("Resize", () => ({
                ...layer,
                width: widest,
                height: (layer.height * widest) / layer.width,
              }))
            }
          >
            Resize to {inches(widest)} in wide for a sharp print
          </button>
        ) : null}
      </div>
      <RemoveBackground layer={layer} onDone={(asset) => set("Remove background", { asset })} />
      <Button size="sm" variant="outline" onClick={() => panel.set("replace")}>
        Replace picture
      </Button>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold text-sm">
          Crop
          <ChevronDownIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        {edges.map(({ edge, label }) => (
          <SliderField
            key={edge}
            label={label}
            shown={`${Math.round(cut[edge] * 100)}%`}
            value={cut[edge]}
            min={0}
            max={0.9}
            step={0.01}
            onChange={(share) => change("Crop", () => cropTo(layer, edge, share), `crop ${edge}`)}
            onEnd={end}
          />
        ))}
      </details>
    </div>
  );
}

interface RemoveBackgroundProps {
  layer: ImageLayer;
  onDone: (asset: string) => void;
}

/** Removes the plain background colour from a picture's edges; a higher tolerance removes more. */
function RemoveBackground({ layer, onDone }: RemoveBackgroundProps) {
  const [tolerance, setTolerance] = useState(30);
  const [isWorking, setWorking] = useState(false);
  const { announce } = useDesigner();
  const remove = async () => {
    if (isWorking) return;
    setWorking(true);
    const answer = await askWithout(layer.asset, tolerance);
    afterPointerRelease(() => {
      setWorking(false);
      if ("problem" in answer) return toast({ title: answer.problem, variant: "destructive" });
      addUpload(answer.upload);
      onDone(answer.upload.id);
      announce("Background removed");
    });
  };
  return (
    <div className="grid gap-2">
      <Button size="sm" variant="outline" isPending={isWorking} onClick={() => void remove()}>
        Remove background
      </Button>
      <SliderField
        label="Amount to remove"
        shown={`${tolerance}%`}
        value={tolerance}
        min={0}
        max={100}
        step={5}
        onChange={setTolerance}
        onEnd={() => {}}
      />
    </div>
  );
}

async function askWithout(asset: string, tolerance: number) {
  try {
    const response = await sendWithCaptcha((captcha) =>
      fetch(designPaths.withoutBackground, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ assetId: asset, tolerance, captcha }),
      }),
    );
    return readAnswer(response.status, await response.json());
  } catch {
    return { problem: navigator.onLine ? "We couldn't remove the background. Try again." : offlineMessage };
  }
}

interface InkSlotsProps {
  inks: readonly string[];
  /** "Colour" or "Ink". */
  label: string;
  onChange: (inks: string[]) => void;
  onEnd: () => void;
}

/** The colours of a drawing side by side; the palette below applies to the selected one. */
function InkSlots({ inks, label, onChange, onEnd }: InkSlotsProps) {
  const [chosen, setChosen] = useState(0);
  const slot = Math.min(chosen, inks.length - 1);
  return (
    <div className="grid grid-cols-1 gap-2">
      {inks.length > 1 ? (
        <fieldset className="flex gap-1.5">
          <legend className="mb-1.5 font-semibold text-sm">Colours of the drawing</legend>
          {inks.map((ink, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no name but its place
              key={index}
              type="button"
              aria-label={`${label} ${index + 1}`}
              aria-pressed={index === slot}
              onClick={() => setChosen(index)}
              className={cn(
                "h-11 flex-1 rounded-sm border border-foreground/25 outline-2 outline-offset-2",
                index === slot ? "outline-foreground" : "outline-transparent",
              )}
              style={{ background: ink }}
            />
          ))}
        </fieldset>
      ) : null}
      <InkField
        label={inks.length > 1 ? `${label} ${slot + 1}` : label}
        value={inks[slot] ?? null}
        onChange={(ink) => ink && onChange(inks.with(slot, ink))}
        onEnd={onEnd}
      />
    </div>
  );
}
