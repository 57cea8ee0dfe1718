import "server-only";
import PDFDocument from "pdfkit";
import { palette } from "@/lib/palette";
import { type FontChoice, type SetLine, setText, type TextPart } from "./pdf-text";
import { ShapedFont } from "./shaped-font";

/** The font size of tables and facts. */
export const cellSize = 7.5;
export const noteSize = 6.5;

interface TextStyle extends FontChoice {
  color?: string;
  align?: "left" | "right";
}

type Box = { x: number; y: number; width: number };

interface Page {
  width: number;
  height: number;
  margin: number;
  /** Where text ends, above the footer. */
  bottom: number;
}

const a4: Page = { width: 595.28, height: 841.89, margin: 42, bottom: 841.89 - 62 };

/** 100 x 75 mm. */
export const stickerPage: Page = { width: 283.46, height: 212.6, margin: 10, bottom: 202.6 };

interface SheetOptions {
  title: string;
  author: string;
  /** Null: no footer and no page numbers. */
  footer: string | null;
  page?: Page;
}

/** A document, A4 by default, written from top to bottom: `y` is the next position, in points. */
export class Sheet {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly bottom: number;
  y: number;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #sections: { footer: string | null; firstPage: number }[] = [];
  readonly #registered = new Set<string>();

  constructor({ title, author, footer, page = a4 }: SheetOptions) {
    this.left = page.margin;
    this.right = page.width - page.margin;
    this.width = this.right - this.left;
    this.bottom = page.bottom;
    this.y = page.margin;
    this.#sections.push({ footer, firstPage: 0 });
    this.#pdf = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title, Author: author },
    });
  }

  /** Writes into the box and returns the y below it. */
  write(
    value: string,
    { x, y, width }: Box,
    { color = palette.ink, align = "left", ...font }: TextStyle = {},
  ): number {
    this.#pdf.fillColor(color);
    let top = y;
    for (const line of setText(value, width, font)) {
      const indent = align === "right" ? width - line.width : 0;
      this.#draw(line, x + indent, top + line.above);
      top += line.above + line.below;
    }
    return top;
  }

  heightOf(value: string, width: number, font: TextStyle = {}): number {
    return setText(value, width, font).reduce((sum, { above, below }) => sum + above + below, 0);
  }

  rule(y: number, { isStrong = false, from = this.left } = {}): void {
    this.#line(y, isStrong ? 0.75 : 0.5, isStrong ? palette.ink : palette.line, from);
  }

  /** A line in the shop's colour, across the page. */
  band(): void {
    this.#line(this.y, 2, palette.madder, this.left);
  }

  box({ x, y, width, height }: Box & { height: number }): void {
    this.#pdf.rect(x, y, width, height).lineWidth(0.75).strokeColor(palette.ink).stroke();
  }

  /** Black squares, such as those of a QR code, in a square of this width. */
  squares(rows: readonly (readonly boolean[])[], { x, y, width }: Box): void {
    const step = width / rows.length;
    for (const [row, cells] of rows.entries()) {
      for (const [column, isDark] of cells.entries())
        if (isDark) this.#pdf.rect(x + column * step, y + row * step, step, step);
    }
    this.#pdf.fill(palette.ink);
  }

  /** A JPEG or PNG, as wide as the box. */
  picture(bytes: Buffer, { x, y, width }: Box): void {
    this.#pdf.image(bytes, x, y, { width });
  }

  hasRoomFor(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  turnPage(): void {
    this.#pdf.addPage();
    this.y = this.left;
  }

  /** Starts a separate document in the same file, on a new page. */
  startSection(footer: string): void {
    this.turnPage();
    this.#sections.push({ footer, firstPage: this.#pdf.bufferedPageRange().count - 1 });
  }

  /** Numbers the pages of each section and closes the document. */
  async finish(): Promise<Buffer> {
    const { count } = this.#pdf.bufferedPageRange();
    for (const [index, { footer, firstPage }] of this.#sections.entries()) {
      if (footer === null) continue;
      const end = this.#sections[index + 1]?.firstPage ?? count;
      for (let page = firstPage; page < end; page++) {
        this.#pdf.switchToPage(page);
        const line = { y: 841.89 - 44, width: this.width };
        this.rule(line.y - 6);
        this.write(footer, { x: this.left, ...line }, { size: 7, color: palette.muted });
        const place = `Page ${page - firstPage + 1} of ${end - firstPage}`;
        this.write(place, { x: this.left, ...line }, { size: 7, color: palette.muted, align: "right" });
      }
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

  #draw({ text, parts }: SetLine, left: number, baseline: number): void {
    const isPlain = parts.every(({ run }) => run.script === "Latin" && run.direction === "ltr");
    // Copy and search use the reading order of letters, not the drawing order.
    if (!isPlain) this.#pdf.markContent("Span", { actual: text });
    let x = left;
    for (const part of parts) {
      this.#drawTextPart(part, x, baseline);
      x += part.width;
    }
    if (!isPlain) this.#pdf.endMarkedContent();
  }

  #drawTextPart({ run, font, size }: TextPart, x: number, baseline: number): void {
    if (!this.#registered.has(font.name)) this.#pdf.registerFont(font.name, font.kit);
    this.#registered.add(font.name);
    const options = {
      lineBreak: false,
      baseline: "alphabetic",
      features: ShapedFont.featuresOf(run),
    } as const;
    this.#pdf.font(font.name).fontSize(size).text(run.text, x, baseline, options);
  }
}
