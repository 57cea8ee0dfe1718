import sharp from "sharp";

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A plain picture of this colour, in the shop's aspect ratio. */
export async function makePicture(name: string, background: string): Promise<PictureFile> {
  const buffer = await sharp({ create: { width: 480, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** A photo of one object in front of a plain wall. */
export async function makePhoto(name: string, width: number, height: number): Promise<PictureFile> {
  const svg = `<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="30" fill="#b5301b"/></svg>`;
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite([{ input: await sharp(Buffer.from(svg)).resize(height).png().toBuffer() }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
