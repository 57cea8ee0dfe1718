"use client";

import { useSyncExternalStore } from "react";
import { GarmentPicture } from "@/components/designer/garment-picture";
import { LayerMarkup } from "@/components/designer/scene-markup";
import type { SceneParts } from "@/components/designer/scene-parts";
import { clothOf } from "@/lib/designer/cloth";
import type { DesignDocument } from "@/lib/designer/document";
import { FRAME } from "@/lib/designer/garments/garment";
import { areaToPicture, viewsOn } from "@/lib/designer/placements";

interface DraftPictureProps {
  document: DesignDocument;
  colours: readonly { slug: string; hex: string }[];
  parts: SceneParts;
}

/** The front of a design, drawn in the browser: the shop has not seen it. */
export function DraftPicture({ document, colours, parts }: DraftPictureProps) {
  const { resources } = useSyncExternalStore(parts.subscribe, parts.get, parts.get);
  const cloth = clothOf(colours, document.colour) ?? { hex: "#f6f5f1", isMelange: false };
  return (
    <GarmentPicture
      cut={document.cut}
      picture="front"
      clothHex={cloth.hex}
      isMelange={cloth.isMelange}
      alt=""
    >
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true" className="size-full">
        {viewsOn("front").map((view) => (
          <g key={view} transform={areaToPicture(document.cut, view)}>
            {document.views[view].map((layer) =>
              layer.hidden ? null : <LayerMarkup key={layer.id} layer={layer} resources={resources} />,
            )}
          </g>
        ))}
      </svg>
    </GarmentPicture>
  );
}
