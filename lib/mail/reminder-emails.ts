import { asPaise, formatPaise, type Paise } from "@/lib/money";
import type { LeftBasket, PriceDrop, ReminderItem, RestockNotice } from "@/lib/reminders/reminder";
import type { Block, EmailContent, Goods } from "./email-content";

function goodsOf(item: ReminderItem, url: string, more: { detail?: string; amount?: Paise } = {}): Goods {
  return {
    title: item.name,
    detail: [item.colorName, item.size && `size ${item.size}`, more.detail].filter(Boolean).join(", "),
    amount: formatPaise(more.amount ?? item.pricePaise),
    imageUrl: item.imageUrl,
    url,
  };
}

/** For an address that anyone may have typed. */
function askForProof(proofUrl: string): Block[] {
  return [
    "Someone entered this address in our shop. Until you confirm it's yours, we won't send it another email like this.",
    { kind: "button", label: "Yes, it's mine", url: proofUrl },
  ];
}

interface Links {
  urlOf: (item: ReminderItem) => string;
  proofUrl: string;
}

/** An item that the person subscribed to is back in stock. */
export function writeRestockEmail(
  { items, waits, isProven }: RestockNotice,
  { urlOf, proofUrl }: Links,
): EmailContent {
  const only = items.length === 1 ? items[0] : undefined;
  const heading = only ? `${only.name} is back in size ${only.size}` : "Your sizes are back in stock";
  const sizes = waits === 1 ? "one more size" : `${waits} more sizes`;
  return {
    subject: heading,
    kicker: "Back in stock",
    heading,
    blocks: [
      "You asked us to notify you. We can't reserve items, and others are waiting too, so order soon.",
      { kind: "goods", items: items.map((item) => goodsOf(item, urlOf(item))) },
      only && { kind: "button", label: "Shop now", url: urlOf(only) },
      !isProven && askForProof(proofUrl),
      isProven &&
        waits > 0 &&
        `You're waiting for ${sizes}. We'll email you when ${waits === 1 ? "it's" : "they're"} back.`,
    ],
  };
}

/** One reminder of a cart, at current prices. */
export function writeBasketEmail(
  { lines, isProven }: LeftBasket,
  { urlOf, proofUrl, basketUrl }: Links & { basketUrl: string },
): EmailContent {
  return {
    subject: "Your cart is still here",
    kicker: "Your cart",
    heading: "Still thinking about it?",
    blocks: [
      "You left these in your cart and asked for one reminder. These are today's prices.",
      {
        kind: "goods",
        items: lines.map((line) =>
          goodsOf(line, urlOf(line), {
            ...(line.quantity > 1 && { detail: `${line.quantity} × ${formatPaise(line.pricePaise)}` }),
            amount: asPaise(line.pricePaise * line.quantity),
          }),
        ),
      },
      { kind: "button", label: "View cart", url: basketUrl },
      "The link works on any device for two weeks. We won't email you about this cart again.",
      !isProven && askForProof(proofUrl),
    ],
  };
}

/** Lower prices on a wishlist: one email for all of a day. */
export function writePriceDropEmail(
  drops: readonly PriceDrop[],
  { urlOf, wishlistUrl }: { urlOf: (item: ReminderItem) => string; wishlistUrl: string },
): EmailContent {
  const only = drops.length === 1 ? drops[0] : undefined;
  const heading = only ? `Price drop: ${only.name}` : `Price drop on ${drops.length} items in your wishlist`;
  return {
    subject: heading,
    kicker: "Your wishlist",
    heading,
    blocks: [
      only ? "An item on your wishlist is now cheaper." : "Items on your wishlist are now cheaper.",
      {
        kind: "goods",
        items: drops.map((drop) =>
          goodsOf(drop, urlOf(drop), { detail: `was ${formatPaise(drop.wasPaise)}` }),
        ),
      },
      { kind: "button", label: "View wishlist", url: wishlistUrl },
    ],
  };
}
