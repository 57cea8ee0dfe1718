/** Stands alone because every heart of a page carries it. */
export const wishNotAdded = "Failed to add item to wishlist";

/** What the shop says about wishlists, to the letter. */
export const wishlistMessages = {
  logIn: "Please log in to add items to your wishlist",
  added: (product: string) => `${product} added to wishlist!`,
  already: (product: string) => `${product} is already in your wishlist.`,
  removed: "Item removed from wishlist",
  loadFailed: "Failed to load wishlist",
  addFailed: wishNotAdded,
  removeFailed: "Failed to remove item from wishlist",
};
