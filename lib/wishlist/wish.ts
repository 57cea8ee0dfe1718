/** An entry of a wishlist: a product, and the size if one was chosen. */
export interface Wish {
  id: number;
  size: string | null;
}

/** What a heart stands for. */
export interface WantedWish extends Wish {
  name: string;
  color?: string;
}

/** Without a size any entry of the product counts. */
export function isWished(wishes: readonly Wish[], id: number, size: string | null): boolean {
  return wishes.some((wish) => wish.id === id && (size === null || wish.size === size));
}

/** The newest first. A size that is chosen at last takes the place of the entry without one. */
export function withWish(wishes: readonly Wish[], { id, size }: Wish): readonly Wish[] {
  return [
    { id, size },
    ...wishes.filter((wish) => wish.id !== id || (wish.size !== null && wish.size !== size)),
  ];
}

/** Exactly one entry, or all of the product when no size is named; null names the entry without one. */
export function withoutWish(wishes: readonly Wish[], id: number, size?: string | null): readonly Wish[] {
  return wishes.filter((wish) => wish.id !== id || (size !== undefined && wish.size !== size));
}

/** Puts a product's entries back as they were. */
export function restoreWishes(wishes: readonly Wish[], id: number, before: readonly Wish[]): readonly Wish[] {
  return [...before.filter((wish) => wish.id === id), ...wishes.filter((wish) => wish.id !== id)];
}
