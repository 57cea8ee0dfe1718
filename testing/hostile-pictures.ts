import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { chunk, noise, plain, png, rowsOf, text, whole } from "./picture-parts";

// Files that people send by mistake or on purpose, made for each test.

async function animated(format: "webp" | "gif"): Promise<Buffer> {
  const frames = await Promise.all([
    plain(400, 500).png().toBuffer(),
    plain(400, 500).negate().png().toBuffer(),
  ]);
  const joined = sharp(frames, { join: { animated: true } });
  return format === "webp" ? joined.webp().toBuffer() : joined.gif().toBuffer();
}

async function part(file: Promise<Buffer>, share: number): Promise<Buffer> {
  const bytes = await file;
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><image href="/etc/passwd"/><script>alert(1)</script></svg>';

/** A JPEG with a segment of another program's data. */
async function jpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const file = await plain(400, 500).jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, marker]), length, data, file.subarray(2)]);
}

/** The same picture with other sides in its header. */
function claimInFrame(picture: Buffer, marker: number, width: number, height: number): Buffer {
  const file = Buffer.from(picture);
  const frame = file.indexOf(Buffer.from([0xff, marker]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  return claimInFrame(await noise(400, 500).jpeg().toBuffer(), 0xc0, width, height);
}

/** A progressive JPEG in whole colours, likewise. */
async function progressiveClaiming(width: number, height: number): Promise<Buffer> {
  const options = { progressive: true, chromaSubsampling: "4:4:4" };
  return claimInFrame(await plain(400, 500).jpeg(options).toBuffer(), 0xc2, width, height);
}

async function webpClaiming(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await plain(400, 500).webp().toBuffer());
  const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  file.writeUInt16LE(width & 0x3fff, frame + 3);
  file.writeUInt16LE(height & 0x3fff, frame + 5);
  return file;
}

async function losslessClaiming(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await plain(400, 500).webp({ lossless: true }).toBuffer());
  const frame = file.indexOf("VP8L") + 9;
  file.writeUInt32LE((file.readUInt32LE(frame) & ~0xfffffff) | (width - 1) | ((height - 1) << 14), frame);
  return file;
}

async function interlacedClaiming(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await plain(400, 500, 4).png({ progressive: true }).toBuffer());
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A picture taken in Bengaluru, on its side. */
function fromCamera(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 17/1", GPSLongitudeRef: "E" };
  return plain(600, 400)
    .toFormat(format)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: "Secret camera", Copyright: "Someone" }, IFD3: place })
    .toBuffer();
}

type Make = () => Buffer | Promise<Buffer>;

