import { mostStars } from "@/lib/catalog/rating";
import type { Order, OrderItem } from "@/lib/orders/order";
import type { Block, Letter } from "./letter";

/** In a mail no piece is asked about without its own line of stars, and a long order does not make a long mail. */
const mostPieces = 4;

type Piece = Pick<OrderItem, "itemId" | "title" | "size" | "colorName">;

interface Invited {
  order: Pick<Order, "orderNumber"> & { items: readonly Piece[] };
  /** Lines that can be reviewed and are not. */
  itemIds: readonly number[];
  shopName: string;
  /** The form of a line, with so many stars chosen in it. Opening it writes nothing. */
  urlOf: (itemId: number, stars: number) => string;
}

/** Asks what a buyer thinks of the pieces that arrived some days ago. */
export function writeReviewLetter({ order, itemIds, shopName, urlOf }: Invited): Letter {
  const pieces = order.items.filter(({ itemId }) => itemIds.includes(itemId));
  const ask = ({ itemId, title, colorName, size }: Piece): Block => ({
    kind: "choices",
    heading: `${title}, ${colorName}, ${size}`,
    choices: Array.from({ length: mostStars }, (_, index) => ({
      label: `${index + 1} \u2605`,
      url: urlOf(itemId, index + 1),
    })),
  });
  const more = pieces.length - mostPieces;
  return {
    subject: `What do you think of your ${shopName} order?`,
    kicker: `Order ${order.orderNumber}`,
    heading: pieces.length === 1 ? "How do you like it?" : "How do you like them?",
    blocks: [
      "You have had it for some days now. How is the cloth, the print, the size? It helps others to choose.",
      pieces.slice(0, mostPieces).map(ask),
      more > 0 && `The page of your order has the other ${more === 1 ? "piece" : `${more} pieces`}.`,
      "Press a number of stars: the form opens, and nothing is sent until you press its button. We show your first name and the first letter of your last name.",
    ],
  };
}
