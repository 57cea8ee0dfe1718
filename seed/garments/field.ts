/** A grey image of floats. */
export type Field = { width: number; height: number; data: Float32Array };

export const makeField = (width: number, height: number): Field => ({
  width,
  height,
  data: new Float32Array(width * height),
});

const boxRows = (
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
) => {
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += source[row + Math.min(width - 1, Math.max(0, x))] ?? 0;
    for (let x = 0; x < width; x += 1) {
      target[row + x] = sum * scale;
      sum += source[row + Math.min(width - 1, x + radius + 1)] ?? 0;
      sum -= source[row + Math.max(0, x - radius)] ?? 0;
    }
  }
};

const boxColumns = (
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
) => {
  const scale = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  for (let y = -radius; y <= radius; y += 1) {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (source[row + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const add = Math.min(height - 1, y + radius + 1) * width;
    const drop = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      target[row + x] = sum * scale;
      sums[x] = sum + (source[add + x] ?? 0) - (source[drop + x] ?? 0);
    }
  }
};

/** Near-Gaussian blur: three box passes. */
export const blur = (field: Field, sigma: number): Field => {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const { width, height } = field;
  const out = makeField(width, height);
  const half = new Float32Array(width * height);
  let source = field.data;
  for (let pass = 0; pass < 3; pass += 1) {
    boxRows(source, half, width, height, radius);
    boxColumns(half, out.data, width, height, radius);
    source = out.data;
  }
  return out;
};

/** Bilinear reading at any place, held at the borders. */
export const sampler =
  ({ width, height, data }: Field) =>
  (x: number, y: number): number => {
    const cx = Math.min(width - 1.001, Math.max(0, x));
    const cy = Math.min(height - 1.001, Math.max(0, y));
    const x0 = Math.floor(cx);
    const y0 = Math.floor(cy);
    const fx = cx - x0;
    const fy = cy - y0;
    const i = y0 * width + x0;
    const top = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx;
    const bottom = (data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx;
    return top * (1 - fy) + bottom * fy;
  };

export const clamp01 = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

export const smoothstep = (low: number, high: number, value: number) => {
  const t = clamp01((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};
