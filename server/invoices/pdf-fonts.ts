import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

// No import leads to these files: next.config.mjs names them for hosts that take along only what a route needs. Without the
// remarks they would take along all of this folder.
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

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit 0.20 takes fonts that are open already; its types don't say so yet. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const opened = new Map<Face, Font>();

/** Opening one takes longer than setting a page in it: they stay open for all documents. */
export function fontOf(face: Face): Font {
  const font = opened.get(face) ?? open(readFileSync(/* turbopackIgnore: true */ files[face]));
  opened.set(face, font);
  return font;
}

function open(bytes: Buffer): Font {
  const font = create(bytes);
  if ("fonts" in font) throw new Error("invoices: a collection is no font");
  return font;
}
