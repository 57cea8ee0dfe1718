import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { palette } from "@/lib/palette";

// Not imported, like the PDF fonts: next.config.mjs names them for hosts that deploy only traced files.
const folder = join(/* turbopackIgnore: true */ process.cwd(), "fonts");
const fontFiles = {
  display: "RozhaOne-Regular.ttf",
  text: "NotoSans-Regular.ttf",
};

const size = { width: 1200, height: 630 };
const [pictureWidth, pictureHeight] = [504, 630];
const quality = 82;

/** The fonts have no other signs, and the renderer would fetch a missing one from the network. */
const foreign = /[^\u0020-\u007e\u00a0-\u024f\u0900-\u097f\u2010-\u2026\u20b9]/gu;

function cut(text: string, most: number): string {
  const plain = text.replace(foreign, "").replace(/\s+/g, " ").trim();
  return plain.length <= most ? plain : `${plain.slice(0, most).replace(/\s+\S*$/, "")} …`;
}

let fonts: Promise<{ display: Buffer; text: Buffer }> | undefined;

async function readFonts() {
  const [display, text] = await Promise.all([
    readFile(join(/* turbopackIgnore: true */ folder, fontFiles.display)),
    readFile(join(/* turbopackIgnore: true */ folder, fontFiles.text)),
  ]);
  return { display, text };
}

/** The renderer can't read WebP. */
async function toDataUrl(picture: Buffer): Promise<string> {
  const jpeg = await sharp(picture)
    .resize({ width: pictureWidth, height: pictureHeight, fit: "cover" })
    .jpeg({ quality: 90 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

interface Facts {
  title: string;
  line: string;
  shopName: string;
  /** Null: without a picture. */
  picture: Buffer | null;
}

/** At most four lines, so that title, line and the shop's name never overlap: they share 518 of the 630 pixels. */
function titleStyle(name: string) {
  const size = name.length > 60 ? 50 : name.length > 36 ? 58 : 72;
  return { fontSize: size, lineClamp: size === 72 ? 3 : 4, wordBreak: "break-word" as const };
}

/** The picture of a link to a page on other sites: JPEG, 1200 by 630. */
export async function drawOg({ title, line, shopName, picture }: Facts): Promise<Buffer> {
  fonts ??= readFonts();
  const { display, text } = await fonts;
  const shown = picture && (await toDataUrl(picture));
  const name = cut(title, 90) || cut(shopName, 90);
  const image = new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: palette.paper,
        color: palette.ink,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: 56,
        }}
      >
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ ...titleStyle(name), display: "block", fontFamily: "Display", lineHeight: 1.1 }}>
            {name}
          </div>
          <div
            style={{
              display: "block",
              lineClamp: 3,
              marginTop: 24,
              fontSize: 30,
              lineHeight: 1.35,
              color: palette.muted,
              wordBreak: "break-word",
            }}
          >
            {cut(line, 120)}
          </div>
        </div>
        <div
          style={{
            display: "flex",
            alignItems: "center",
            fontFamily: "Display",
            fontSize: 40,
            color: palette.madder,
          }}
        >
          {cut(shopName, 40)}
        </div>
      </div>
      {shown ? (
        // biome-ignore lint/performance/noImgElement: this isn't a page
        // biome-ignore lint/a11y/useAltText: it becomes a part of one picture
        <img src={shown} width={pictureWidth} height={pictureHeight} />
      ) : null}
    </div>,
    {
      ...size,
      fonts: [
        { name: "Text", data: text, weight: 400 },
        { name: "Display", data: display, weight: 400 },
      ],
    },
  );
  return sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality })
    .toBuffer();
}
