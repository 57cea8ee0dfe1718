import { useLayoutEffect, useRef } from "react";
import { limits } from "@/lib/designer/design-limits";
import type { Layer, TextLayer } from "@/lib/designer/document";
import { fitTypedText } from "@/lib/designer/editor/fit-new-layer";
import { estimateSize } from "@/lib/designer/editor/layer-size";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { findBetterFont } from "@/lib/designer/text/find-font-for-text";
import { useDesigner } from "../designer-context";
import { useLayerChange } from "./use-layer-change";

export type FontChange = NonNullable<ReturnType<typeof findBetterFont>>;

interface TypedTextProps {
  id: string;
  layer: TextLayer;
  /** The typed letters have switched the font. */
  onFont: (change: FontChange) => void;
}

/** The field with a layer's text, which is fitted onto its side while it is typed. */
export function TypedText({ id, layer, onFont }: TypedTextProps) {
  const { parts, editing } = useDesigner();
  const { change: changeText, end } = useLayerChange(layer);
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  // Browsers put the caret at the end of a text that was broken into lines.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the text
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [layer.text]);

  /**
   * Letters of another script would be invisible, so the text switches to a font that has them. At the side's edge it is broken
   * into lines, but not while an input method composes a word, which a new value would end.
   */
  function type({ value: text, selectionEnd }: HTMLTextAreaElement, isComposing: boolean): void {
    // A text layer can't be empty: the last letter stays until another is typed.
    if (text === "") return;
    const change = findBetterFont(layer.font, text);
    const { document, view } = editing.get();
    const make = (now: Layer): Layer => {
      if (now.type !== "text") return now;
      const typed: TextLayer = { ...now, text, ...(change && { font: change.to.id }) };
      if (isComposing) return typed;
      const area = printAreaOf(document.cut, view);
      const sizeOf = (each: TextLayer) => estimateSize(each, parts.get().resources);
      const fitted = fitTypedText(now, typed, area, sizeOf);
      if (fitted.text !== text) caret.current = selectionEnd;
      return fitted.text === now.text && fitted.size === now.size ? now : fitted;
    };
    changeText("Type", make, "text");
    if (change) onFont(change);
  }

  return (
    <textarea
      ref={field}
      id={id}
      value={layer.text}
      maxLength={limits.text}
      rows={Math.min(5, layer.text.split("\n").length + 1)}
      onChange={({ target, nativeEvent }) =>
        type(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => type(currentTarget, false)}
      onFocus={(event) => event.target.select()}
      onBlur={end}
      className="block w-full rounded-sm border border-input bg-card px-3 py-2 text-base focus:border-foreground"
    />
  );
}
