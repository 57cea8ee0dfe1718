import type { Layer } from "./document";
import { inches } from "./inches";
import type { PrintView } from "./print-areas";

/** `block` can't be printed, `confirm` is printed when the shopper agrees, `warn` is only said. */
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

/** Something that prints badly. Plain JSON: a version of a design keeps what was found when it was frozen. */
export interface DesignIssue {
  code: IssueCode;
  level: IssueLevel;
  /** Null when the design as a whole is meant. */
  view: PrintView | null;
  layerId: string | null;
  /** What was measured, and what it has to be: mm, dots per inch, a ratio. */
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

export function kindOf(layer: Layer): string {
  return kinds[layer.type];
}

const sentences: Record<IssueCode, (issue: Reader) => string> = {
  blank: () => "There is nothing to print yet. Add a text, a picture or a drawing.",
  picture_gone: () => "This picture is no longer there. Upload it again, or delete this layer.",
  drawing_gone: ({ word }) =>
    `This ${word("kind")} is no longer offered. Delete this layer, or choose another one.`,
  font_gone: () => "The font of this text is not there. Choose another one.",
  too_heavy: ({ number }) =>
    `This design has ${number("heavy")} patterns and see-through layers, and ${number("most")} can be printed together. Take this one off, or make others opaque.`,
  too_many_letters: ({ number }) =>
    `The texts of this design have ${number("letters")} letters, and ${number("most")} can be printed. Shorten this one, or take it off.`,
  too_covered: ({ number }) =>
    `Patterns and see-through layers cover this side ${number("times")} times, and ${number("most")} times can be printed. Make this one smaller, or take it off.`,
  letters_missing: ({ word }) => {
    const lacking = `${word("font")} has no ${word("letters")}.`;
    return word("instead")
      ? `${lacking} Choose ${word("instead")} for this text.`
      : `${lacking} Take it out of the text, or look for it among the drawings.`;
  },
  low_resolution: ({ number }) =>
    `This picture prints at ${number("dpi")} dpi. Make it at most ${inches(number("widthMm"), Math.floor)} in wide, or upload a larger one.`,
  thin_line: ({ number, word }) =>
    `This ${word("kind")} has a line of ${millimetres(number("lineMm"))}. Lines need ${millimetres(number("needsMm"))} to print well: make it larger or the line wider.`,
  wholly_outside: ({ word }) =>
    `This ${word("kind")} lies outside the print area and won't be printed. Move it inside, or delete it.`,
  partly_outside: ({ number, word }) =>
    `${inches(number("outMm"), Math.ceil)} in of this ${word("kind")} lie outside the print area and won't be printed. Move it, or make it smaller.`,
  near_edge: ({ number, word }) =>
    `This ${word("kind")} comes within ${inches(number("edgeMm"), Math.floor)} in of the print area's edge. Leave ${inches(number("needsMm"))} in, so that nothing is cut off.`,
  small_text: ({ number }) =>
    `The capitals of this text are ${inches(number("capMm"), Math.floor)} in high. Make the text ${inches(number("sizeMm"), Math.ceil)} in large or more, so that it can be read.`,
  low_contrast: ({ number, word }) =>
    `This ${word("kind")} is hard to see on this cloth: the contrast is ${number("ratio")}:1. Choose another colour for it, 1.5:1 or more.`,
  see_through: ({ number, word }) =>
    `This ${word("kind")} is ${number("percent")}% opaque. See-through colours print uneven: set it to 100% and choose a lighter colour.`,
  soft_picture: ({ number }) =>
    `${number("percent")}% of this picture is see-through: soft shadows and glows print as a milky film. Use a picture with firm edges, if you can.`,
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

/** For the thickness of lines alone: everything else is told in inches. */
function millimetres(mm: number): string {
  return `${Math.round(mm * 100) / 100} mm`;
}
