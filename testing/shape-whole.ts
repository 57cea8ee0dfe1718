import { readFileSync } from "node:fs";
import { Blob, Buffer, Direction, Face, Font, shape } from "harfbuzzjs";

// A process of its own: the package is loaded asynchronously. Takes texts as JSON, answers the ids of their glyphs.

interface Given {
  text: string;
  /** The script, by ISO 15924. */
  tag: string;
  language: string;
  /** Of the font. */
  file: string;
}

function shapeText({ text, tag, language, file }: Given): number[] {
  const font = new Font(new Face(new Blob(new Uint8Array(readFileSync(file)).buffer), 0));
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setDirection(Direction.LTR);
  buffer.setScript(tag);
  buffer.setLanguage(language);
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

const given: readonly Given[] = JSON.parse(process.argv[2] ?? "[]");
process.stdout.write(JSON.stringify(given.map(shapeText)));
