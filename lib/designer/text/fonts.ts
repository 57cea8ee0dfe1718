import type { Script } from "../../text-shaping/split-runs";

export interface DesignFont {
  /** The id in a text layer. A font never changes under its id: a new file is a new font. */
  id: string;
  family: string;
  /** Search words, the most descriptive first. */
  style: string;
  /** The file's path in node_modules. */
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
  const path = `@expo-google-fonts/${file}.ttf`;
  return { id, family, style, file: path, sha8, capHeight, scripts: ["Latin", ...scripts] };
}

/** The fonts for texts of a design, all under the SIL Open Font License (docs/fonts.md). Every font has Latin letters. */
// biome-ignore format: a table
export const fonts: readonly DesignFont[] = [
  font("anton", "Anton", "condensed bold", "anton/400Regular/Anton_400Regular", "97aae409", 0.86),
  font("bebas-neue", "Bebas Neue", "condensed capitals", "bebas-neue/400Regular/BebasNeue_400Regular", "830ea186", 0.7),
  font("archivo-black", "Archivo Black", "plain bold", "archivo-black/400Regular/ArchivoBlack_400Regular", "eebc4553", 0.69),
  font("alfa-slab-one", "Alfa Slab One", "slab bold", "alfa-slab-one/400Regular/AlfaSlabOne_400Regular", "5973b436", 0.78),
  font("black-ops-one", "Black Ops One", "stencil sport", "black-ops-one/400Regular/BlackOpsOne_400Regular", "5d505959", 0.65),
  font("bangers", "Bangers", "comic loud", "bangers/400Regular/Bangers_400Regular", "1f9bcc5a", 0.74),
  font("righteous", "Righteous", "retro rounded", "righteous/400Regular/Righteous_400Regular", "d8127a96", 0.7),
  font("monoton", "Monoton", "retro neon", "monoton/400Regular/Monoton_400Regular", "1565b395", 0.81),
  font("abril-fatface", "Abril Fatface", "elegant", "abril-fatface/400Regular/AbrilFatface_400Regular", "583d89b4", 0.7),
  font("lobster", "Lobster", "script retro", "lobster/400Regular/Lobster_400Regular", "cddd7779", 0.75),
  font("pacifico", "Pacifico", "script soft", "pacifico/400Regular/Pacifico_400Regular", "4dac9db3", 0.88),
  font("caveat", "Caveat", "handwriting", "caveat/700Bold/Caveat_700Bold", "b42cc772", 0.72),
  font("baloo-2", "Baloo 2", "rounded bold", "baloo-2/700Bold/Baloo2_700Bold", "e1bc2e47", 0.62, "Devanagari"),
  font("poppins", "Poppins", "plain bold", "poppins/700Bold/Poppins_700Bold", "7219547e", 0.7, "Devanagari"),
  font("rajdhani", "Rajdhani", "condensed sport", "rajdhani/700Bold/Rajdhani_700Bold", "0e275486", 0.64, "Devanagari"),
  font("kalam", "Kalam", "handwriting", "kalam/700Bold/Kalam_700Bold", "f2b5f659", 0.75, "Devanagari"),
  font("modak", "Modak", "chunky fun", "modak/400Regular/Modak_400Regular", "40dd8e92", 0.64, "Devanagari"),
  font("rozha-one", "Rozha One", "elegant", "rozha-one/RozhaOne_400Regular", "6433597f", 0.56, "Devanagari"),
  font("baloo-da-2", "Baloo Da 2", "rounded bold", "baloo-da-2/BalooDa2_700Bold", "58ad2c4d", 0.62, "Bengali"),
  font("baloo-paaji-2", "Baloo Paaji 2", "rounded bold", "baloo-paaji-2/BalooPaaji2_700Bold", "24af3e26", 0.62, "Gurmukhi"),
  font("baloo-bhai-2", "Baloo Bhai 2", "rounded bold", "baloo-bhai-2/700Bold/BalooBhai2_700Bold", "fee7f9b5", 0.62, "Gujarati"),
  font("baloo-bhaina-2", "Baloo Bhaina 2", "rounded bold", "baloo-bhaina-2/BalooBhaina2_700Bold", "c276e8a2", 0.62, "Oriya"),
  font("baloo-thambi-2", "Baloo Thambi 2", "rounded bold", "baloo-thambi-2/700Bold/BalooThambi2_700Bold", "de7b884e", 0.62, "Tamil"),
  font("baloo-tammudu-2", "Baloo Tammudu 2", "rounded bold", "baloo-tammudu-2/BalooTammudu2_700Bold", "9465fba1", 0.62, "Telugu"),
  font("baloo-tamma-2", "Baloo Tamma 2", "rounded bold", "baloo-tamma-2/700Bold/BalooTamma2_700Bold", "8deeb35a", 0.62, "Kannada"),
  font("baloo-chettan-2", "Baloo Chettan 2", "rounded bold", "baloo-chettan-2/700Bold/BalooChettan2_700Bold", "a1e08195", 0.62, "Malayalam"),
  font("noto-sans", "Noto Sans", "plain", "noto-sans/600SemiBold/NotoSans_600SemiBold", "e691fe27", 0.71, "Devanagari"),
  font("noto-sans-bengali", "Noto Sans Bengali", "plain", "noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold", "11a92a5f", 0.71, "Bengali"),
  font("noto-sans-gurmukhi", "Noto Sans Gurmukhi", "plain", "noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold", "7f662cb0", 0.71, "Gurmukhi"),
  font("noto-sans-gujarati", "Noto Sans Gujarati", "plain", "noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold", "0c950a99", 0.71, "Gujarati"),
  font("noto-sans-oriya", "Noto Sans Odia", "plain", "noto-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold", "b10fee0d", 0.71, "Oriya"),
  font("noto-sans-tamil", "Noto Sans Tamil", "plain", "noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold", "4b9fe16b", 0.71, "Tamil"),
  font("noto-sans-telugu", "Noto Sans Telugu", "plain", "noto-sans-telugu/600SemiBold/NotoSansTelugu_600SemiBold", "ecd5276d", 0.71, "Telugu"),
  font("noto-sans-kannada", "Noto Sans Kannada", "plain", "noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold", "80d089b7", 0.71, "Kannada"),
  font("noto-sans-malayalam", "Noto Sans Malayalam", "plain", "noto-sans-malayalam/600SemiBold/NotoSansMalayalam_600SemiBold", "90af8417", 0.71, "Malayalam"),
];

/** HarfBuzz for the browser, from the package harfbuzzjs. */
export const shaperFile = { id: "harfbuzz", file: "harfbuzzjs/dist/harfbuzz.wasm", sha8: "6eeed8e1" };

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
