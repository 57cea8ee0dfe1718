import type { PicturedVersion } from "@/lib/designer/design-paths";
import type { Paise } from "@/lib/money";
import type { Cloth } from "./cloth";
import { inches } from "./inches";
import type { GarmentSide } from "./printing/placements";
import type { Cut, PrintArea } from "./printing/print-areas";
import type { PrintPrices, SidePrint } from "./printing/print-price";
import type { TeamPlaces } from "./team/team-tee";

interface ShopColour extends Cloth {
  slug: string;
  name: string;
}

/** A blank cut for sale, without a print. */
interface ShopBlank {
  cut: Cut;
  name: string;
  pricePaise: Paise;
  /** "180 GSM single jersey, 100% combed cotton" */
  fabric: string;
  /** URL of its picture; null without one. */
  picture: string | null;
  /** Slugs of the colours that it comes in, in stock or not. */
  colours: string[];
}

/** The designer's products, for its page. */
export interface DesignerShop {
  colours: ShopColour[];
  blanks: ShopBlank[];
  prices: PrintPrices;
  discountPercent: number;
}

/** A description of a design's blank, and its minimum price. */
export interface DesignOffer {
  /** "Kapas Basic Tee in Black" */
  garment: string;
  /** null: its blank is no longer sold. */
  from: { listPaise: Paise; unitPaise: Paise; percentOff: number } | null;
}

/** A size of the blank: its available stock, and whether the print fits on it. */
export interface ProofSize {
  size: string;
  listPaise: Paise;
  free: number;
  /** The maximum print size, when the print is larger; null: it fits. */
  largest: PrintArea | null;
}

/** The town that an order of one parcel for all goes to; its street is the organiser's. */
export interface GroupPlace {
  pincode: string;
  city: string;
  state: string;
}

/** The group order of a tee. */
export interface OpenGroup {
  groupId: string;
  /** A single tee's price is for so many: the paid ones and itself. */
  quantity: number;
  /** Days until its close: the tee arrives that much later. */
  waitDays: number;
  /** paid: by an order; removed: by the organiser; closed: with its group, before it was ordered. */
  tee: "open" | "paid" | "removed" | "closed";
  /** Of one parcel for all; null: each tee has its own. */
  parcel: GroupPlace | null;
}

/** A version that its customer may order. */
export interface OrderableDesign {
  versionId: string;
  designId: string;
  /** False: another person's, which this browser may reorder. */
  isOwn: boolean;
  name: string;
  cut: Cut;
  /** The slug of the cloth's colour. */
  colour: string;
  /** The path of its mockup, without a key. */
  picture: string;
  prints: readonly SidePrint[];
  group: OpenGroup | null;
}

/** A version as printed. */
export interface PrintedDesign extends PicturedVersion {
  name: string;
  cut: Cut;
  colour: ShopColour;
  prints: readonly SidePrint[];
}

/** A version for its owner's check before the purchase. */
export interface Proof extends PrintedDesign {
  designId: string;
  /** What each tee of a team prints; null without such a text. */
  team: TeamPlaces | null;
  /** The picture with the name, else with the number. */
  teamSide: GarmentSide | null;
  /** printRights were accepted for it. */
  hasRights: boolean;
  /** Notes that need agreement, and informative ones. */
  notes: { text: string; needsYes: boolean }[];
  /** null: the blank is no longer sold. */
  blank: { productId: number; name: string; sizes: ProofSize[] } | null;
  prices: PrintPrices;
  discountPercent: number;
}

/** "11 × 15 in" */
export function formatArea({ widthMm, heightMm }: PrintArea): string {
  return `${inches(widthMm)} × ${inches(heightMm)} in`;
}
