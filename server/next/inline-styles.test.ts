import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inlineStyles } from "./inline-styles";

const home = mkdtempSync(join(tmpdir(), "styles-"));
const chunks = join(home, ".next/static/chunks");
const link = (name: string, rest = "") =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${rest}/>`;

beforeAll(() => {
  mkdirSync(chunks, { recursive: true });
  const rules = '@font-face{src:url(../media/f.woff2)}.a{content:"$&"}';
  writeFileSync(join(chunks, "a.css"), `${rules}${".b{top:0}".repeat(300)}`);
  writeFileSync(join(chunks, "fonts.css"), "@font-face{src:url(../media/f.woff2)}.f{font-family:f}");
  writeFileSync(join(chunks, "trap.css"), '.b{content:"</style><script>"}');
  vi.spyOn(process, "cwd").mockReturnValue(home);
});
afterAll(() => rmSync(home, { recursive: true }));

it("a page has the rules of its elements inline, with root-relative URLs, and loads its full sheet after the paint", () => {
  expect(inlineStyles(`<head>${link("a")}</head><p class="a"></p>`)).toBe(
    `<head><style>@font-face{src:url(/_next/static/media/f.woff2)}.a{content:"$&"}</style>${link("a", ` media="print" onload="this.media='all'"`)}</head><p class="a"></p>`,
  );
});

it("a short sheet is inlined whole, and its link applies nothing", () => {
  expect(inlineStyles(link("fonts"))).toBe(
    `<style>@font-face{src:url(/_next/static/media/f.woff2)}.f{font-family:f}</style>${link("fonts", ` media="print"`)}`,
  );
});

it.each([
  ["another build's sheet", link("gone")],
  ["a sheet that would end the style", link("trap")],
  [
    "a sheet from elsewhere",
    '<link rel="stylesheet" href="https://elsewhere.test/a.css" data-precedence="next"/>',
  ],
  [
    "a way out of the folder",
    '<link rel="stylesheet" href="/_next/static/chunks/../../a.css" data-precedence="next"/>',
  ],
])("%s stays a link", (_name, html) => {
  expect(inlineStyles(html)).toBe(html);
});
