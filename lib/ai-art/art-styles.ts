/** A drawing style that can't be mistaken for a photograph. */
export interface ArtStyle {
  name: string;
  /** For the shopper. */
  about: string;
  /** For the prompt. */
  wording: string;
}

export const artStyleIds = [
  "flat",
  "line",
  "block-print",
  "madhubani",
  "warli",
  "kolam",
  "retro",
  "pixel",
] as const;
export type ArtStyleId = (typeof artStyleIds)[number];

export const artStyles: Readonly<Record<ArtStyleId, ArtStyle>> = {
  flat: {
    name: "Flat",
    about: "Bold shapes, few colours",
    wording:
      "a flat vector illustration: bold simple shapes, at most five solid colours, clean edges, no gradients, no shading",
  },
  line: {
    name: "Line",
    about: "Ink lines, no background",
    wording:
      "a line drawing in ink: confident strokes of one thickness, one dark colour, no fill, no hatching, generous empty space",
  },
  "block-print": {
    name: "Block print",
    about: "Carved wood on cotton",
    wording:
      "a hand block print in the manner of Bagru: carved motifs, two or three natural dyes in indigo, madder and black, slightly uneven ink",
  },
  madhubani: {
    name: "Madhubani",
    about: "Double lines, filled borders",
    wording:
      "a folk painting in the manner of Madhubani: double outlines, fine hatching, fish-shaped eyes, dense floral filling, bright flat colours",
  },
  warli: {
    name: "Warli",
    about: "Figures made of triangles",
    wording:
      "a tribal wall painting in the manner of Warli: figures made of triangles and circles, white or single-coloured lines, no faces",
  },
  kolam: {
    name: "Kolam",
    about: "One line around dots",
    wording:
      "a drawing in the manner of a kolam: symmetric loops of a single line around a grid of dots, one colour, no shading",
  },
  retro: {
    name: "Retro",
    about: "Seventies poster",
    wording:
      "a retro screen-printed poster: warm faded colours, sun rays, halftone dots, thick outlines, slight misprint",
  },
  pixel: {
    name: "Pixel",
    about: "Old video game",
    wording:
      "pixel art of a 16-bit game: visible square pixels on a coarse grid, limited palette, hard edges, no blur",
  },
};
