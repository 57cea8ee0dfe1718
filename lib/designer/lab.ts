export interface Lab {
  l: number;
  a: number;
  b: number;
}

const linear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const curve = (part: number) => (part > 216 / 24_389 ? Math.cbrt(part) : ((24_389 / 27) * part + 16) / 116);

/** An sRGB colour (0 … 255) in CIE Lab under daylight D65, where equal distances look equally large. */
export function labOf(r: number, g: number, b: number): Lab {
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}
