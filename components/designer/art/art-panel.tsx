import { useDeferredValue, useMemo, useState } from "react";
import { artCategories } from "@/lib/designer/clip-art/art-categories";
import { type Art, startWidthOf } from "@/lib/designer/clip-art/clip-art";
import { searchArt } from "@/lib/designer/clip-art/search-art";
import type { ShapeLayer } from "@/lib/designer/document";
import { isDark } from "@/lib/designer/editor/cloth";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { shapePath } from "@/lib/designer/scene/shapes";
import { useDesigner } from "../designer-context";
import { insertLayer } from "../layers/new-layer";
import { useStore } from "../store";
import { DrawingPicture } from "./drawing-picture";
import { SearchField } from "./search-field";

/** More than a screen of them needs a search or a category. */
const firstShown = 60;

/** The shop's clip-art, by English or Hindi search, or by category. */
export function ArtPanel() {
  const designer = useDesigner();
  const { editing, parts, shop } = designer;
  const [words, setWords] = useState("");
  const [shelf, setShelf] = useState("");
  const [isAll, setAll] = useState(false);
  const asked = useDeferredValue(words);
  const colour = useStore(editing, ({ document }) => document.colour);
  const cloth = shop.colours.find(({ slug }) => slug === colour)?.hex ?? "#ffffff";
  const onDark = isDark(cloth);
  const found = useMemo(
    () => searchArt(asked).filter(({ category }) => shelf === "" || category === shelf),
    [asked, shelf],
  );
  const { art: draw } = useStore(parts, ({ resources }) => resources);
  const shown = isAll ? found : found.slice(0, firstShown);
  const inksOf = (art: Art) => [...(onDark ? art.onDark : art.inks)];
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField
        label="Search art in English or Hindi"
        placeholder="chai, elephant, दिया, 🪔"
        words={words}
        onChange={setWords}
      />
      <select
        aria-label="Category"
        value={shelf}
        onChange={(event) => setShelf(event.target.value)}
        className="min-h-11 rounded-sm border border-input bg-card px-2 text-base"
      >
        <option value="">All categories</option>
        {artCategories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name.en} · {name.hi}
          </option>
        ))}
      </select>
      <p role="status" className="sr-only">
        {found.length === 1 ? "1 drawing" : `${found.length} drawings`}
      </p>
      {found.length === 0 ? (
        <p className="text-muted-foreground text-sm">
          No art found. Try a shorter word, or upload your own picture.
        </p>
      ) : null}
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-4">
        {shown.map((art) => {
          const drawing = draw({ art: art.id, inks: inksOf(art) });
          return (
            <button
              key={art.id}
              type="button"
              aria-label={`${art.name.en}, ${art.name.hi}`}
              title={art.name.en}
              onClick={() =>
                insertLayer(designer, {
                  type: "art",
                  art: art.id,
                  inks: inksOf(art),
                  width: startWidthOf(art),
                })
              }
              style={{ background: cloth }}
              className="aspect-square rounded-sm border p-2 [contain-intrinsic-size:6rem] [content-visibility:auto] hover:outline-2 hover:outline-foreground"
            >
              {drawing ? <DrawingPicture drawing={drawing} /> : null}
            </button>
          );
        })}
      </div>
      {shown.length < found.length ? (
        <button type="button" className="link min-h-11 text-sm" onClick={() => setAll(true)}>
          Show all {found.length}
        </button>
      ) : null}
      <ShapePicker />
    </div>
  );
}

const sizes: readonly (readonly [ShapeLayer["shape"], number, number])[] = [
  ["rectangle", 120, 80],
  ["ellipse", 100, 100],
  ["line", 140, 2],
  ["triangle", 100, 90],
  ["star", 100, 100],
  ["heart", 100, 92],
  ["ring", 100, 100],
  ["frame", 140, 100],
  ["banner", 160, 44],
  ["burst", 110, 110],
];

function ShapePicker() {
  const designer = useDesigner();
  const { editing, shop } = designer;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">Shapes</legend>
      <div className="grid grid-cols-5 gap-2">
        {sizes.map(([shape, width, height]) => {
          const made = { type: "shape", shape, width, height, radius: 0, outline: null } as const;
          return (
            <button
              key={shape}
              type="button"
              aria-label={titleOf({ ...emptyShape, ...made })}
              onClick={() => {
                const { colour } = editing.get().document;
                const cloth = shop.colours.find(({ slug }) => slug === colour)?.hex ?? "#ffffff";
                insertLayer(designer, { ...made, fill: isDark(cloth) ? "#f4efe4" : "#b5301b" });
              }}
              className="grid aspect-square place-items-center rounded-sm border bg-card p-1.5 hover:border-foreground"
            >
              <svg viewBox="-85 -85 170 170" aria-hidden="true" className="size-full">
                <path
                  d={shapePath({ shape, width, height: Math.max(height, 6), radius: 0 })}
                  fill="currentColor"
                  fillRule="evenodd"
                />
              </svg>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const emptyShape: ShapeLayer = {
  id: "shape",
  name: "",
  type: "shape",
  shape: "rectangle",
  x: 0,
  y: 0,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
  width: 1,
  height: 1,
  radius: 0,
  fill: null,
  outline: null,
};
