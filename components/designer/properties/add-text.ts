import { isDark } from "@/lib/designer/editor/cloth";
import type { TeamPart } from "@/lib/designer/team/team-parts";
import { sampleTexts } from "@/lib/designer/text/sample-texts";
import type { Designer } from "../designer-context";
import { insertLayer } from "../layers/new-layer";

export interface TextStart {
  words: string;
  font: string;
  size: number;
  team?: TeamPart;
}

export const headline = { words: sampleTexts.headline, font: "anton", size: 40 } as const;

/** Adds a text in a colour that shows on the cloth, and selects it. Its layer's id; null when the design is full. */
export function addText(designer: Designer, { words, font, size, team }: TextStart): string | null {
  const { document } = designer.editing.get();
  const cloth = designer.shop.colours.find(({ slug }) => slug === document.colour);
  const isAdded = insertLayer(designer, {
    type: "text",
    text: words,
    font,
    size,
    spacing: 0,
    leading: 1,
    align: "center",
    arc: 0,
    fill: cloth && isDark(cloth.hex) ? "#f4efe4" : "#1b1714",
    outline: null,
    ...(team && { team }),
  });
  return isAdded ? designer.editing.get().selectedId : null;
}
