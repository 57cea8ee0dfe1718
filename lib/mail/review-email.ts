import { maxStars } from "@/lib/catalog/rating";
import type { Order, OrderItem } from "@/lib/orders/order";
import type { Block, EmailContent } from "./email-content";

/** Each item needs its own row of stars, and a long order must not make a long email. */
const maxItems = 4;

type ReviewableItem = Pick<OrderItem, "itemId" | "title" | "size" | "colorName">;

interface Invited {
  order: Pick<Order, "orderNumber"> & { items: readonly ReviewableItem[] };
  /** Lines that can be reviewed and have no review. */
  itemIds: readonly number[];
  shopName: string;
  /** The form of a line, with this many stars preselected. Opening it writes nothing. */
  urlOf: (itemId: number, stars: number) => string;
}

/** Asks a customer to review the items that were delivered some days ago. */
export function writeReviewEmail({ order, itemIds, shopName, urlOf }: Invited): EmailContent {
  const items = order.items.filter(({ itemId }) => itemIds.includes(itemId));
  const ask = ({ itemId, title, colorName, size }: ReviewableItem): Block => ({
    kind: "choices",
    heading: `${title}, ${colorName}, ${size}`,
    choices: Array.from({ length: maxStars }, (_, index) => ({
      label: `${index + 1} \u2605`,
      url: urlOf(itemId, index + 1),
    })),
  });
  const more = items.length - maxItems;
  return {
    subject: `What do you think of your ${shopName} order?`,
    kicker: `Order ${order.orderNumber}`,
    heading: items.length === 1 ? "How do you like it?" : "How do you like them?",
    blocks: [
      "You've had it for a few days. How are the fabric, the print and the fit? Your review helps other shoppers.",
      items.slice(0, maxItems).map(ask),
      more > 0 && `You can review the other ${more === 1 ? "item" : `${more} items`} on your order page.`,
      "Choose a rating to open the form. Nothing is published until you submit it. We'll show your first name and last initial.",
    ],
  };
}
