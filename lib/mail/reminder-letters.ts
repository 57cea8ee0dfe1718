import { renditionUrl } from "@/lib/catalog/image-loader";
import { asPaise, formatPaise, type Paise } from "@/lib/money";
import type { LeftBasket, PriceDrop, RemindedPiece, RestockNews } from "@/lib/reminders/reminder";
import type { Block, Goods, Letter } from "./letter";

const say = (text: string): Block => ({ kind: "paragraph", text });

function goodsOf(piece: RemindedPiece, url: string, more: { detail?: string; amount?: Paise } = {}): Goods {
  return {
    title: piece.name,
    detail: [piece.colorName, piece.size && `size ${piece.size}`, more.detail].filter(Boolean).join(", "),
    amount: formatPaise(more.amount ?? piece.pricePaise),
    imageUrl: piece.imageUrl && renditionUrl(piece.imageUrl, 320),
    url,
  };
}

/** To an address that anybody may have typed. */
function askForProof(proofUrl: string): Block[] {
  return [
    say(
      "Somebody typed this address in our shop. Until you tell us that it is yours, this is the only such mail that we send to it.",
    ),
    { kind: "button", label: "Yes, it is mine", url: proofUrl },
  ];
}

interface Links {
  urlOf: (piece: RemindedPiece) => string;
  proofUrl: string;
}

/** What somebody has waited for is back. */
export function writeRestockLetter(
  { pieces, waits, isProven }: RestockNews,
  { urlOf, proofUrl }: Links,
): Letter {
  const [first] = pieces;
  const heading =
    pieces.length === 1 && first
      ? `${first.name} is back in size ${first.size}`
      : "What you wait for is back";
  const text =
    "You asked us to tell you. Others wait for the same, and we hold nothing back for anybody: who orders first has it.";
  const [only] = pieces.length === 1 ? pieces : [];
  return {
    subject: heading,
    preview: text,
    kicker: "Back in stock",
    heading,
    blocks: [
      say(text),
      { kind: "goods", items: pieces.map((piece) => goodsOf(piece, urlOf(piece))) },
      ...(only ? [{ kind: "button", label: "See it", url: urlOf(only) } as const] : []),
      ...(isProven ? [] : askForProof(proofUrl)),
      ...(waits > 0 && isProven
        ? [
            say(
              `You wait for ${waits === 1 ? "one more size" : `${waits} more sizes`}. We write again when they are back.`,
            ),
          ]
        : []),
    ],
  };
}

/** One reminder of a cart, at today's prices. */
export function writeBasketLetter(
  { lines, isProven }: LeftBasket,
  { urlOf, proofUrl, basketUrl }: Links & { basketUrl: string },
): Letter {
  const text = "You left these in your cart and asked us to remind you once. These are today's prices.";
  return {
    subject: "Your cart is still here",
    preview: text,
    kicker: "Your cart",
    heading: "Still thinking about it?",
    blocks: [
      say(text),
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
      say("The link works on any device, for two weeks. We don't write about this cart again."),
      ...(isProven ? [] : askForProof(proofUrl)),
    ],
  };
}

/** Wishes that cost less: one mail for all of a day. */
export function writePriceDropLetter(
  drops: readonly PriceDrop[],
  { urlOf, wishlistUrl }: { urlOf: (piece: RemindedPiece) => string; wishlistUrl: string },
): Letter {
  const [first] = drops;
  const heading =
    drops.length === 1 && first ? `${first.name} costs less now` : `${drops.length} of your wishes cost less`;
  const text =
    drops.length === 1
      ? "A piece on your wishlist has become cheaper."
      : "Pieces on your wishlist have become cheaper.";
  return {
    subject: heading,
    preview: text,
    kicker: "Your wishlist",
    heading,
    blocks: [
      say(text),
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
