import type { WishlistItem } from "@/lib/wishlist/wishlist-item";
import { WishlistCard, wishlistGrid } from "./wishlist-card";

export function SharedItems({ items }: { items: readonly WishlistItem[] }) {
  return (
    <ul className={wishlistGrid}>
      {items.map((item, index) => (
        <li key={`${item.id} ${item.size}`}>
          <WishlistCard item={item} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
