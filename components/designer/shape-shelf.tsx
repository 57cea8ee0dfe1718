"use client";

import type { ShapeLayer } from "@/lib/designer/document";
import { isDark } from "@/lib/designer/editor/cloth";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { shapePath } from "@/lib/designer/shapes";
import { useDesigner } from "./designer-context";
import { putLayer } from "./new-layer";

const sizes: readonly (readonly [ShapeLayer["shape"], number, number])[] = [
  ["rectangle", 120, 80],
  ["ellipse", 100, 100],
  ["line", 140, 2],
  ["triangle", 100, 90],
  ["star", 100, 100],
  ["heart", 100, 92],
  ["ring", 100, 100],
  ["frame", 140, 100],
  ["banner", 160, 44],
  ["burst", 110, 110],
];

export function ShapeShelf() {
  const designer = useDesigner();
  const { editing, shop } = designer;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">Shapes</legend>
      <div className="grid grid-cols-5 gap-2">
        {sizes.map(([shape, width, height]) => {
          const made = { type: "shape", shape, width, height, radius: 0, outline: null } as const;
          return (
            <button
              key={shape}
              type="button"
              aria-label={titleOf({ ...emptyShape, ...made })}
              onClick={() => {
                const { colour } = editing.get().document;
                const cloth = shop.colours.find(({ slug }) => slug === colour)?.hex ?? "#ffffff";
                putLayer(designer, { ...made, fill: isDark(cloth) ? "#f4efe4" : "#b5301b" });
              }}
              className="grid aspect-square place-items-center rounded-sm border bg-card p-1.5 hover:border-foreground"
            >
              <svg viewBox="-85 -85 170 170" aria-hidden="true" className="size-full">
                <path
                  d={shapePath({ shape, width, height: Math.max(height, 6), radius: 0 })}
                  fill="currentColor"
                  fillRule="evenodd"
                />
              </svg>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const emptyShape: ShapeLayer = {
  id: "shape",
  name: "",
  type: "shape",
  shape: "rectangle",
  x: 0,
  y: 0,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
  width: 1,
  height: 1,
  radius: 0,
  fill: null,
  outline: null,
};
