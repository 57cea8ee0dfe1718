import "server-only";
import PDFDocument from "pdfkit";
import { type Face, faces, fontOf } from "./pdf-fonts";

export const ink = "#1b1714";
export const muted = "#655c53";
const hairline = "#e0d6c6";
const madder = "#b5301b";

/** What tables and facts are set in, and what stands below it. */
export const cellSize = 7.5;
export const noteSize = 6.5;

const devanagari = /\p{Script=Devanagari}/u;
const scriptBorder =
  /(?<=\p{Script=Latin})(?=\p{Script=Devanagari})|(?<=\p{Script=Devanagari})(?=\p{Script=Latin})/gu;
// Line breaks and what bends the direction of text would reach beyond their place on the paper.
const controls = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

interface TextStyle {
  face?: Face;
  size?: number;
  color?: string;
  align?: "left" | "right";
}

type Box = { x: number; y: number; width: number };

/** An A4 document that is written top down: `y` is where the next thing goes, in points. */
export class Sheet {
  readonly left = 42;
  readonly right = 595.28 - 42;
  readonly width = this.right - this.left;
  readonly bottom = 841.89 - 62;
  y = 42;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #footer: string;

  constructor({ title, author, footer }: { title: string; author: string; footer: string }) {
    this.#footer = footer;
    this.#pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    for (const face of faces) this.#pdf.registerFont(face, fontOf(face));
  }

  /** Writes into the box and returns the y below it. */
  write(
    value: string,
    { x, y, width }: Box,
    { color = ink, align = "left", ...font }: TextStyle = {},
  ): number {
    const text = clean(value);
    if (text === "") return y;
    this.#choose(text, font);
    const hasActualText = devanagari.test(text);
    // Who copies or searches gets the letters as they are written, not in the order in which Devanagari draws them.
    if (hasActualText) this.#pdf.markContent("Span", { actual: text });
    this.#pdf.fillColor(color).text(text, x, y, { width, align });
    if (hasActualText) this.#pdf.endMarkedContent();
    return this.#pdf.y;
  }

  heightOf(value: string, width: number, font: TextStyle = {}): number {
    const text = clean(value);
    if (text === "") return 0;
    this.#choose(text, font);
    return this.#pdf.heightOfString(text, { width });
  }

  rule(y: number, { isStrong = false, from = this.left } = {}): void {
    this.#line(y, isStrong ? 0.75 : 0.5, isStrong ? ink : hairline, from);
  }

  /** The shop's one colour, across the page. */
  band(): void {
    this.#line(this.y, 2, madder, this.left);
  }

  square(x: number, y: number, size: number): void {
    this.#pdf.rect(x, y, size, size).lineWidth(0.75).strokeColor(ink).stroke();
  }

  hasRoomFor(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  turnPage(): void {
    this.#pdf.addPage();
    this.y = 42;
  }

  /** Numbers the pages and closes the document. */
  async finish(): Promise<Buffer> {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page);
      const line = { y: 841.89 - 44, width: this.width };
      this.rule(line.y - 6);
      this.write(this.#footer, { x: this.left, ...line }, { size: 7, color: muted });
      const place = `Page ${page + 1} of ${count}`;
      this.write(place, { x: this.left, ...line }, { size: 7, color: muted, align: "right" });
    }
    const chunks: Buffer[] = [];
    this.#pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve, reject) => this.#pdf.on("end", resolve).on("error", reject));
    this.#pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #line(y: number, weight: number, color: string, from: number): void {
    this.#pdf.moveTo(from, y).lineTo(this.right, y).lineWidth(weight).strokeColor(color).stroke();
  }

  #choose(text: string, { face = "text", size = 8 }: TextStyle): void {
    const canShow = face !== "display" || /^[\x20-\x7e]*$/.test(text);
    this.#pdf.font(canShow ? face : "strong").fontSize(size);
  }
}

/** pdfkit shapes word by word, each as one script: a space parts what is written together. */
function clean(text: string): string {
  return text.replace(controls, " ").replace(scriptBorder, " ").trim();
}
