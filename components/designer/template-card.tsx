"use client";

import { useEffect, useRef, useState } from "react";
import type { DesignDocument } from "@/lib/designer/document";
import { printAreaOf } from "@/lib/designer/print-areas";
import { useDesigner } from "./designer-context";
import { LayerMarkup } from "./scene-markup";
import { useStore } from "./store";

interface TemplateCardProps {
  document: DesignDocument;
  name: { en: string; hi: string };
  onTake: () => void;
}

/** A template on its cloth. Its letters are fetched when it comes into view. */
export function TemplateCard({ document, name, onTake }: TemplateCardProps) {
  const { parts, shop } = useDesigner();
  const resources = useStore(parts, (value) => value.resources);
  const card = useRef<HTMLButtonElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const node = card.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const { widthMm, heightMm } = printAreaOf(document.cut, "front");
  const cloth = shop.colours.find(({ slug }) => slug === document.colour)?.hex;
  return (
    <button ref={card} type="button" onClick={onTake} className="group text-left text-sm">
      <span
        className="block aspect-3/4 rounded-sm border p-3 group-hover:border-foreground"
        style={{ background: cloth }}
      >
        {isSeen ? (
          <svg viewBox={`0 0 ${widthMm} ${heightMm}`} aria-hidden="true" className="size-full">
            {document.views.front.map((layer) => (
              <LayerMarkup key={layer.id} layer={layer} resources={resources} />
            ))}
          </svg>
        ) : null}
      </span>
      {name.en}
      <span className="block text-muted-foreground text-xs">{name.hi}</span>
    </button>
  );
}
