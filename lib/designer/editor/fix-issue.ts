import type { Layer } from "../document";
import type { DesignIssue, IssueCode } from "../printing/design-issue";
import { type PrintArea, safeInsetMm } from "../printing/print-areas";
import type { Box } from "../resources";
import { fonts } from "../text/fonts";
import { isDark } from "./cloth";
import { moveLayer } from "./place-layer";
import { scaleLayer } from "./size-layer";

/** The label of the button beside an issue; null: only the shopper can fix it. */
export function fixName({ code, words }: DesignIssue): string | null {
  return code === "letters_missing" ? (words.instead ? `Use ${words.instead}` : null) : names[code];
}

const names: Record<Exclude<IssueCode, "letters_missing">, string | null> = {
  blank: "Browse templates",
  picture_gone: "Remove layer",
  font_gone: null,
  drawing_gone: "Remove layer",
  too_heavy: "Remove layer",
  too_many_letters: "Remove layer",
  too_covered: "Remove layer",
  low_resolution: "Make it smaller",
  thin_line: "Make it larger",
  wholly_outside: "Move it inside",
  partly_outside: "Move it inside",
  near_edge: "Move it inside",
  small_text: "Make it larger",
  low_contrast: "Use a visible colour",
  see_through: "Make it opaque",
  soft_picture: null,
  sample_text: null,
};

interface FixFacts {
  /** From layerBounds() */
  bounds: Box | null;
  area: PrintArea;
  /** #rrggbb */
  cloth: string;
}

/** The layer after the issue's fix button. */
export function fixIssue(layer: Layer, { code, numbers, words }: DesignIssue, facts: FixFacts): Layer {
  switch (code) {
    case "letters_missing": {
      const font = fonts.find(({ family }) => family === words.instead);
      return font && layer.type === "text" ? { ...layer, font: font.id } : layer;
    }
    case "low_resolution":
      return layer.type === "image" && numbers.widthMm
        ? scaleLayer(layer, Math.min(1, numbers.widthMm / layer.width))
        : layer;
    case "thin_line":
      return scaleLayer(layer, 1.02 * Math.max(1, (numbers.needsMm ?? 1) / (numbers.lineMm || 1)));
    case "small_text":
      return layer.type === "text" && numbers.sizeMm ? { ...layer, size: numbers.sizeMm } : layer;
    case "wholly_outside":
    case "partly_outside":
    case "near_edge":
      return facts.bounds ? moveInside(layer, facts.bounds, facts.area) : layer;
    case "low_contrast":
      return recolour(layer, isDark(facts.cloth) ? "#ffffff" : "#1b1714");
    case "see_through":
      return { ...layer, opacity: 1 };
    case "blank":
    case "picture_gone":
    case "font_gone":
    case "drawing_gone":
    case "too_heavy":
    case "too_many_letters":
    case "too_covered":
    case "soft_picture":
    case "sample_text":
      return layer;
  }
}

/** Scales it down if necessary, then moves it as little as possible. */
function moveInside(layer: Layer, box: Box, area: PrintArea): Layer {
  const [width, height] = [area.widthMm - 2 * safeInsetMm, area.heightMm - 2 * safeInsetMm];
  const factor = Math.min(1, width / box.width, height / box.height);
  const shift = (start: number, size: number, length: number) => {
    const [from, to] = [safeInsetMm, safeInsetMm + length - size];
    return Math.min(to, Math.max(from, start)) - start;
  };
  const [across, down] = [box.width * factor, box.height * factor];
  const dx = shift(layer.x - across / 2, across, width);
  const dy = shift(layer.y - down / 2, down, height);
  return moveLayer(factor === 1 ? layer : scaleLayer(layer, factor), dx, dy);
}

function recolour(layer: Layer, ink: string): Layer {
  switch (layer.type) {
    case "text":
      return { ...layer, fill: ink };
    case "shape":
      return {
        ...layer,
        fill: layer.fill && ink,
        outline: layer.outline && { ...layer.outline, colour: ink },
      };
    case "art":
    case "pattern":
      return { ...layer, inks: layer.inks.map(() => ink) };
    case "image":
      return layer;
  }
}
