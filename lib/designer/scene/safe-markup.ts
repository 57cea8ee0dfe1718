import type { Drawing } from "../resources";

const allowedHrefs = [
  // No SVG: a renderer would follow the links in it.
  /^data:image\/(?:png|jpeg|webp|gif);base64,/,
  /^blob:[\w:/.[\]-]+$/,
  /^\/api\/designs\/[\w/-]+(?:\?[\w=-]+)?$/,
];

/** The URL of a picture, safe for markup. Throws for any other source. */
export function safeHref(href: string): string {
  const isAllowed = allowedHrefs.some((pattern) => pattern.test(href)) && !/["'<>&\s]/.test(href);
  if (!isAllowed) throw new Error(`designer: a picture can't come from ${href.slice(0, 60)}`);
  return href;
}

const tag =
  /<(\/?)(?:g|path|circle|ellipse|rect|line|polyline|polygon)((?:\s+[a-z][a-z0-9-]*="[^"<>&]*")*)\s*(\/?)>/g;
const attribute = /([a-z0-9-]+)="([^"]*)"/g;
// No opacity: it makes a group, see sceneSheets(). An ink has its own opacity.
const allowedAttributes = new Set(
  (
    "d x y x1 y1 x2 y2 cx cy r rx ry width height points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap " +
    "stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity paint-order"
  ).split(" "),
);

/** Our own drawings consist only of shapes. Throws for text, links, styles and scripts, and for unbalanced tags. */
export function safeMarkup(drawing: Drawing): string {
  if (!checked.has(drawing)) refuseOdd(drawing.markup);
  checked.add(drawing);
  return drawing.markup;
}

/** A scene is redrawn at every change, and most of its drawings are unchanged. */
const checked = new WeakSet<Drawing>();

function refuseOdd(markup: string): void {
  let depth = 0;
  const rest = markup.replace(tag, (whole, end: string, list: string, alone: string) => {
    const isAllowed = [...list.matchAll(attribute)].every(
      ([, name = "", value = ""]) => allowedAttributes.has(name) && !value.includes("url("),
    );
    depth += alone ? 0 : end ? -1 : 1;
    return isAllowed && depth >= 0 ? "" : whole;
  });
  if (rest.trim() !== "" || depth !== 0)
    throw new Error(`designer: a drawing can't have ${rest.trim().slice(0, 60) || "an open tag"}`);
}
