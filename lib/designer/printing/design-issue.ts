import type { Layer } from "../document";
import { inches } from "../inches";
import type { PrintView } from "./print-areas";

/** `block` can't be printed, `confirm` needs the shopper's agreement, `warn` is informative. */
export const issueLevels = ["block", "confirm", "warn"] as const;
export type IssueLevel = (typeof issueLevels)[number];

const issueCodes = [
  "blank",
  "picture_gone",
  "font_gone",
  "drawing_gone",
  "too_heavy",
  "too_many_letters",
  "too_covered",
  "letters_missing",
  "sample_text",
  "low_resolution",
  "thin_line",
  "wholly_outside",
  "partly_outside",
  "near_edge",
  "small_text",
  "low_contrast",
  "see_through",
  "soft_picture",
] as const;
export type IssueCode = (typeof issueCodes)[number];

/** A print problem. Plain JSON: a design version stores the problems found when it was frozen. */
export interface DesignIssue {
  code: IssueCode;
  level: IssueLevel;
  /** Null for the whole design. */
  view: PrintView | null;
  layerId: string | null;
  /** The measured and the required values: mm, dots per inch, a ratio. */
  numbers: Readonly<Record<string, number>>;
  words: Readonly<Record<string, string>>;
}

const kinds: Record<Layer["type"], string> = {
  text: "text",
  image: "picture",
  art: "drawing",
  shape: "shape",
  pattern: "pattern",
};

export function layerKindLabel(layer: Layer): string {
  return kinds[layer.type];
}

const sentences: Record<IssueCode, (issue: Reader) => string> = {
  blank: () => "There's nothing to print yet. Add text, a picture or art.",
  picture_gone: () => "This picture no longer exists. Upload it again, or delete this layer.",
  drawing_gone: ({ word }) =>
    `This ${word("kind")} isn't available any more. Delete this layer, or choose another one.`,
  font_gone: () => "This font isn't available any more. Choose another one.",
  too_heavy: ({ number }) =>
    `This design has ${number("heavy")} patterns and see-through layers. We can print up to ${number("most")} together: remove this one, or make others opaque.`,
  too_many_letters: ({ number }) =>
    `This design has ${number("letters")} letters of text. We can print up to ${number("most")}: shorten this text, or remove it.`,
  too_covered: ({ number }) =>
    `Patterns and see-through layers cover this side ${number("times")} times. We can print up to ${number("most")}: make this one smaller, or remove it.`,
  letters_missing: ({ number, word }) => {
    const lacking = `${word("font")} has no ${word("letters")}.`;
    return word("instead")
      ? `${lacking} Choose ${word("instead")} for ${number("texts") > 1 ? "these texts" : "this text"}.`
      : `${lacking} Remove it from the text, or look for it under Art.`;
  },
  sample_text: () => "This text is still our sample. Write your own, or delete this layer.",
  low_resolution: ({ number }) =>
    `This picture prints at ${number("dpi")} dpi. Make it ${inches(number("widthMm"), Math.floor)} in wide or less, or upload a larger one.`,
  thin_line: ({ number, word }) =>
    `This ${word("kind")} has a line of ${millimetres(number("lineMm"))}. Lines need ${millimetres(number("needsMm"))} to print well: make it larger or the line wider.`,
  wholly_outside: ({ word }) =>
    `This ${word("kind")} is outside the print area and won't be printed. Move it inside, or delete it.`,
  partly_outside: ({ number, word }) =>
    `${inches(number("outMm"), Math.ceil)} in of this ${word("kind")} are outside the print area and won't be printed. Move it, or make it smaller.`,
  near_edge: ({ number, word }) =>
    `This ${word("kind")} comes within ${inches(number("edgeMm"), Math.floor)} in of the print area's edge. Leave ${inches(number("needsMm"))} in so nothing is cut off.`,
  small_text: ({ number }) =>
    `The capitals of this text are ${inches(number("capMm"), Math.floor)} in high. Make the text ${inches(number("sizeMm"), Math.ceil)} in or larger so it can be read.`,
  low_contrast: ({ number, word }) =>
    `This ${word("kind")} is hard to see on this colour: the contrast is ${number("ratio")}:1. Choose another colour for it, 1.5:1 or more.`,
  see_through: ({ number, word }) =>
    `This ${word("kind")} is ${number("percent")}% opaque. See-through colours print unevenly: set it to 100% and choose a lighter colour.`,
  soft_picture: ({ number }) =>
    `${number("percent")}% of this picture is see-through: soft shadows and glows print as a milky film. Use a picture with sharp edges if you can.`,
};

/** One or two sentences for the shopper: what was measured, and what to do. */
export function describeIssue(issue: DesignIssue): string {
  return sentences[issue.code]({
    number: (name) => issue.numbers[name] ?? 0,
    word: (name) => issue.words[name] ?? "",
  });
}

interface Reader {
  number: (name: string) => number;
  word: (name: string) => string;
}

/** Only for line widths: everything else is in inches. */
function millimetres(mm: number): string {
  return `${Math.round(mm * 100) / 100} mm`;
}
