import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { fonts } from "../../lib/designer/text/fonts";

/** docs/fonts.md: each font's copyright, as stated in its file. */
export function makeFontCredits(): string {
  const rows = fonts.map(({ family, file }) => `| ${family} | \`${file}\` | ${copyrightOf(file)} |`);
  return `# Fonts of the designer

Texts of a design are set in these fonts, and in no others. The files in \`fonts/\` are unchanged (npm \`@expo-google-fonts/…\`), and shoppers'
browsers load them from \`/design-fonts\`. All are under the [SIL Open Font License 1.1](https://openfontlicense.org/open-font-license-official-text/): they may be used, copied and
sold with something else, never alone, and a changed font needs another name. The licence does not reach what is made with a font, so prints are free of it.

\`npx tsx scripts/designer/bake-fonts.ts\` writes this list and the previews that the editor shows. A font that leaves \`lib/designer/text/fonts.ts\` takes its designs'
texts with it: add fonts, and keep those that are there.

| family | file | copyright |
|---|---|---|
${rows.join("\n")}
`;
}

function copyrightOf(file: string): string {
  const font = create(readFileSync(file));
  const notice = "fonts" in font ? "" : font.copyright;
  if (!notice) throw new Error(`fonts: ${file} does not say whose it is`);
  return notice.replaceAll(/\s+/g, " ").replaceAll("|", "/").trim();
}
