import { spawn } from "node:child_process";
import { once } from "node:events";
import { inflateSync } from "node:zlib";

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

type Read = Omit<PdfText, "actualTexts">;

// In a separate process: the reader is a module that Jest can't load. It starts once and reads one file after the other.
const reader = `
  import { getDocumentProxy } from "unpdf";
  process.on("message", async (bytes) => {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
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
    process.send({ pages, title: info.Title, language: info.Language, fonts: [...fonts] });
  });
`;

function startReader() {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", reader], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    serialization: "advanced",
  });
  child.unref();
  return child;
}

let running: ReturnType<typeof startReader> | null = null;
let last: Promise<unknown> = Promise.resolve();

async function ask(bytes: Uint8Array): Promise<Read> {
  running ??= startReader();
  const child = running;
  child.channel?.ref();
  const ended = once(child, "exit").then(([code]) => {
    running = null;
    throw new Error(`the PDF reader ended with ${code}`);
  });
  child.send(bytes);
  try {
    const [read] = await Promise.race([once(child, "message"), ended]);
    return read;
  } finally {
    child.removeAllListeners("exit");
    child.channel?.unref();
  }
}

/** The document's contents, as a PDF reader extracts them. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const reading = last.then(() => ask(bytes));
  last = reading.catch(() => undefined);
  return { ...(await reading), actualTexts: listActualTexts(Buffer.from(bytes)) };
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
