"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Frame } from "@/lib/designer/editor/geometry";
import { layerFrame } from "@/lib/designer/editor/layer-size";
import { readOut } from "@/lib/designer/editor/read-out";
import { toScreen, type Viewport } from "@/lib/designer/editor/viewport";
import type { Cut, PrintView } from "@/lib/designer/print-areas";
import { useDesigner } from "./designer-context";

/** The line around the selected layer. While it is moved, the browser carries the line without painting it again. */
export function SelectionFrame({ frame, viewport }: { frame: Frame; viewport: Viewport }) {
  const box = useRef<HTMLDivElement>(null);
  useLiveFrame(box, frame, (node, moved) => Object.assign(node.style, styleOf(moved, viewport)));
  return (
    <div
      ref={box}
      className="pointer-events-none absolute top-0 left-0 border-[1.5px] border-primary shadow-[0_0_0_1px_#fffc,inset_0_0_0_1px_#fffc] will-change-transform"
      style={styleOf(frame, viewport)}
      data-part="selection"
    />
  );
}

interface ReadOutProps {
  frame: Frame;
  cut: Cut;
  view: PrintView;
}

/** Size and place of the selected layer. */
export function ReadOut({ frame, cut, view }: ReadOutProps) {
  const words = useRef<HTMLSpanElement>(null);
  useLiveFrame(words, frame, (node, moved) => {
    node.textContent = readOut(moved, cut, view);
  });
  return (
    <span ref={words} className="rounded-full bg-foreground px-2.5 py-1 text-background">
      {readOut(frame, cut, view)}
    </span>
  );
}

/** Shows where a gesture moves the selected layer without React, which would take too long for every move; in the end `frame` again. */
function useLiveFrame<T extends HTMLElement>(
  ref: RefObject<T | null>,
  frame: Frame,
  show: (node: T, frame: Frame) => void,
) {
  const { live, parts } = useDesigner();
  const follow = useEffectEvent(() => {
    const moving = live.get();
    const moved = moving ? layerFrame(moving.layer, parts.get().resources) : frame;
    if (ref.current && moved) show(ref.current, moved);
  });
  useEffect(() => live.subscribe(() => follow()), [live]);
}

function styleOf({ x, y, width, height, rot }: Frame, viewport: Viewport) {
  const corner = toScreen(viewport, { x: x - width / 2, y: y - height / 2 });
  return {
    width: `${width * viewport.scale}px`,
    height: `${height * viewport.scale}px`,
    transform: `translate(${corner.x}px, ${corner.y}px) rotate(${rot}deg)`,
  };
}
