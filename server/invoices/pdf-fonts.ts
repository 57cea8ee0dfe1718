import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";

// next.config.mjs names these files for `output: "standalone"`: no import leads to them.
const fontsource = join(process.cwd(), "node_modules/@fontsource/rozha-one/files");
const noto = join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans");

const files = {
  /** Headings, in Latin alone. */
  display: join(fontsource, "rozha-one-latin-400-normal.woff"),
  /** Everything else, in Latin, Greek, Cyrillic and Devanagari, with ₹ and digits of one width. */
  text: join(noto, "400Regular/NotoSans_400Regular.ttf"),
  strong: join(noto, "600SemiBold/NotoSans_600SemiBold.ttf"),
};

export type Face = keyof typeof files;
export const faces: readonly Face[] = ["display", "text", "strong"];

const read = new Map<Face, Buffer>();

export function fontOf(face: Face): Buffer {
  const font = read.get(face) ?? readFileSync(files[face]);
  read.set(face, font);
  return font;
}
