import { isIgnored, scriptsIn } from "./ignored";

const of = (message: string, ...scripts: string[]) => isIgnored({ message, scripts });

it.each([
  "Failed to load image /tees/a.webp",
  "Image load error",
  "The source image cannot be decoded.",
  "Failed to fetch https://www.google-analytics.com/g/collect",
  "fbq is not defined",
  "https://kapas.test/a.webp",
  "net::ERR_BLOCKED_BY_CLIENT",
  "ResizeObserver loop completed",
  "Script error.",
])("ignores %s", (message) => {
  expect(of(message)).toBe(true);
});

it.each([
  "https://www.googletagmanager.com/gtm.js",
  "chrome-extension://abc/x.js",
  "https://www.clarity.ms/tag/x",
])("ignores what %s throws", (script) => {
  expect(of("x is undefined", "https://shop.example.com/_next/static/a.js", script)).toBe(true);
});

it.each([
  "Cannot read properties of undefined (reading 'image')",
  "Failed to fetch",
  "Loading chunk 12 failed",
  "checkout.js did not load",
  "The picture editor lost its design",
])("reports %s", (message) => {
  expect(of(message, "https://shop.example.com/_next/static/a.js")).toBe(false);
});

it("finds the throwing script in a stack's text", () => {
  expect(
    scriptsIn("Error: Oh\n    at pay (chrome-extension://abc/x.js:1:2)\n    at https://a.b/c.js"),
  ).toEqual(["    at pay (chrome-extension://abc/x.js:1:2)"]);
  expect(scriptsIn(undefined)).toEqual([]);
});