/** What must be refused, and with which of the problems' names. */
export const refusedFiles: readonly [what: string, problem: string, make: Make][] = [
  ["nothing", "empty", () => Buffer.alloc(0)],
  [
    "a picture that is all see-through",
    "allClear",
    () =>
      sharp({ create: { width: 100, height: 100, channels: 4, background: "#ffffff00" } })
        .png()
        .toBuffer(),
  ],
  ["one byte", "notAPicture", () => text("x")],
  ["text", "notAPicture", () => text("Dear printer, make it blue.")],
  ["an SVG", "svg", () => text(svg)],
  ["an SVG behind a byte order mark", "svg", () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`)],
  ["an SVG behind spaces", "svg", () => text(`\n\n   ${svg}`)],
  ["an SVG behind a comment", "notAPicture", () => text(`<!-- x -->${svg}`)],
  ["a compressed SVG", "notAPicture", () => gzipSync(svg)],
  ["HTML", "notAPicture", () => text("<!doctype html><script>alert(1)</script>")],
  ["HTML with a JPEG's name inside", "notAPicture", () => text("<html>\xff\xd8\xff</html>")],
  ["a script", "notAPicture", () => text("#!/bin/sh\nrm -rf /")],
  ["a PDF", "pdf", () => text("%PDF-1.7\n1 0 obj")],
  ["PostScript", "notAPicture", () => text("%!PS-Adobe-3.0\n(/etc/passwd) run")],
  ["a ZIP", "notAPicture", () => text("PK\x03\x04")],
  ["a program", "notAPicture", () => text("\x7fELF\x02\x01\x01")],
  ["a GIF", "gif", () => plain(400, 500).gif().toBuffer()],
  ["an animated GIF", "gif", () => animated("gif")],
  ["a GIF that is a script too", "gif", () => text("GIF89a/*\x00*/=1;alert(1)")],
  ["a TIFF", "notAPicture", () => plain(400, 500).tiff().toBuffer()],
  ["a bitmap", "notAPicture", () => text("BM\x36\x00\x00\x00")],
  ["an icon file", "notAPicture", () => text("\x00\x00\x01\x00\x01\x00")],
  ["an AVIF", "avif", () => plain(400, 500).avif().toBuffer()],
  ["a HEIC", "heic", () => text("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic")],
  ["a film", "heic", () => text("\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom")],
  ["a sound in RIFF", "notAPicture", () => text("RIFF\x24\x00\x00\x00WAVEfmt ")],
  [
    "ImageMagick's own language",
    "notAPicture",
    () => text("push graphic-context\nimage over 0,0 0,0 'https://x'"),
  ],
  ["an animated WebP", "animated", () => animated("webp")],
  [
    "an animated PNG",
    "animated",
    () => whole({ before: [chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))] }),
  ],
  [
    "an animated PNG that hides it behind a long text",
    "animated",
    () =>
      whole({ before: [chunk("tEXt", text(`x\0${"y".repeat(100_000)}`)), chunk("acTL", Buffer.alloc(8))] }),
  ],
  ["a bomb: 30,000 by 30,000 pixels", "tooManyPixels", () => png({ width: 30_000, height: 30_000 })],
  ["a bomb with its pixels: 20,000 by 20,000 in grey", "tooManyPixels", bomb],
  ["a bomb: 65,000 by 65,000 in a JPEG", "tooManyPixels", () => jpegClaiming(65_000, 65_000)],
  ["a bomb: 16,000 by 16,000 in a WebP", "tooLargeWhole", () => webpClaiming(16_000, 16_000)],
  ["a bomb: a line of 16 million pixels", "tooManyPixels", () => png({ width: 16_000_000, height: 16 })],
  [
    "a bomb: two thousand million pixels wide",
    "broken",
    () => png({ width: 2_147_483_647, height: 2_147_483_647 }),
  ],
  ["sides of zero", "broken", () => png({ width: 0, height: 0 })],
  ["a PNG that ends before its pixels", "broken", () => png({ width: 800, height: 1000 })],
  ["a PNG whose checksum is wrong", "broken", spoiled],
  [
    "a PNG of an unknown depth",
    "broken",
    () => png({ width: 40, height: 40, kind: [7, 2], rows: rowsOf(40, 40) }),
  ],
  [
    "a PNG with a palette of nothing",
    "broken",
    () => png({ width: 40, height: 40, kind: [8, 3], rows: rowsOf(40, 40, 1) }),
  ],
  ["a PNG whose chunk never ends", "broken", endless],
  ["PNG's first bytes alone", "broken", () => text("\x89PNG\r\n\x1a\n")],
  ["PNG's first bytes before text", "broken", () => text("\x89PNG\r\n\x1a\nhello")],
  ["PNG's first bytes before HTML", "broken", () => text("\x89PNG\r\n\x1a\n<html><script>alert(1)</script>")],
  ["the first bytes of a JPEG", "broken", () => text("\xff\xd8\xff\xe0 and so on")],
  ["an SVG behind a JPEG's first bytes", "broken", () => text(`\xff\xd8\xff${svg}`)],
  ["half a JPEG", "broken", () => part(noise(800, 1000).jpeg().toBuffer(), 0.5)],
  ["a JPEG without its last bytes", "broken", () => part(noise(800, 1000).jpeg().toBuffer(), 0.98)],
  ["half a PNG", "broken", () => part(noise(800, 1000).png().toBuffer(), 0.5)],
  ["half a WebP", "broken", () => part(noise(800, 1000).webp().toBuffer(), 0.5)],
  ["WebP's first bytes before text", "broken", () => text("RIFF\x00\x00\x00\x00WEBPhello")],
  ["a PNG without its end", "broken", () => whole().subarray(0, -12)],
  [
    "a PNG of hundred thousand chunks",
    "broken",
    () => whole({ before: Array(100_000).fill(chunk("tEXt", text("a\0b"))) }),
  ],
  ["an interlaced PNG of 52 megapixels", "tooLargeWhole", () => interlacedClaiming(8000, 6500)],
  [
    "a progressive JPEG of 35 megapixels in whole colours",
    "tooLargeWhole",
    () => progressiveClaiming(7000, 5000),
  ],
  ["a WebP of 51 megapixels", "tooLargeWhole", () => losslessClaiming(8000, 6400)],
  ["a JPEG that goes 882 times over its pixels", "tooSlow", patientJpeg],
  ["one pixel", "tooSmall", () => plain(1, 1).png().toBuffer()],
  ["a pixel less than is needed", "tooSmall", () => plain(15, 400).png().toBuffer()],
  ["a thread", "tooLong", () => plain(6000, 20).png().toBuffer()],
];

/** What is a picture and something else as well, and must come out as a picture alone. */
export const cleanedFiles: readonly [what: string, make: Make][] = [
  ["a JPEG from a camera, on its side, with a place", () => fromCamera("jpeg")],
  ["a PNG from a camera, on its side, with a place", () => fromCamera("png")],
  ["a WebP from a camera, on its side, with a place", () => fromCamera("webp")],
  [
    "a JPEG that is a ZIP too",
    async () => Buffer.concat([await plain(400, 500).jpeg().toBuffer(), text("PK\x03\x04SECRET")]),
  ],
  ["a JPEG that is HTML too", () => jpegWith(0xfe, text("--><script>alert('SECRET')</script>"))],
  [
    "a JPEG with a colour profile that is none",
    () => jpegWith(0xe2, text(`ICC_PROFILE\0\x01\x01${"SECRET".repeat(9000)}`)),
  ],
  ["a JPEG with a program in its comments", () => jpegWith(0xfe, text("<?php system($_GET['SECRET']); ?>"))],
  [
    "a JPEG with XMP",
    () => jpegWith(0xe1, text("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>")),
  ],
  [
    "a PNG that is a script too",
    async () => Buffer.concat([whole(), text("<script>alert('SECRET')</script>")]),
  ],
  ["a PNG with text beside its pixels", () => whole({ before: [chunk("tEXt", text("Comment\0SECRET"))] })],
  ["a PNG with a text bomb", () => whole({ before: [textBomb()] })],
  ["a PNG with a hundred text bombs", () => whole({ before: Array(100).fill(textBomb(1_000_000)) })],
  ["a PNG with a packed gigabyte of text", textBombs],
  ["a PNG with as much text in all languages", () => whole({ before: Array(20).fill(languageBomb()) })],
  ["a PNG with twenty profile bombs", () => whole({ before: Array(20).fill(chunk("iCCP", profileBomb())) })],
  ["a PNG with a profile bomb", () => whole({ before: [chunk("iCCP", profileBomb())] })],
  ["a PNG with an unknown chunk", () => whole({ before: [chunk("seCr", text("SECRET"))] })],
  ["a PNG with 16 bits", () => plain(400, 500).toColourspace("rgb16").png().toBuffer()],
  ["a PNG in grey", () => plain(400, 500).toColourspace("b-w").png().toBuffer()],
  ["a PNG of 1 bit", () => png({ width: 80, height: 40, kind: [1, 0], rows: Buffer.alloc(40 * 11) })],
  [
    "a PNG in grey with alpha",
    () => png({ width: 40, height: 40, kind: [8, 4], rows: rowsOf(40, 40, 2).fill(255, 82, 162) }),
  ],
  ["a PNG with a palette", () => plain(400, 500, 4).png({ palette: true }).toBuffer()],
  ["a PNG in the colours of a wide screen", () => plain(400, 500).withIccProfile("p3").png().toBuffer()],
  ["a JPEG in the inks of a press", () => plain(400, 500).toColourspace("cmyk").jpeg().toBuffer()],
  ["a JPEG in grey", () => plain(400, 500).toColourspace("b-w").jpeg().toBuffer()],
  ["a progressive JPEG", () => noise(800, 1000).jpeg({ progressive: true }).toBuffer()],
  ["a WebP without loss, with alpha", () => plain(400, 500, 4).webp({ lossless: true }).toBuffer()],
  [
    "a PNG of 59 megapixels of one colour",
    () => png({ width: 9000, height: 6600, kind: [1, 0], rows: Buffer.alloc(6600 * 1126) }),
  ],
  ["a JPEG of 59 megapixels", () => plain(9000, 6600).jpeg().toBuffer()],
];

/** So many bytes of one letter, packed into a few. */
function textBomb(bytes = 60_000_000): Buffer {
  return chunk("zTXt", Buffer.concat([text("Comment\0\0"), deflateSync(Buffer.alloc(bytes, "A"))]));
}

/** A gigabyte in a file of a megabyte. */
export function textBombs(): Buffer {
  return whole({ before: Array(20).fill(textBomb(50_000_000)) });
}

function languageBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(50_000_000, "A"));
  return chunk("iTXt", Buffer.concat([text("Comment\0\x01\0\0\0"), packed]));
}

/** Of one colour, so that the same few bytes are correct for every scan: each coefficient, bit after bit. */
export async function patientJpeg(): Promise<Buffer> {
  const file = await plain(800, 700).jpeg({ progressive: true }).toBuffer();
  const [start, table] = [Buffer.from([0xff, 0xda]), Buffer.from([0xff, 0xc4])];
  const first = file.indexOf(start);
  const second = file.indexOf(start, first + 2);
  const from = file.lastIndexOf(table, second);
  const scan = file.subarray(from, file.indexOf(table, second));
  const numbers = second - from + 7;
  const scans = Array.from({ length: 63 * 14 }, (_, nr) => {
    const [coefficient, bit] = [1 + Math.floor(nr / 14), 13 - (nr % 14)];
    const before = bit === 13 ? 0 : bit + 1;
    const bytes = Buffer.from(scan);
    bytes.set([coefficient, coefficient, before * 16 + bit], numbers);
    return bytes;
  });
  return Buffer.concat([file.subarray(0, from), ...scans, Buffer.from([0xff, 0xd9])]);
}

function profileBomb(): Buffer {
  return Buffer.concat([text("SECRET\0\0"), deflateSync(Buffer.alloc(60_000_000))]);
}

function bomb(): Buffer {
  return png({ width: 20_000, height: 20_000, kind: [1, 0], rows: Buffer.alloc(20_000 * 2501) });
}

function spoiled(): Buffer {
  const file = Buffer.from(whole());
  const at = file.indexOf("IDAT") + 6;
  file.writeUInt8(file.readUInt8(at) ^ 0xff, at);
  return file;
}

function endless(): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(0x7fffffff);
  return Buffer.concat([whole().subarray(0, 33), length, text("IDATxyz")]);
}
