import type { Script } from "../../text-shaping/split-runs";

export interface DesignFont {
  /** The id in a text layer. A font never changes under its id: a new file is a new font. */
  id: string;
  family: string;
  /** Search words, the most descriptive first. */
  style: string;
  /** The file's path from the project's folder. */
  file: string;
  /** The start of the file's SHA-256, in hex. */
  sha8: string;
  /** Height of a capital H as a fraction of the em. */
  capHeight: number;
  scripts: readonly Script[];
}

function font(
  id: string,
  family: string,
  style: string,
  file: string,
  sha8: string,
  capHeight: number,
  ...scripts: Script[]
): DesignFont {
  return { id, family, style, file: `fonts/${file}.ttf`, sha8, capHeight, scripts: ["Latin", ...scripts] };
}

/** The fonts for texts of a design, all under the SIL Open Font License (docs/fonts.md, fonts/OFL.txt). Every font has Latin letters. */
// biome-ignore format: a table
export const fonts: readonly DesignFont[] = [
  font("anton", "Anton", "condensed bold", "Anton-Regular", "97aae409", 0.86),
  font("bebas-neue", "Bebas Neue", "condensed capitals", "BebasNeue-Regular", "830ea186", 0.7),
  font("archivo-black", "Archivo Black", "plain bold", "ArchivoBlack-Regular", "eebc4553", 0.69),
  font("alfa-slab-one", "Alfa Slab One", "slab bold", "AlfaSlabOne-Regular", "5973b436", 0.78),
  font("black-ops-one", "Black Ops One", "stencil sport", "BlackOpsOne-Regular", "5d505959", 0.65),
  font("bangers", "Bangers", "comic loud", "Bangers-Regular", "1f9bcc5a", 0.74),
  font("righteous", "Righteous", "retro rounded", "Righteous-Regular", "d8127a96", 0.7),
  font("monoton", "Monoton", "retro neon", "Monoton-Regular", "1565b395", 0.81),
  font("abril-fatface", "Abril Fatface", "elegant", "AbrilFatface-Regular", "583d89b4", 0.7),
  font("lobster", "Lobster", "script retro", "Lobster-Regular", "cddd7779", 0.75),
  font("pacifico", "Pacifico", "script soft", "Pacifico-Regular", "4dac9db3", 0.88),
  font("caveat", "Caveat", "handwriting", "Caveat-Bold", "b42cc772", 0.72),
  font("baloo-2", "Baloo 2", "rounded bold", "Baloo2-Bold", "e1bc2e47", 0.62, "Devanagari"),
  font("poppins", "Poppins", "plain bold", "Poppins-Bold", "7219547e", 0.7, "Devanagari"),
  font("rajdhani", "Rajdhani", "condensed sport", "Rajdhani-Bold", "0e275486", 0.64, "Devanagari"),
  font("kalam", "Kalam", "handwriting", "Kalam-Bold", "f2b5f659", 0.75, "Devanagari"),
  font("modak", "Modak", "chunky fun", "Modak-Regular", "40dd8e92", 0.64, "Devanagari"),
  font("rozha-one", "Rozha One", "elegant", "RozhaOne-Regular", "6433597f", 0.56, "Devanagari"),
  font("baloo-da-2", "Baloo Da 2", "rounded bold", "BalooDa2-Bold", "58ad2c4d", 0.62, "Bengali"),
  font("baloo-paaji-2", "Baloo Paaji 2", "rounded bold", "BalooPaaji2-Bold", "24af3e26", 0.62, "Gurmukhi"),
  font("baloo-bhai-2", "Baloo Bhai 2", "rounded bold", "BalooBhai2-Bold", "fee7f9b5", 0.62, "Gujarati"),
  font("baloo-bhaina-2", "Baloo Bhaina 2", "rounded bold", "BalooBhaina2-Bold", "c276e8a2", 0.62, "Oriya"),
  font("baloo-thambi-2", "Baloo Thambi 2", "rounded bold", "BalooThambi2-Bold", "de7b884e", 0.62, "Tamil"),
  font("baloo-tammudu-2", "Baloo Tammudu 2", "rounded bold", "BalooTammudu2-Bold", "9465fba1", 0.62, "Telugu"),
  font("baloo-tamma-2", "Baloo Tamma 2", "rounded bold", "BalooTamma2-Bold", "8deeb35a", 0.62, "Kannada"),
  font("baloo-chettan-2", "Baloo Chettan 2", "rounded bold", "BalooChettan2-Bold", "a1e08195", 0.62, "Malayalam"),
  font("noto-sans", "Noto Sans", "plain", "NotoSans-SemiBold", "e691fe27", 0.71, "Devanagari"),
  font("noto-sans-bengali", "Noto Sans Bengali", "plain", "NotoSansBengali-SemiBold", "11a92a5f", 0.71, "Bengali"),
  font("noto-sans-gurmukhi", "Noto Sans Gurmukhi", "plain", "NotoSansGurmukhi-SemiBold", "7f662cb0", 0.71, "Gurmukhi"),
  font("noto-sans-gujarati", "Noto Sans Gujarati", "plain", "NotoSansGujarati-SemiBold", "0c950a99", 0.71, "Gujarati"),
  font("noto-sans-oriya", "Noto Sans Odia", "plain", "NotoSansOriya-SemiBold", "b10fee0d", 0.71, "Oriya"),
  font("noto-sans-tamil", "Noto Sans Tamil", "plain", "NotoSansTamil-SemiBold", "4b9fe16b", 0.71, "Tamil"),
  font("noto-sans-telugu", "Noto Sans Telugu", "plain", "NotoSansTelugu-SemiBold", "ecd5276d", 0.71, "Telugu"),
  font("noto-sans-kannada", "Noto Sans Kannada", "plain", "NotoSansKannada-SemiBold", "80d089b7", 0.71, "Kannada"),
  font("noto-sans-malayalam", "Noto Sans Malayalam", "plain", "NotoSansMalayalam-SemiBold", "90af8417", 0.71, "Malayalam"),
];

/** HarfBuzz for the browser, from the package harfbuzzjs. */
export const shaperFile = {
  id: "harfbuzz",
  file: "node_modules/harfbuzzjs/dist/harfbuzz.wasm",
  sha8: "6eeed8e1",
};

const byId = new Map(fonts.map((each) => [each.id, each]));

export function findFont(id: string): DesignFont | null {
  return byId.get(id) ?? null;
}

/** The font to offer for a script: round and bold, and the same family in all of them. Null for a script that no font here has. */
export function fontFor(script: Script): DesignFont | null {
  return fonts.find(({ family, scripts }) => family.startsWith("Baloo") && scripts.includes(script)) ?? null;
}

/** The URL of a font's or the shaper's file, which never changes. */
export function fontPath({ id, sha8, file }: Pick<DesignFont, "id" | "sha8" | "file">): string {
  return `/design-fonts/${id}-${sha8}${file.slice(file.lastIndexOf("."))}`;
}
