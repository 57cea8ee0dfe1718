"use client";

import { useState } from "react";
import { sendWithPuzzle } from "@/components/auth/send-with-puzzle";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { onceReleased } from "@/components/ui/once-released";
import { toast } from "@/components/ui/toast-store";
import { designPaths } from "@/lib/design-paths";
import type { ImageLayer } from "@/lib/designer/document";
import { cropTo } from "@/lib/designer/editor/crop";
import { inches } from "@/lib/designer/inches";
import { dpiOf, widthAt } from "@/lib/designer/picture-dpi";
import { offlineMessage } from "@/lib/result";
import { useDesigner } from "./designer-context";
import { DpiBadge } from "./dpi-badge";
import { SliderField } from "./slider-field";
import { addUpload, readAnswer, usePictureFacts } from "./uploads-store";
import { useLayerChange } from "./use-layer-change";

const goodDpi = 150;
const edges = [
  { edge: "left", label: "Cut from the left" },
  { edge: "right", label: "Cut from the right" },
  { edge: "top", label: "Cut from the top" },
  { edge: "bottom", label: "Cut from the bottom" },
] as const;

export function PictureEditor({ layer }: { layer: ImageLayer }) {
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
            Make it {inches(widest)} in wide, where it is sharp enough
          </button>
        ) : null}
      </div>
      <RemoveBackground layer={layer} onDone={(asset) => set("Remove background", { asset })} />
      <Button size="sm" variant="outline" onClick={() => panel.set("replace")}>
        Replace the picture
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
            shown={`${Math.round(cut[edge] * 100)} %`}
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

/** Takes the plain colour at the edges of a picture away; more of it with more tolerance. */
function RemoveBackground({ layer, onDone }: RemoveBackgroundProps) {
  const [tolerance, setTolerance] = useState(30);
  const [isWorking, setWorking] = useState(false);
  const { say } = useDesigner();
  const remove = async () => {
    if (isWorking) return;
    setWorking(true);
    const answer = await askWithout(layer.asset, tolerance);
    onceReleased(() => {
      setWorking(false);
      if ("problem" in answer) return toast({ title: answer.problem, variant: "destructive" });
      addUpload(answer.upload);
      onDone(answer.upload.id);
      say("Background removed");
    });
  };
  return (
    <div className="grid gap-2">
      <Button size="sm" variant="outline" isPending={isWorking} onClick={() => void remove()}>
        Remove the plain background
      </Button>
      <SliderField
        label="How much of it goes"
        shown={`${tolerance} %`}
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
    const response = await sendWithPuzzle((captcha) =>
      fetch(designPaths.withoutBackground, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ assetId: asset, tolerance, captcha }),
      }),
    );
    return readAnswer(response.status, await response.json());
  } catch {
    return { problem: navigator.onLine ? "The background could not be removed. Try again." : offlineMessage };
  }
}
