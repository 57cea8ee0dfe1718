import { deflateSync } from "node:zlib";
import { chunk } from "@/testing/picture-parts";
import { stripPng } from "./strip-png";

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

const nothing = Buffer.alloc(0);
const png = (...names: (string | Buffer)[]) =>
  Buffer.concat([
    signature,
    ...names.map((each) => (typeof each === "string" ? chunk(each, nothing) : each)),
  ]);

const profile = (bytes: number) =>
  chunk("iCCP", Buffer.concat([Buffer.from("P3\0\0"), deflateSync(Buffer.alloc(bytes))]));

function namesIn(file: Buffer | null): string[] {
  const names: string[] = [];
  for (let at = 8; file && at < file.length; at += 12 + file.readUInt32BE(at))
    names.push(file.toString("latin1", at + 4, at + 8));
  return names;
}

test("keeps the chunks for pixels and colours, in order, and drops everything else", () => {
  const file = png(
    "IHDR",
    "tEXt",
    profile(3000),
    "zTXt",
    "PLTE",
    "tRNS",
    "eXIf",
    "IDAT",
    "seCr",
    "IDAT",
    "iTXt",
    "IEND",
  );
  expect(namesIn(stripPng(file))).toEqual(["IHDR", "iCCP", "PLTE", "tRNS", "eXIf", "IDAT", "IDAT", "IEND"]);
});

test("drops data after the end of the PNG", () => {
  const file = png("IHDR", "IDAT", "IEND");
  expect(stripPng(Buffer.concat([file, Buffer.from("PK\x03\x04")]))).toEqual(file);
});

test("drops a profile that unpacks to more than 4 MB or is invalid, a second one, and a huge eXIf", () => {
  const bad = chunk("iCCP", Buffer.from("no end and no data"));
  for (const each of [profile(4 * 1024 * 1024 + 1), bad, chunk("eXIf", Buffer.alloc(1024 * 1024 + 1))])
    expect(namesIn(stripPng(png("IHDR", each, "IDAT", "IEND")))).toEqual(["IHDR", "IDAT", "IEND"]);
  const twice = png("IHDR", profile(10), profile(20), "IDAT", "IEND");
  expect(stripPng(twice)).toEqual(png("IHDR", profile(10), "IDAT", "IEND"));
});

test.each([
  [
    "a chunk longer than the file",
    Buffer.concat([png("IHDR"), Buffer.from([0, 0, 0, 99]), Buffer.from("IDATxx")]),
  ],
  ["a length beyond 2 GB", Buffer.concat([png("IHDR"), Buffer.alloc(4, 0xff), Buffer.from("IDAT0000")])],
  ["no end", png("IHDR", "IDAT")],
  ["half an end", png("IHDR", "IDAT", "IEND").subarray(0, -3)],
  ["nothing", signature],
  ["too many chunks", png("IHDR", ...Array<string>(20_000).fill("tEXt"), "IDAT", "IEND")],
])("refuses to strip %s", (_, file) => {
  expect(stripPng(file)).toBeNull();
});
