import { designPaths } from "@/lib/designer/design-paths";
import type { DesignDocument, PatternLayer } from "@/lib/designer/document";
import type { Drawing, SceneResources } from "@/lib/designer/resources";
import { artCacheKey } from "@/lib/designer/scene/cache-keys";
import type { TextEngine } from "@/lib/designer/text/text-engine";
import { LruCache } from "./lru-cache";
import { createStore, type Store } from "./store";

/** The resources of a design, and which of them are loading or failed. */
interface ScenePartsState {
  /** A new object after each load, so that dependent parts redraw. */
  resources: SceneResources;
  /** In a shopper's words, such as "the font baloo 2"; null: nothing is missing. */
  missing: string | null;
}

export interface SceneParts extends Store<ScenePartsState> {
  /** Loads another part of the editor; a failure is named and retried like the parts of the scene. */
  need: (name: string, load: () => Promise<void>) => void;
  /** Retries what failed. */
  retry: () => void;
}

type Draw<Layer> = (layer: Layer) => Drawing | null;

/**
 * Loads what a scene needs at first use: letters, fonts, clip-art, patterns. Until it has loaded the layer is omitted, and
 * never replaced by something else.
 */
export function createSceneParts(): SceneParts {
  let clipArt: typeof import("@/lib/designer/clip-art/clip-art") | null = null;
  let drawPattern: Draw<PatternLayer> | null = null;
  let letters: TextEngine | null = null;
  const failed = new Map<string, () => void>();
  const asked = new Set<string>();
  const drawings = new LruCache<Drawing | null>(160);

  async function openLetters(font: string): Promise<void> {
    const [engine, files] = await Promise.all([
      import("@/lib/designer/text/text-engine"),
      import("@/lib/designer/text/fetch-text-files"),
    ]);
    letters ??= engine.makeTextEngine(files.fetchTextFiles);
    await letters.openFonts([font]);
  }

  const base: SceneResources = {
    text: (layer) =>
      letters?.outline(layer) ??
      later(`the font ${layer.font.replaceAll("-", " ")}`, () => openLetters(layer.font)),
    imageHref: (asset) => designPaths.upload(asset),
    art: (layer) => {
      const look = artCacheKey(layer);
      if (!clipArt)
        return later("the drawings", async () => {
          clipArt = await import("@/lib/designer/clip-art/clip-art");
        });
      const { drawArt, fetchArtCategory, findArt } = clipArt;
      if (drawArt(layer)) return drawings.get(look, () => drawArt(layer));
      const shelf = findArt(layer.art)?.category;
      return shelf ? later(`the drawings of ${shelf}`, () => fetchArtCategory(shelf)) : null;
    },
    pattern: (layer) => {
      const draw = drawPattern;
      if (draw) {
        const { pattern, seed, inks, width, height, repeat } = layer;
        return drawings.get([pattern, seed, width, height, repeat, ...inks].join(), () => draw(layer));
      }
      return later("the patterns", async () => {
        ({ drawPattern } = await import("@/lib/designer/patterns/patterns"));
      });
    },
  };

  const store = createStore<ScenePartsState>({ resources: base, missing: null });

  function show(): void {
    store.set({ resources: { ...base }, missing: [...failed.keys()].join(" and ") || null });
  }

  function need(name: string, load: () => Promise<void>): void {
    const ask = () => {
      failed.delete(name);
      load().then(show, () => {
        failed.set(name, ask);
        show();
      });
    };
    ask();
  }

  /** Each part is fetched once; a failed one again on the shopper's Retry. */
  function later(name: string, load: () => Promise<void>): null {
    if (asked.has(name) || typeof window === "undefined") return null;
    asked.add(name);
    need(name, load);
    return null;
  }

  return {
    ...store,
    need,
    retry: () => {
      const waiting = [...failed.values()];
      for (const ask of waiting) ask();
      show();
    },
  };
}

/** Whether all of a design has loaded, so that nothing is sent half drawn. */
export function isDrawable(document: DesignDocument, { text, art, pattern }: SceneResources): boolean {
  return Object.values(document.views).every((layers) =>
    layers.every((layer) => {
      if (layer.type === "text") return text(layer) !== null;
      if (layer.type === "art") return art(layer) !== null;
      return layer.type !== "pattern" || pattern(layer) !== null;
    }),
  );
}
