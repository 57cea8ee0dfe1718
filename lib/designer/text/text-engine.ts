import { type OpenFont, openHarfbuzzInBrowser, type ShapingFont } from "../../text-shaping/harfbuzz";
import type { TextLayer } from "../document";
import type { TextOutline, TextSize } from "../resources";
import { textCacheKey } from "../scene/cache-keys";
import { findFont } from "./fonts";
import { recentTexts } from "./recent-texts";
import { measureText, outlineText } from "./text-outline";

type Bytes = Uint8Array<ArrayBuffer>;

/** The source of the files: a browser fetches them, the server reads them. */
export interface TextFiles {
  loadShaper: () => Promise<Bytes>;
  loadFont: (id: string) => Promise<Bytes>;
}

export interface TextEngine {
  /**
   * Loads fonts by their ids; loaded ones cost nothing. Rejects when a file can't be loaded or is not the font
   * of this id, and may then be called again.
   */
  openFonts: (ids: Iterable<string>) => Promise<void>;
  /** Null while the layer's font is not loaded: a text is never drawn in another one. */
  outline: (layer: TextLayer) => TextOutline | null;
  /** The size of that outline, without the cost of its path. */
  measure: (layer: TextLayer) => TextSize | null;
}

/** Identical letters in browser and server: HarfBuzz shapes them and returns their outlines. */
export function makeTextEngine(files: TextFiles): TextEngine {
  const opening = new Map<string, Promise<void>>();
  const opened = new Map<string, ShapingFont>();
  const texts = recentTexts();
  let shaper: Promise<OpenFont> | undefined;

  function openShaper(): Promise<OpenFont> {
    shaper ??= files.loadShaper().then(openHarfbuzzInBrowser);
    shaper.catch(() => {
      shaper = undefined;
    });
    return shaper;
  }

  async function openFont(id: string): Promise<void> {
    const [openBytes, bytes] = await Promise.all([openShaper(), files.loadFont(id)]);
    await requireFont(id, bytes);
    opened.set(id, openBytes(bytes));
  }

  function openOnce(id: string): Promise<void> {
    const promise = opening.get(id) ?? openFont(id);
    opening.set(id, promise);
    promise.catch(() => opening.delete(id));
    return promise;
  }

  function outline(layer: TextLayer): TextOutline | null {
    const font = opened.get(layer.font);
    if (!font) return null;
    const key = textCacheKey(layer);
    const known = texts.find(key);
    return texts.store(key, known && "d" in known ? known : outlineText(font, layer));
  }

  function measure(layer: TextLayer): TextSize | null {
    const font = opened.get(layer.font);
    if (!font) return null;
    const key = textCacheKey(layer);
    return texts.store(key, texts.find(key) ?? measureText(font, layer));
  }

  return {
    openFonts: async (ids) => {
      await Promise.all([...new Set(ids)].map(openOnce));
    },
    outline,
    measure,
  };
}

/** Browsers can't hash on pages without TLS, which only a developer's phone uses. */
async function requireFont(id: string, bytes: Bytes): Promise<void> {
  const font = findFont(id);
  if (!font) throw new Error(`designer: there is no font ${id}`);
  if (!globalThis.crypto.subtle) return;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...hash.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== font.sha8) throw new Error(`designer: the file of ${id} is another one`);
}
