import type { Xy } from "../drawing-kit";

const n = (value: number) => Math.round(value * 10) / 10;

/** A heart `size` wide around (x, y). */
export function heartShape(x: number, y: number, size: number): string {
  const s = size / 100;
  const p = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return (
    `M${p(0, 46)}C${p(-30, 24)} ${p(-50, 4)} ${p(-50, -18)}C${p(-50, -36)} ${p(-38, -46)} ${p(-24, -46)}` +
    `C${p(-13, -46)} ${p(-4, -40)} ${p(0, -30)}C${p(4, -40)} ${p(13, -46)} ${p(24, -46)}` +
    `C${p(38, -46)} ${p(50, -36)} ${p(50, -18)}C${p(50, 4)} ${p(30, 24)} ${p(0, 46)}Z`
  );
}

/** A leaf between two points, `width` at its widest, curved to one side by `bend`. */
export function leafShape([x1, y1]: Xy, [x2, y2]: Xy, width: number, bend = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [x1 + dx * 0.45, y1 + dy * 0.45];
  const control = (side: number) => `${n(mx + nx * (bend + side))} ${n(my + ny * (bend + side))}`;
  return `M${n(x1)} ${n(y1)}Q${control(width)} ${n(x2)} ${n(y2)}Q${control(-width)} ${n(x1)} ${n(y1)}Z`;
}

/** A scalloped disc: `count` round teeth. */
export function scallops(x: number, y: number, radius: number, count: number): string {
  const at = (i: number) => {
    const angle = ((i / count) * 2 - 0.5) * Math.PI;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  };
  const tooth = n(radius * Math.sin(Math.PI / count) * 1.05);
  return `M${at(0)}${Array.from({ length: count }, (_, i) => `A${tooth} ${tooth} 0 0 1 ${at(i + 1)}`).join("")}Z`;
}
