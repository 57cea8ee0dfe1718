import { preloadFonts } from "./preload-fonts";

const face = (name: string, rest = "") =>
  `@font-face{${rest}font-family:${name};src:url(/_next/static/media/${name}.0a~b.woff2)format("woff2")}`;
const html = `<head><style>${face("text")}${face("hindi", "unicode-range:U+900-97F;")}@font-face{src:local(Arial)}</style></head>`;

/** The fonts that the page requests ahead in a browser with this connection. */
function asked(connection?: { downlink: number }): string[] {
  const [, source = ""] = /<script>(.+?)<\/script>/.exec(preloadFonts(html)) ?? [];
  const links: { href: string }[] = [];
  const document = {
    head: { append: (link: { href: string }) => links.push(link) },
    createElement: () => ({}),
  };
  new Function("document", "navigator", source)(document, { connection });
  return links.map(({ href }) => href);
}

it("fonts of every page are requested ahead, except on a slow line", () => {
  const fonts = ["/_next/static/media/text.0a~b.woff2"];
  expect([asked(), asked({ downlink: 10 }), asked({ downlink: 1.6 })]).toEqual([fonts, fonts, []]);
});

it("a page without fonts is unchanged", () => {
  const plain = "<head><style>.a{top:0}</style></head>";
  expect(preloadFonts(plain)).toBe(plain);
});
