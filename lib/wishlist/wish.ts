/** A wishlist entry: a product, and the size if one was chosen. */
export interface Wish {
  id: number;
  size: string | null;
}

/** The entry that a heart adds. */
export interface WantedWish extends Wish {
  name: string;
  color?: string;
}

/** Without a size any entry of the product counts. */
export function isOnWishlist(wishes: readonly Wish[], id: number, size: string | null): boolean {
  return wishes.some((wish) => wish.id === id && (size === null || wish.size === size));
}

/** Newest first. An entry with a size replaces the one without. */
export function withWish(wishes: readonly Wish[], { id, size }: Wish): readonly Wish[] {
  return [
    { id, size },
    ...wishes.filter((wish) => wish.id !== id || (wish.size !== null && wish.size !== size)),
  ];
}

/** Exactly one entry, or all of the product without a size; null means the entry without one. */
export function withoutWish(wishes: readonly Wish[], id: number, size?: string | null): readonly Wish[] {
  return wishes.filter((wish) => wish.id !== id || (size !== undefined && wish.size !== size));
}

/** Restores a product's entries. */
export function restoreWishes(wishes: readonly Wish[], id: number, before: readonly Wish[]): readonly Wish[] {
  return [...before.filter((wish) => wish.id === id), ...wishes.filter((wish) => wish.id !== id)];
}
