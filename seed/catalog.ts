import { ACCESSORIES } from "./catalog/accessories";
import { KIDS } from "./catalog/kids";
import { MENS } from "./catalog/mens";
import { MENS_OVERSIZED } from "./catalog/mens-oversized";
import type { SeedProduct } from "./catalog/product";
import { UNISEX } from "./catalog/unisex";
import { UNISEX_OVERSIZED } from "./catalog/unisex-oversized";
import { UNLISTED } from "./catalog/unlisted";
import { WOMENS } from "./catalog/womens";

export const PRODUCTS: readonly SeedProduct[] = [
  ...MENS,
  ...MENS_OVERSIZED,
  ...WOMENS,
  ...KIDS,
  ...UNISEX,
  ...UNISEX_OVERSIZED,
  ...ACCESSORIES,
  ...UNLISTED,
];
