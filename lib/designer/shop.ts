import type { PicturedVersion } from "@/lib/design-paths";
import type { Paise } from "@/lib/money";
import type { Cloth } from "./cloth";
import { inches } from "./inches";
import type { Cut, PrintArea } from "./print-areas";
import type { PrintPrices, SidePrint } from "./print-price";

interface ShopColour extends Cloth {
  slug: string;
  name: string;
}

/** A cut as it can be bought, without a print. */
interface ShopBlank {
  cut: Cut;
  name: string;
  pricePaise: Paise;
  /** Slugs of the colours that it is made in, whether they are in stock or not. */
  colours: string[];
}

/** What the designer sells, as its page shows it. */
export interface DesignerShop {
  colours: ShopColour[];
  blanks: ShopBlank[];
  prices: PrintPrices;
  discountPercent: number;
}

/** What a design is printed on, in words, and what one piece costs at least. */
export interface DesignOffer {
  /** "Kapas Basic Tee in Black" */
  garment: string;
  /** null: its blank is not sold any more. */
  from: { listPaise: Paise; unitPaise: Paise; percentOff: number } | null;
}

/** A size of the blank: what is free of it, and whether the print fits on it. */
export interface ProofSize {
  size: string;
  listPaise: Paise;
  free: number;
  /** The most that it takes, when the print is larger; null: it fits. */
  largest: PrintArea | null;
}

/** A version that its buyer may put on a tee. */
export interface OrderableDesign {
  versionId: string;
  /** False: another's, which this browser may order again. */
  isOwn: boolean;
  name: string;
  cut: Cut;
  /** The slug of the cloth's colour. */
  colour: string;
  /** The path of its mockup, without a key. */
  picture: string;
  prints: readonly SidePrint[];
}

/** A version as it is printed. */
export interface PrintedDesign extends PicturedVersion {
  name: string;
  cut: Cut;
  colour: ShopColour;
  prints: readonly SidePrint[];
}

/** A version as its owner checks it before it is bought. */
export interface Proof extends PrintedDesign {
  designId: string;
  /** Somebody has agreed to printRights for it. */
  hasRights: boolean;
  /** To agree to, and to know. */
  notes: { text: string; needsYes: boolean }[];
  /** null: the blank is not sold any more. */
  blank: { productId: number; name: string; sizes: ProofSize[] } | null;
  prices: PrintPrices;
  discountPercent: number;
}

/** "11 × 15 in" */
export function tellArea({ widthMm, heightMm }: PrintArea): string {
  return `${inches(widthMm)} × ${inches(heightMm)} in`;
}
