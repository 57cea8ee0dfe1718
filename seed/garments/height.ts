import { type Fold, FRAME, type Garment } from "../../lib/designer/garments/garment";
import { blur, type Field, makeField, smoothstep } from "./field";
import { fbm } from "./noise";

const SAMPLES_PER_UNIT = 0.5;

/** A ridge with one crisp flank and one soft one, deep at its start and fading out: how cloth really creases. */
const stampFold = (target: Field, scale: number, { from, via, to, width, height }: Fold, flip: boolean) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(8, Math.ceil(length * SAMPLES_PER_UNIT));
  const reach = Math.ceil(width * 2.4 * scale);
  const ridge = new Map<number, number>();
  for (let s = 0; s <= steps; s += 1) {
    const t = s / steps;
    const v = 1 - t;
    const cx = v * v * from[0] + 2 * v * t * via[0] + t * t * to[0];
    const cy = v * v * from[1] + 2 * v * t * via[1] + t * t * to[1];
    const tx = 2 * v * (via[0] - from[0]) + 2 * t * (to[0] - via[0]);
    const ty = 2 * v * (via[1] - from[1]) + 2 * t * (to[1] - via[1]);
    const norm = Math.hypot(tx, ty) || 1;
    const spread = width * (0.55 + 0.7 * t);
    const strength = height * smoothstep(-0.02, 0.16, t) * (1 - t) ** 0.85;
    const px = Math.round(cx * scale);
    const py = Math.round(cy * scale);
    for (let y = Math.max(0, py - reach); y <= Math.min(target.height - 1, py + reach); y += 1) {
      for (let x = Math.max(0, px - reach); x <= Math.min(target.width - 1, px + reach); x += 1) {
        const dx = x / scale - cx;
        const dy = y / scale - cy;
        const across = ((dx * -ty + dy * tx) / norm) * (flip ? -1 : 1);
        const along = Math.abs(dx * tx + dy * ty) / norm;
        const near = across > 0 ? across / spread : -across / (spread * 0.42);
        const value = strength * Math.exp(-(near * near) - (along * along) / 30);
        const key = y * target.width + x;
        if (value > (ridge.get(key) ?? 0.004)) ridge.set(key, value);
      }
    }
  }
  for (const [key, value] of ridge) target.data[key] = (target.data[key] ?? 0) + value;
};

/** The relief of the cloth in frame units, at `width` pixels across. */
export const foldHeights = (garment: Garment, width: number): Field => {
  const scale = width / FRAME.width;
  const field = makeField(width, Math.round(FRAME.height * scale));
  garment.folds.forEach((fold, index) => {
    stampFold(field, scale, fold, index % 2 === 1);
  });
  const soft = blur(field, 3.2 * scale);
  for (let y = 0; y < soft.height; y += 1) {
    for (let x = 0; x < soft.width; x += 1) {
      const u = x / scale;
      const v = y / scale;
      const bend = 60 * fbm(u / 260, v / 260, garment.seed + 5, 2);
      const drape = fbm((u + bend) / 120, (v - bend) / 260, garment.seed, 3);
      const crumple = fbm((u - bend) / 44, (v + bend) / 84, garment.seed + 9, 3);
      const i = y * soft.width + x;
      soft.data[i] = (soft.data[i] ?? 0) * 11 + drape * 3.8 + crumple * 0.85;
    }
  }
  return soft;
};
