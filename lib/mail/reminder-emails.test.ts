import { defaultBrand } from "@/lib/brand";
import { asPaise } from "@/lib/money";
import type { LeftLine, PriceDrop, ReminderItem } from "@/lib/reminders/reminder";
import type { EmailContent } from "./email-content";
import { stoppableKindOf } from "./mail-kinds";
import { writeBasketEmail, writePriceDropEmail, writeRestockEmail } from "./reminder-emails";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";

const item = {
  slug: "monsoon",
  name: "Monsoon <Postcard>",
  size: "M",
  color: "black",
  colorName: "Black",
  pricePaise: asPaise(44_900),
  imageUrl: null,
};
const urlOf = ({ slug, size }: ReminderItem) => `https://shop.example/products/${slug}?size=${size}`;
const proofUrl = "https://shop.example/mail-preferences/id?ask=prove";
const links = { urlOf, proofUrl, basketUrl: "https://shop.example/left-cart/token" };

const textOf = (letter: EmailContent) => renderText(letter, defaultBrand);

it("names the size that is back, with a link, and reserves nothing", () => {
  const letter = writeRestockEmail({ items: [item], waits: 0, isProven: true }, links);
  expect(letter.subject).toBe("Monsoon <Postcard> is back in size M");
  const text = textOf(letter);
  expect(text).toContain("https://shop.example/products/monsoon?size=M");
  expect(text).toContain("We can't reserve items");
  expect(text).not.toContain(proofUrl);
  expect(renderHtml(letter, defaultBrand, "https://shop.example")).not.toContain("<Postcard>");
});

it("lists several sizes in one email, and counts those still out of stock", () => {
  const two = [item, { ...item, size: "S" }];
  const letter = writeRestockEmail({ items: two, waits: 1, isProven: true }, links);
  expect(letter.subject).toBe("Your sizes are back in stock");
  expect(textOf(letter)).toContain("You're waiting for one more size.");
});

it("asks an unverified address to confirm, and promises no further email", () => {
  for (const letter of [
    writeRestockEmail({ items: [item], waits: 3, isProven: false }, links),
    writeBasketEmail({ lines: [{ ...item, id: 1, quantity: 1 }], isProven: false }, links),
  ]) {
    expect(textOf(letter)).toContain("we won't send it another email like this");
    expect(textOf(letter)).toContain(proofUrl);
    expect(textOf(letter)).not.toContain("more sizes");
  }
});

it("shows an abandoned cart at current prices, and the one link that restores it", () => {
  const lines: LeftLine[] = [{ ...item, id: 1, quantity: 2 }];
  const text = textOf(writeBasketEmail({ lines, isProven: true }, links));
  expect(text).toContain("2 × ₹449: ₹898");
  expect(text).toContain("View cart: https://shop.example/left-cart/token");
});

it("shows the previous price of each wishlist item", () => {
  const drop: PriceDrop = { ...item, size: null, wasPaise: asPaise(59_900) };
  const wishlistUrl = "https://shop.example/wishlist";
  const one = writePriceDropEmail([drop], { urlOf, wishlistUrl });
  expect(one.subject).toBe("Price drop: Monsoon <Postcard>");
  expect(textOf(one)).toContain("was ₹599: ₹449");
  expect(writePriceDropEmail([drop, drop], { urlOf, wishlistUrl }).subject).toBe(
    "Price drop on 2 items in your wishlist",
  );
});

it("links to unsubscribing from its kind", () => {
  expect(["restock", "basket_left", "price_drop"].map(stoppableKindOf)).toEqual([
    "restock",
    "baskets",
    "price_drops",
  ]);
});
