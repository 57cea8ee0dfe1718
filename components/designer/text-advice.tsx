"use client";

import { useEffect, useState } from "react";
import type { TextLayer } from "@/lib/designer/document";
import { findFont, fontFor } from "@/lib/designer/fonts";
import { levelsOf, splitRuns } from "@/lib/text-shaping/split-runs";
import { useDesigner } from "./designer-context";
import { putLayer } from "./new-layer";
import { useLayerChange } from "./use-layer-change";

const emojiPattern = /\p{Extended_Pictographic}/u;

interface TextAdviceProps {
  layer: TextLayer;
  /** Letters that the font lacks. */
  missing: readonly string[];
}

/** What to do about letters that the chosen font can't write, and about emoji, which no font of print can. */
export function TextAdvice({ layer, missing }: TextAdviceProps) {
  const { set } = useLayerChange(layer);
  const emoji = missing.find((letter) => emojiPattern.test(letter));
  const letters = missing.filter(
    (letter) => !emojiPattern.test(letter) && letter !== "\ufe0f" && letter !== "\u200d",
  );
  const script = letters[0] === undefined ? undefined : scriptOf(letters[0]);
  const better = script === undefined ? null : fontFor(script);
  const name = findFont(layer.font)?.family ?? layer.font;
  return (
    <>
      {letters.length > 0 ? (
        <p role="status" className="rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
          {name} can't write {letters.slice(0, 6).join(" ")}, so it is not printed.{" "}
          {better ? (
            <button
              type="button"
              className="link min-h-11 font-semibold"
              onClick={() => set("Font", { font: better.id })}
            >
              Use {better.family}
            </button>
          ) : (
            "Choose another font below."
          )}
        </p>
      ) : null}
      {emoji ? <EmojiAdvice key={emoji} layer={layer} emoji={emoji} /> : null}
    </>
  );
}

function scriptOf(letter: string) {
  return splitRuns(letter, levelsOf(letter))[0]?.script;
}

function EmojiAdvice({ layer, emoji }: { layer: TextLayer; emoji: string }) {
  const designer = useDesigner();
  const { set } = useLayerChange(layer);
  const [art, setArt] = useState<{ id: string; name: string; inks: string[]; width: number } | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([
      import("@/lib/designer/clip-art/search-art"),
      import("@/lib/designer/clip-art/clip-art"),
    ]).then(
      ([{ artForEmoji }, { listArt }]) => {
        const found = artForEmoji(emoji);
        const piece = listArt().find(({ id }) => id === found?.id);
        if (isWanted && piece)
          setArt({ id: piece.id, name: piece.name.en, inks: [...piece.inks], width: piece.startWidth });
      },
      // Without a connection the advice stays without a sticker.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [emoji]);
  const rest = layer.text.replaceAll(emoji, "").replaceAll("\ufe0f", "").trim();
  return (
    <p role="status" className="rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
      {emoji} can't be printed as a letter.{" "}
      {art ? (
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => {
            if (rest !== "") set("Type", { text: rest });
            putLayer(designer, { type: "art", art: art.id, inks: art.inks, width: art.width / 2 });
          }}
        >
          Use our drawing “{art.name}”
        </button>
      ) : (
        "Look for a drawing under Art."
      )}
    </p>
  );
}
