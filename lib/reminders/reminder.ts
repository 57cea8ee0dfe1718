import type { Paise } from "@/lib/money";

/** An item in a reminder email, at its current price. */
export interface ReminderItem {
  slug: string;
  name: string;
  /** Null: a wishlist entry without a size. */
  size: string | null;
  color: string | null;
  colorName: string | null;
  pricePaise: Paise;
  imageUrl: string | null;
}

/** The items that are back in stock, for one subscriber. */
export interface RestockNotice {
  items: ReminderItem[];
  /** The number of other items that the mailbox waits for. */
  waits: number;
  /** The owner has verified the address. */
  isProven: boolean;
}

/** A line of an abandoned cart that can be bought now. */
export interface LeftLine extends ReminderItem {
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

export interface PriceDrop extends ReminderItem {
  wasPaise: Paise;
}
