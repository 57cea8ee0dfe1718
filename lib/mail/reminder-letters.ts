import { asPaise, formatPaise, type Paise } from "@/lib/money";
import type { LeftBasket, PriceDrop, RemindedPiece, RestockNews } from "@/lib/reminders/reminder";
import type { Block, Goods, Letter } from "./letter";

function goodsOf(piece: RemindedPiece, url: string, more: { detail?: string; amount?: Paise } = {}): Goods {
  return {
    title: piece.name,
    detail: [piece.colorName, piece.size && `size ${piece.size}`, more.detail].filter(Boolean).join(", "),
    amount: formatPaise(more.amount ?? piece.pricePaise),
    imageUrl: piece.imageUrl,
    url,
  };
}

/** For an address that anyone may have typed. */
function askForProof(proofUrl: string): Block[] {
  return [
    "Somebody typed this address in our shop. Until you tell us that it is yours, this is the only such mail that we send to it.",
    { kind: "button", label: "Yes, it is mine", url: proofUrl },
  ];
}

interface Links {
  urlOf: (piece: RemindedPiece) => string;
  proofUrl: string;
}

/** What a person has waited for is back. */
export function writeRestockLetter(
  { pieces, waits, isProven }: RestockNews,
  { urlOf, proofUrl }: Links,
): Letter {
  const only = pieces.length === 1 ? pieces[0] : undefined;
  const heading = only ? `${only.name} is back in size ${only.size}` : "What you wait for is back";
  const sizes = waits === 1 ? "one more size" : `${waits} more sizes`;
  return {
    subject: heading,
    kicker: "Back in stock",
    heading,
    blocks: [
      "You asked us to tell you. Others wait for the same, and we hold nothing back for anybody: who orders first has it.",
      { kind: "goods", items: pieces.map((piece) => goodsOf(piece, urlOf(piece))) },
      only && { kind: "button", label: "See it", url: urlOf(only) },
      !isProven && askForProof(proofUrl),
      isProven && waits > 0 && `You wait for ${sizes}. We write again when they are back.`,
    ],
  };
}

/** One reminder of a cart, at today's prices. */
export function writeBasketLetter(
  { lines, isProven }: LeftBasket,
  { urlOf, proofUrl, basketUrl }: Links & { basketUrl: string },
): Letter {
  return {
    subject: "Your cart is still here",
    kicker: "Your cart",
    heading: "Still thinking about it?",
    blocks: [
      "You left these in your cart and asked us to remind you once. These are today's prices.",
      {
        kind: "goods",
        items: lines.map((line) =>
          goodsOf(line, urlOf(line), {
            ...(line.quantity > 1 && { detail: `${line.quantity} × ${formatPaise(line.pricePaise)}` }),
            amount: asPaise(line.pricePaise * line.quantity),
          }),
        ),
      },
      { kind: "button", label: "Open my cart", url: basketUrl },
      "The link works on any device, for two weeks. We don't write about this cart again.",
      !isProven && askForProof(proofUrl),
    ],
  };
}

/** Lower prices on a wishlist: one email for all of a day. */
export function writePriceDropLetter(
  drops: readonly PriceDrop[],
  { urlOf, wishlistUrl }: { urlOf: (piece: RemindedPiece) => string; wishlistUrl: string },
): Letter {
  const only = drops.length === 1 ? drops[0] : undefined;
  const heading = only ? `${only.name} costs less now` : `${drops.length} of your wishes cost less`;
  return {
    subject: heading,
    kicker: "Your wishlist",
    heading,
    blocks: [
      only ? "A piece on your wishlist has become cheaper." : "Pieces on your wishlist have become cheaper.",
      {
        kind: "goods",
        items: drops.map((drop) =>
          goodsOf(drop, urlOf(drop), { detail: `was ${formatPaise(drop.wasPaise)}` }),
        ),
      },
      { kind: "button", label: "Open my wishlist", url: wishlistUrl },
    ],
  };
}
