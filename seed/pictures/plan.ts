import { createHash } from "node:crypto";
import type { ColorSlug } from "../catalog/colors";
import type { Placement, SeedProduct } from "../catalog/product";

/** Stored pictures never change under their name: a new look needs a new number here. */
const EDITION = 6;

type View = "front" | "back" | "detail" | "folded";

export type Scene = {
  view: View;
  garment: string;
  color: ColorSlug;
  artwork: string | null;
  placement: Placement;
};

export type Picture = { name: string; scene: Scene };
export type ProductPicture = { productId: number; picture: Picture; position: number };

/** A name like an upload's generated one, but the same on every run. */
const pictureName = (scene: Scene): string => {
  const hex = createHash("sha256")
    .update(JSON.stringify([EDITION, scene]))
    .digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join("-");
};

const garmentFamily = (product: SeedProduct): string => product.accessory ?? product.cut;

const makeScene = (product: SeedProduct, view: View, color: ColorSlug): Scene => {
  const { placement } = product;
  const family = garmentFamily(product);
  const isPrinted = view !== "back" ? placement !== "back" || view === "detail" : placement === "back";
  return {
    view,
    garment:
      view === "folded"
        ? `folded-${family}`
        : view === "detail" && placement === "back"
          ? `${family}-back`
          : view === "back"
            ? `${family}-back`
            : `${family}-front`,
    color,
    artwork: isPrinted ? (product.artwork ?? null) : null,
    placement,
  };
};

/** The front of every colour first, then the other views of the first colour. */
export const productScenes = (product: SeedProduct): Scene[] => {
  const hero: View = product.placement === "back" ? "back" : "front";
  const [first] = product.colors;
  if (!first || product.deleted) return [];
  const heroes = product.colors.map((color) => makeScene(product, hero, color));
  const other: View[] = hero === "back" ? ["front"] : [];
  const rest = [...other, ...product.views].map((view) => makeScene(product, view, first));
  const [firstHero, ...otherHeroes] = heroes;
  return firstHero ? [firstHero, ...rest, ...otherHeroes] : [];
};

export const planPictures = (products: readonly SeedProduct[]): ProductPicture[] =>
  products.flatMap((product) =>
    productScenes(product).map((scene, position) => ({
      productId: product.id,
      picture: { name: pictureName(scene), scene },
      position,
    })),
  );
