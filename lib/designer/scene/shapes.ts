import type { ShapeLayer } from "../document";
import { svgNumber } from "./svg-number";

type Point = readonly [x: number, y: number];

const starTips = 5;
const starWaist = 0.42;
const burstTips = 16;
const burstWaist = 0.78;
/** The width of a ring or frame, as a fraction of the shorter side. */
const rim = 0.12;
/** The handle length of a Bézier quarter circle. */
const quarter = 0.5523;

/** In mm, with (0, 0) in the middle of the shape's box; fill-rule evenodd. */
export function shapePath(layer: Pick<ShapeLayer, "shape" | "width" | "height" | "radius">): string {
  const { shape, width, height } = layer;
  const [right, bottom] = [width / 2, height / 2];
  switch (shape) {
    case "rectangle":
      return rectangle(right, bottom, layer.radius);
    case "line":
      return rectangle(right, bottom, 0);
    case "ellipse":
      return ellipse(right, bottom);
    case "triangle":
      return polygon([
        [0, -bottom],
        [right, bottom],
        [-right, bottom],
      ]);
    case "star":
      return polygon(filling(rays(starTips, starWaist), right, bottom));
    case "burst":
      return polygon(filling(rays(burstTips, burstWaist), right, bottom));
    case "heart":
      return heart(right, bottom);
    case "ring":
      return ellipse(right, bottom) + ellipse(right - rimOf(layer), bottom - rimOf(layer));
    case "frame":
      return rectangle(right, bottom, layer.radius) + inner(layer);
    case "banner":
      return banner(right, bottom);
  }
}

/** The thinnest line in mm of a shape's own form, without its outline; null for a solid shape. */
export function thinnestLine(layer: Pick<ShapeLayer, "shape" | "width" | "height">): number | null {
  if (layer.shape === "line") return Math.min(layer.width, layer.height);
  if (layer.shape === "ring" || layer.shape === "frame") return rimOf(layer);
  return null;
}

function rimOf({ width, height }: Pick<ShapeLayer, "width" | "height">): number {
  return Math.min(width, height) * rim;
}

function inner(layer: Pick<ShapeLayer, "width" | "height" | "radius">): string {
  const line = rimOf(layer);
  return rectangle(layer.width / 2 - line, layer.height / 2 - line, Math.max(0, layer.radius - line));
}

const at = (...numbers: number[]) => numbers.map(svgNumber).join(" ");

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;
}

function rectangle(right: number, bottom: number, radius: number): string {
  const r = Math.min(radius, right, bottom);
  if (r === 0)
    return polygon([
      [-right, -bottom],
      [right, -bottom],
      [right, bottom],
      [-right, bottom],
    ]);
  const corner = (x: number, y: number) => `A${at(r, r)} 0 0 1 ${at(x, y)}`;
  return [
    `M${at(r - right, -bottom)}L${at(right - r, -bottom)}${corner(right, r - bottom)}`,
    `L${at(right, bottom - r)}${corner(right - r, bottom)}L${at(r - right, bottom)}${corner(-right, bottom - r)}`,
    `L${at(-right, r - bottom)}${corner(r - right, -bottom)}Z`,
  ].join("");
}

function ellipse(right: number, bottom: number): string {
  const half = (x: number) => `A${at(right, bottom)} 0 0 1 ${at(x, 0)}`;
  return `M${at(-right, 0)}${half(right)}${half(-right)}Z`;
}

/** Points alternating between two circles, from the top on. */
function rays(tips: number, waist: number): Point[] {
  return Array.from({ length: tips * 2 }, (_, nr) => {
    const radius = nr % 2 === 0 ? 1 : waist;
    const angle = (Math.PI * nr) / tips;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

/** Stretches a drawing until it touches all four sides of the box. */
function filling(points: readonly Point[], right: number, bottom: number): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const stretch = (value: number, all: readonly number[], end: number) => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return ((value - low) / (high - low)) * 2 * end - end;
  };
  return points.map(([x, y]) => [stretch(x, xs, right), stretch(y, ys, bottom)]);
}

/** Two half circles above a point; `0.5` of the width is one of them. */
function heart(right: number, bottom: number): string {
  const [w, h] = [right, bottom];
  const shoulder = -h * 0.5;
  const curve = (...points: number[]) => `C${at(...points)}`;
  return [
    `M${at(0, -h * 0.55)}`,
    curve(w * 0.08, -h * 0.8, w * 0.24, -h, w * 0.5, -h),
    curve(w * (0.5 + quarter / 2), -h, w, shoulder - h * 0.5 * (1 - quarter), w, shoulder),
    curve(w, 0, w * 0.42, h * 0.48, 0, h),
    curve(-w * 0.42, h * 0.48, -w, 0, -w, shoulder),
    curve(-w, shoulder - h * 0.5 * (1 - quarter), -w * (0.5 + quarter / 2), -h, -w * 0.5, -h),
    curve(-w * 0.24, -h, -w * 0.08, -h * 0.8, 0, -h * 0.55),
    "Z",
  ].join("");
}

/** A ribbon with a notch at each end. */
function banner(right: number, bottom: number): string {
  const notch = Math.min(right * 0.25, bottom);
  return polygon([
    [-right, -bottom],
    [right, -bottom],
    [right - notch, 0],
    [right, bottom],
    [-right, bottom],
    [notch - right, 0],
  ]);
}
