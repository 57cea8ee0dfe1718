/** In its own file because every heart of a page loads it. */
export const wishNotAdded = "Failed to add item to wishlist";

/** The spec's wishlist messages, verbatim. */
export const wishlistMessages = {
  logIn: "Please log in to add items to your wishlist",
  added: (product: string) => `${product} added to wishlist!`,
  already: (product: string) => `${product} is already in your wishlist.`,
  removed: "Item removed from wishlist",
  loadFailed: "Failed to load wishlist",
  addFailed: wishNotAdded,
  removeFailed: "Failed to remove item from wishlist",
};
