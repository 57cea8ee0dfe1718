import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { openHarfbuzz } from "@/lib/text-shaping/harfbuzz";
import type { Script } from "@/lib/text-shaping/split-runs";
import { ShapedFont } from "./shaped-font";

// These files are not imported. next.config.mjs names them for hosts that deploy only traced files. Without the
// turbopackIgnore comments the trace would include this whole folder.
const packages = join(/* turbopackIgnore: true */ process.cwd(), "node_modules");

/** For headings, Latin only. */
const display = "@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf";

/** For everything else. Noto Sans has Latin, Greek, Cyrillic and Devanagari, with ₹ and digits of one width. */
const families: Record<Script, [folder: string, name: string]> = {
  Latin: ["noto-sans", "NotoSans"],
  Devanagari: ["noto-sans", "NotoSans"],
  Bengali: ["noto-sans-bengali", "NotoSansBengali"],
  Gurmukhi: ["noto-sans-gurmukhi", "NotoSansGurmukhi"],
  Gujarati: ["noto-sans-gujarati", "NotoSansGujarati"],
  Oriya: ["noto-sans-oriya", "NotoSansOriya"],
  Tamil: ["noto-sans-tamil", "NotoSansTamil"],
  Telugu: ["noto-sans-telugu", "NotoSansTelugu"],
  Kannada: ["noto-sans-kannada", "NotoSansKannada"],
  Malayalam: ["noto-sans-malayalam", "NotoSansMalayalam"],
  Arabic: ["noto-naskh-arabic", "NotoNaskhArabic"],
};

const weights = { text: "400Regular", strong: "600SemiBold" };

export type Face = "display" | keyof typeof weights;

function fileOf(face: Face, script: Script): string {
  if (face === "display") return display;
  const [folder, name] = families[script];
  return `@expo-google-fonts/${folder}/${weights[face]}/${name}_${weights[face]}.ttf`;
}

const readPackage = (path: string) => readFileSync(/* turbopackIgnore: true */ join(packages, path));

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
  openShaping ??= openHarfbuzz(new Uint8Array(readPackage("harfbuzzjs/dist/harfbuzz.wasm")));
  const bytes = readPackage(file);
  return new ShapedFont(file, openKit(bytes), openShaping(bytes, language));
}

function openKit(bytes: Buffer): Font {
  const font = create(bytes);
  if ("fonts" in font) throw new Error("invoices: the file is a font collection, not a font");
  return font;
}
