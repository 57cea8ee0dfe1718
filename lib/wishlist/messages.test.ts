import { wishlistMessages as messages } from "./messages";

it("wishlist messages match the specification", () => {
  expect(messages.logIn).toBe("Please log in to add items to your wishlist");
  expect(messages.added("Lotus Tee")).toBe("Lotus Tee added to wishlist!");
  expect(messages.already("Lotus Tee")).toBe("Lotus Tee is already in your wishlist.");
  expect(messages.removed).toBe("Item removed from wishlist");
  expect(messages.loadFailed).toBe("Failed to load wishlist");
  expect(messages.addFailed).toBe("Failed to add item to wishlist");
  expect(messages.removeFailed).toBe("Failed to remove item from wishlist");
});
