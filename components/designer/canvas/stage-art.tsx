import { useId, useMemo } from "react";
import { type PrintView, printAreaOf } from "@/lib/designer/printing/print-areas";
import { hasOverflow } from "@/lib/designer/scene/bounds";
import { useDesigner } from "../designer-context";
import { useStore } from "../store";
import { LayerMarkup } from "./scene-markup";

/** Nodes of the layers that a gesture moves without React, by layer id: the art, and its ghost outside the area. */
export type LayerNodes = Map<string, Set<SVGGElement>>;

interface StageArtProps {
  view: PrintView;
  nodes: LayerNodes;
}

/** One side's art in mm: within the print area as it will be printed, outside it as a ghost. */
export function StageArt({ view, nodes }: StageArtProps) {
  const { editing, parts } = useDesigner();
  const layers = useStore(editing, ({ document }) => document.views[view]);
  const cut = useStore(editing, ({ document }) => document.cut);
  const selectedId = useStore(editing, (value) => value.selectedId);
  const resources = useStore(parts, (value) => value.resources);
  const clipId = useId();
  const area = printAreaOf(cut, view);
  const ghosts = useMemo(
    () => layers.filter((layer) => layer.id === selectedId || hasOverflow(layer, area, resources)),
    [layers, selectedId, area, resources],
  );
  const register = useMemo(() => registrar(nodes), [nodes]);
  return (
    <>
      <clipPath id={clipId}>
        <rect width={area.widthMm} height={area.heightMm} />
      </clipPath>
      <g opacity="0.25" data-part="ghosts">
        {ghosts.map((layer) => (
          <LayerMarkup key={layer.id} layer={layer} resources={resources} ref={register(layer.id, "ghost")} />
        ))}
      </g>
      <g clipPath={`url(#${clipId})`} data-part="art">
        {layers.map((layer) => (
          <LayerMarkup key={layer.id} layer={layer} resources={resources} ref={register(layer.id, "art")} />
        ))}
      </g>
    </>
  );
}

/** Stable ref functions, so that an unchanged layer does not rerender. */
function registrar(nodes: LayerNodes) {
  const refs = new Map<string, (node: SVGGElement) => () => void>();
  return (id: string, role: "art" | "ghost") => {
    const key = `${role} ${id}`;
    const known = refs.get(key);
    if (known) return known;
    const ref = (node: SVGGElement) => {
      const group = nodes.get(id) ?? new Set();
      nodes.set(id, group.add(node));
      return () => {
        group.delete(node);
      };
    };
    refs.set(key, ref);
    return ref;
  };
}
