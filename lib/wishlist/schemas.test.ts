import { addWishSchema, isShareToken, removeWishSchema } from "./schemas";

describe("a wishlist request", () => {
  it("names a product, and a size and colour if they were chosen", () => {
    expect(addWishSchema.parse({ id: 7 })).toEqual({ id: 7, size: null });
    expect(addWishSchema.parse({ id: 7, size: "2-3Y", color: "off-white" })).toEqual({
      id: 7,
      size: "2-3Y",
      color: "off-white",
    });
    expect(removeWishSchema.parse({ id: 7 })).toEqual({ id: 7 });
    expect(removeWishSchema.parse({ id: 7, size: null })).toEqual({ id: 7, size: null });
  });

  it.each([
    {},
    { id: 0 },
    { id: -1 },
    { id: 1.5 },
    { id: "7" },
    { id: 1e15 },
    { id: 7, size: "" },
    { id: 7, size: "\u0000" },
    { id: 7, size: "x".repeat(61) },
    { id: 7, user_id: "me" },
  ])("is refused: %p", (input) => {
    expect(addWishSchema.safeParse(input).success).toBe(false);
    expect(removeWishSchema.safeParse(input).success).toBe(false);
  });
});

it("a share token has its own format", () => {
  expect(isShareToken("0123456789abcdef0123456789abcdef")).toBe(true);
  for (const text of ["", "0123", "0123456789ABCDEF0123456789ABCDEF", "0123456789abcdef0123456789abcdef\n"]) {
    expect(isShareToken(text)).toBe(false);
  }
});
