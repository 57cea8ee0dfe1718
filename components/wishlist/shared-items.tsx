import type { WishedItem } from "@/lib/wishlist/wished-item";
import { WishedCard, wishedGrid } from "./wished-card";

export function SharedItems({ items }: { items: readonly WishedItem[] }) {
  return (
    <ul className={wishedGrid}>
      {items.map((item, index) => (
        <li key={`${item.id} ${item.size}`}>
          <WishedCard item={item} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
