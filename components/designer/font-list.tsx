"use client";

import { useEffect, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { CheckIcon } from "@/components/ui/form-icons";
import type { TextLayer } from "@/lib/designer/document";
import { findFont, fonts } from "@/lib/designer/fonts";
import { FontPreviewPicture } from "./font-preview-picture";
import { useLayerChange } from "./use-layer-change";

const scriptNames = {
  Latin: "All fonts",
  Devanagari: "हिन्दी, मराठी",
  Bengali: "বাংলা",
  Gurmukhi: "ਪੰਜਾਬੀ",
  Gujarati: "ગુજરાતી",
  Oriya: "ଓଡ଼ିଆ",
  Tamil: "தமிழ்",
  Telugu: "తెలుగు",
  Kannada: "ಕನ್ನಡ",
  Malayalam: "മലയാളം",
} as const;
type ListedScript = keyof typeof scriptNames;
const scripts = Object.entries(scriptNames);
const isListed = (value: string): value is ListedScript => value in scriptNames;

/** Fonts by the letters that they can write. */
export function FontList({ layer }: { layer: TextLayer }) {
  const [script, setScript] = useState<ListedScript>("Latin");
  const { set } = useLayerChange(layer);
  const id = useId();
  const shown = fonts.filter((font) => font.scripts.includes(script));
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLLabelElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another font or another list moves the chosen one
  useEffect(() => {
    if (list.current && chosen.current) showWithin(list.current, chosen.current);
  }, [layer.font, script]);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <span id={`${id}-label`} className="font-medium text-sm">
          Font: <span className="font-normal">{findFont(layer.font)?.family ?? layer.font}</span>
        </span>
        <select
          aria-label="Fonts for"
          value={script}
          onChange={({ target }) => isListed(target.value) && setScript(target.value)}
          className="min-h-11 rounded-sm border border-input bg-card px-2 text-base"
        >
          {scripts.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div
        ref={list}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        className="relative grid max-h-56 grid-cols-1 overflow-y-auto rounded-sm border bg-card"
      >
        {shown.map((font) => (
          <label
            key={font.id}
            ref={font.id === layer.font ? chosen : undefined}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-2 border-b px-3 py-1 last:border-0 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2",
              font.id === layer.font ? "bg-foreground text-background" : "hover:bg-accent",
            )}
          >
            <input
              type="radio"
              name={id}
              value={font.id}
              checked={font.id === layer.font}
              onChange={() => set("Font", { font: font.id })}
              className="sr-only"
            />
            <FontPreviewPicture id={font.id} name={font.family} isWord={script !== "Latin"} />
            <span className="text-xs opacity-70">{font.style}</span>
            {font.id === layer.font ? <CheckIcon className="size-5 shrink-0" /> : null}
          </label>
        ))}
      </div>
    </div>
  );
}

/** Moves the list alone: scrollIntoView() would move the panel around it too. */
function showWithin(list: HTMLElement, item: HTMLElement): void {
  const isSeen =
    item.offsetTop >= list.scrollTop &&
    item.offsetTop + item.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}
