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
  writeFileSync(join(chunks, "a.css"), '@font-face{src:url(../media/f.woff2)}.a{content:"$&"}.b{top:0}');
  writeFileSync(join(chunks, "trap.css"), '.b{content:"</style><script>"}');
  vi.spyOn(process, "cwd").mockReturnValue(home);
});
afterAll(() => rmSync(home, { recursive: true }));

it("a page has the rules of its elements inline, with root-relative URLs, and loads its full sheet after the paint", () => {
  expect(inlineStyles(`<head>${link("a")}</head><p class="a"></p>`)).toBe(
    `<head><style>@font-face{src:url(/_next/static/media/f.woff2)}.a{content:"$&"}</style>${link("a", ` media="print" onload="this.media='all'"`)}</head><p class="a"></p>`,
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
