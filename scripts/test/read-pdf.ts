import { inflateSync } from "node:zlib";
import { getDocumentProxy } from "unpdf";
import { z } from "zod";

const infoSchema = z.object({ Title: z.string(), Language: z.string() });

export type PdfText = {
  /** The text of each page, line by line. */
  pages: string[];
  title: string;
  language: string;
  /** Names of all its fonts. */
  fonts: string[];
  /** Text that marked content gives to copy and paste, in place of its glyphs. */
  actualTexts: string[];
};

/** The document's contents, as a PDF reader extracts them. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const actualTexts = listActualTexts(Buffer.from(bytes));
  // The reader detaches the bytes that it gets.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = infoSchema.parse(info);
  const pages: string[] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => "str" in item);
    for (const { fontName } of texts) if (fontName) fonts.add(page.commonObjs.get(fontName).name);
    pages.push(texts.map(({ str, hasEOL }) => str + (hasEOL ? "\n" : "")).join(""));
  }
  return { pages, title, language, fonts: [...fonts], actualTexts };
}

/** The reader above skips them. */
function listActualTexts(bytes: Buffer): string[] {
  const texts: string[] = [];
  let start = bytes.indexOf("stream\n");
  while (start >= 0) {
    const end = bytes.indexOf("endstream", start);
    texts.push(...textsIn(inflate(bytes.subarray(start + 7, end))));
    start = bytes.indexOf("stream\n", end + 9);
  }
  return texts;
}

function inflate(packed: Buffer): string {
  try {
    return inflateSync(packed).toString("latin1");
  } catch {
    return "";
  }
}

/** PDF strings beyond ASCII: a byte order mark, UTF-16, and a backslash before a character that would end it. */
function textsIn(content: string): string[] {
  return [...content.matchAll(/\/ActualText \(\u00fe\u00ff((?:\\[\s\S]|[^)\\])*)\)/g)].map(
    ([, escaped = ""]) => {
      const named: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
      const plain = escaped.replace(/\\([\s\S])/g, (_, letter: string) => named[letter] ?? letter);
      return Buffer.from(plain, "latin1").swap16().toString("utf16le");
    },
  );
}
