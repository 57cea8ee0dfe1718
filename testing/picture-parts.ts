import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

// Pictures and what they are made of, for tests.

export const plain = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: channels === 4 ? "#c33a" : "#c33" } });

export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "#fff",
    },
  });

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

interface Png {
  width: number;
  height: number;
  rows?: Buffer;
  /** Bits a channel, then 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha. */
  kind?: readonly [depth: number, colours: number];
  before?: Buffer[];
  after?: Buffer[];
}

/** A PNG by hand; without rows it has hardly any data. */
export function png({ width, height, rows, kind = [8, 2], before = [], after = [] }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([...kind, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    ...before,
    chunk("IDAT", deflateSync(rows ?? Buffer.alloc(1000))),
    ...after,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const rowsOf = (width: number, height: number, bytesPerPixel = 3) =>
  Buffer.alloc(height * (1 + width * bytesPerPixel), 0).fill(0);

export const whole = (extra: Pick<Png, "before" | "after"> = {}) =>
  png({ width: 400, height: 500, rows: rowsOf(400, 500), ...extra });

export const text = (words: string) => Buffer.from(words, "latin1");
