"use client";

import { useEffect, useState } from "react";
import type { Art } from "@/lib/designer/clip-art/clip-art";
import type { TextLayer } from "@/lib/designer/document";
import { fontThatWrites } from "@/lib/designer/font-that-writes";
import { findFont } from "@/lib/designer/fonts";
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
  const { panel } = useDesigner();
  const { set } = useLayerChange(layer);
  const emoji = missing.find((letter) => emojiPattern.test(letter));
  const letters = missing.filter(
    (letter) => !emojiPattern.test(letter) && letter !== "\ufe0f" && letter !== "\u200d",
  );
  const better = fontThatWrites(layer.text);
  const name = findFont(layer.font)?.family ?? layer.font;
  return (
    <>
      {letters.length > 0 ? (
        <p role="status" className="rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
          <span>{`${name} can't write ${letters.slice(0, 6).join(" ")}, so it is not printed. `}</span>
          {better && better.id !== layer.font ? (
            <button
              type="button"
              className="link min-h-11 font-semibold"
              onClick={() => set("Font", { font: better.id })}
            >
              Use {better.family}
            </button>
          ) : (
            <span>
              None of our fonts has all of these letters.{" "}
              <button
                type="button"
                className="link min-h-11 font-semibold"
                onClick={() => panel.set("uploads")}
              >
                Upload a picture of them
              </button>
            </span>
          )}
        </p>
      ) : null}
      {emoji ? <EmojiAdvice key={emoji} layer={layer} emoji={emoji} /> : null}
    </>
  );
}

function EmojiAdvice({ layer, emoji }: { layer: TextLayer; emoji: string }) {
  const designer = useDesigner();
  const { set } = useLayerChange(layer);
  const [art, setArt] = useState<(Art & { width: number }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([
      import("@/lib/designer/clip-art/search-art"),
      import("@/lib/designer/clip-art/clip-art"),
    ]).then(
      ([{ artForEmoji }, { startWidthOf }]) => {
        const found = artForEmoji(emoji);
        if (isWanted && found) setArt({ ...found, width: startWidthOf(found) / 2 });
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
      <span>{`${emoji} can't be printed as a letter. `}</span>
      {art ? (
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => {
            if (rest !== "") set("Type", { text: rest });
            putLayer(designer, {
              type: "art",
              art: art.id,
              inks: [...art.inks],
              width: art.width,
            });
          }}
        >
          Use our drawing “{art.name.en}”
        </button>
      ) : (
        <span>Look for a drawing under Art.</span>
      )}
    </p>
  );
}
