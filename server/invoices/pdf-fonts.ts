import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { openHarfbuzz } from "@/lib/text-shaping/harfbuzz";
import type { Script } from "@/lib/text-shaping/split-runs";
import { ShapedFont } from "./shaped-font";

// These files are not imported. next.config.mjs names them for hosts that deploy only traced files. Without the
// turbopackIgnore comments the trace would include this whole folder.
const root = /* turbopackIgnore: true */ process.cwd();

/** For headings, Latin only. */
const display = "fonts/RozhaOne-Regular.ttf";

/** For everything else. Noto Sans has Latin, Greek, Cyrillic and Devanagari, with ₹ and digits of one width. */
const families: Record<Script, string> = {
  Latin: "NotoSans",
  Devanagari: "NotoSans",
  Bengali: "NotoSansBengali",
  Gurmukhi: "NotoSansGurmukhi",
  Gujarati: "NotoSansGujarati",
  Oriya: "NotoSansOriya",
  Tamil: "NotoSansTamil",
  Telugu: "NotoSansTelugu",
  Kannada: "NotoSansKannada",
  Malayalam: "NotoSansMalayalam",
  Arabic: "NotoNaskhArabic",
};

const weights = { text: "Regular", strong: "SemiBold" };

export type Face = "display" | keyof typeof weights;

function fileOf(face: Face, script: Script): string {
  return face === "display" ? display : `fonts/${families[script]}-${weights[face]}.ttf`;
}

const readBytes = (path: string) => readFileSync(/* turbopackIgnore: true */ join(root, path));

let openShaping: ReturnType<typeof openHarfbuzz> | undefined;
const opened = new Map<string, ShapedFont>();

/** Opening a font takes longer than setting a page in it: opened fonts are cached for all documents. */
export function fontOf(face: Face, script: Script): ShapedFont {
  const file = fileOf(face, script);
  const font = opened.get(file) ?? open(file, script === "Arabic" ? "ur" : undefined);
  opened.set(file, font);
  return font;
}

function open(file: string, language: string | undefined): ShapedFont {
  openShaping ??= openHarfbuzz(new Uint8Array(readBytes("node_modules/harfbuzzjs/dist/harfbuzz.wasm")));
  const bytes = readBytes(file);
  return new ShapedFont(file, openKit(bytes), openShaping(bytes, language));
}

function openKit(bytes: Buffer): Font {
  const font = create(bytes);
  if ("fonts" in font) throw new Error("invoices: the file is a font collection, not a font");
  return font;
}
