import localFont from "next/font/local";

// Cached pages preload them on fast lines only (server/next/preload-fonts.ts); globals.css has the faces until then.

/** Headings. The font has one weight; the browser must not fake others. */
export const displayFont = localFont({
  src: "./fonts/rozha-one.woff2",
  weight: "400",
  display: "swap",
  adjustFontFallback: false,
  variable: "--font-display-latin",
});

/** Fetched only by a page that has Devanagari in a heading. Body text uses the system's Devanagari font. */
export const displayDevanagariFont = localFont({
  src: "./fonts/rozha-one-devanagari.woff2",
  weight: "400",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A8E0-A8FF" },
  ],
  variable: "--font-display-devanagari",
});

/** Everything else. */
export const textFont = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 700",
  display: "optional",
  adjustFontFallback: false,
  variable: "--font-text",
});
