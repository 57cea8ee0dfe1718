import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";

// No import leads to these files: next.config.mjs names them for hosts that take along only what a route needs. Without the
// remark they would take along all of this folder.
const packages = join(/* turbopackIgnore: true */ process.cwd(), "node_modules");
const fontsource = join(packages, "@fontsource/rozha-one/files");
const noto = join(packages, "@expo-google-fonts/noto-sans");

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
