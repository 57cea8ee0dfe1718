import type { Box } from "../resources";
import { svgNumber } from "./svg-number";

/** Draws `content`, whose origin is the corner of the frame, clipped to the frame. */
export type ClipMarkup = (frame: Box, content: string) => string;

/** Without an id, which a clip path would need. */
export const clipByFrame: ClipMarkup = (frame, content) =>
  `<svg ${placeOf(frame)} overflow="hidden">${content}</svg>`;

/** The same for resvg: see sceneSheets(). It contains no pictures. */
export const clipByPicture: ClipMarkup = (frame, content) => {
  const { width, height } = frame;
  // resvg rounds the size of such a picture to whole units.
  const size = `width="${svgNumber(width * 100)}" height="${svgNumber(height * 100)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${svgNumber(width)} ${svgNumber(height)}">${content}</svg>`;
  // A slice is clipped, other pictures overflow.
  return `<image ${placeOf(frame)} preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${btoa(svg)}"/>`;
};

export function placeOf({ x, y, width, height }: Box): string {
  return `x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(height)}"`;
}
