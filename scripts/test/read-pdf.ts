import { execFileSync } from "node:child_process";

export type PdfText = {
  /** The text of each page, line by line. */
  pages: string[];
  title: string;
  language: string;
  /** Names of all the fonts that it is set in. */
  fonts: string[];
};

// In a process of its own: the reader is a module that Jest can't load.
const reader = `
  import { getDocumentProxy } from "unpdf";
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
  const { info } = await pdf.getMetadata();
  const pages = [];
  const fonts = new Set();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    for (const { fontName } of items) if (fontName) fonts.add(page.commonObjs.get(fontName).name);
    pages.push(items.map((item) => item.str + (item.hasEOL ? "\\n" : "")).join(""));
  }
  const answer = { pages, title: info.Title, language: info.Language, fonts: [...fonts] };
  process.stdout.write(JSON.stringify(answer));
`;

/** What a reader finds in the document. */
export function readPdf(bytes: Uint8Array): PdfText {
  const node = ["--input-type=module", "--eval", reader];
  return JSON.parse(execFileSync(process.execPath, node, { input: bytes, encoding: "utf8" }));
}
