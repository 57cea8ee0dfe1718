import type { Paise } from "@/lib/money";

/** A piece as a mail of this kind shows it, at today's price. */
export interface RemindedPiece {
  slug: string;
  name: string;
  /** Null: a wish without one. */
  size: string | null;
  color: string | null;
  colorName: string | null;
  pricePaise: Paise;
  imageUrl: string | null;
}

/** What is back, for somebody who asked. */
export interface RestockNews {
  pieces: RemindedPiece[];
  /** What else the mailbox waits for. */
  waits: number;
  /** Its owner has shown that the address is theirs. */
  isProven: boolean;
}

/** A line of a left cart that can be bought now. */
export interface LeftLine extends RemindedPiece {
  /** Of the product. */
  id: number;
  size: string;
  color: string;
  quantity: number;
}

export interface LeftBasket {
  lines: LeftLine[];
  isProven: boolean;
}

export interface PriceDrop extends RemindedPiece {
  wasPaise: Paise;
}
