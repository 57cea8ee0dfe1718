import { defaultBrand } from "@/lib/brand";
import { asPaise } from "@/lib/money";
import type { LeftLine, PriceDrop, RemindedPiece } from "@/lib/reminders/reminder";
import type { Letter } from "./letter";
import { stoppableKindOf } from "./mail-kinds";
import { writeBasketLetter, writePriceDropLetter, writeRestockLetter } from "./reminder-letters";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";

const piece = {
  slug: "monsoon",
  name: "Monsoon <Postcard>",
  size: "M",
  color: "black",
  colorName: "Black",
  pricePaise: asPaise(44_900),
  imageUrl: null,
};
const urlOf = ({ slug, size }: RemindedPiece) => `https://shop.example/products/${slug}?size=${size}`;
const proofUrl = "https://shop.example/mail-preferences/id?ask=prove";
const links = { urlOf, proofUrl, basketUrl: "https://shop.example/left-cart/token" };

const textOf = (letter: Letter) => renderText(letter, defaultBrand);

it("says which size is back, with a link, and promises nobody the last piece", () => {
  const letter = writeRestockLetter({ pieces: [piece], waits: 0, isProven: true }, links);
  expect(letter.subject).toBe("Monsoon <Postcard> is back in size M");
  const text = textOf(letter);
  expect(text).toContain("https://shop.example/products/monsoon?size=M");
  expect(text).toContain("we hold nothing back");
  expect(text).not.toContain(proofUrl);
  expect(renderHtml(letter, defaultBrand, "https://shop.example")).not.toContain("<Postcard>");
});

it("tells of several sizes in one mail, and of those that still wait", () => {
  const two = [piece, { ...piece, size: "S" }];
  const letter = writeRestockLetter({ pieces: two, waits: 1, isProven: true }, links);
  expect(letter.subject).toBe("What you wait for is back");
  expect(textOf(letter)).toContain("You wait for one more size.");
});

it("asks an address that nobody has proven whether it is theirs, and says that it gets no more", () => {
  for (const letter of [
    writeRestockLetter({ pieces: [piece], waits: 3, isProven: false }, links),
    writeBasketLetter({ lines: [{ ...piece, id: 1, quantity: 1 }], isProven: false }, links),
  ]) {
    expect(textOf(letter)).toContain("this is the only such mail that we send to it");
    expect(textOf(letter)).toContain(proofUrl);
    expect(textOf(letter)).not.toContain("more sizes");
  }
});

it("shows a left cart at today's prices, and the one link that fills it again", () => {
  const lines: LeftLine[] = [{ ...piece, id: 1, quantity: 2 }];
  const text = textOf(writeBasketLetter({ lines, isProven: true }, links));
  expect(text).toContain("2 × ₹449: ₹898");
  expect(text).toContain("Open my cart: https://shop.example/left-cart/token");
});

it("shows what each wish cost before", () => {
  const drop: PriceDrop = { ...piece, size: null, wasPaise: asPaise(59_900) };
  const wishlistUrl = "https://shop.example/wishlist";
  const one = writePriceDropLetter([drop], { urlOf, wishlistUrl });
  expect(one.subject).toBe("Monsoon <Postcard> costs less now");
  expect(textOf(one)).toContain("was ₹599: ₹449");
  expect(writePriceDropLetter([drop, drop], { urlOf, wishlistUrl }).subject).toBe(
    "2 of your wishes cost less",
  );
});

it("can be stopped, kind by kind", () => {
  expect(["restock", "basket_left", "price_drop"].map(stoppableKindOf)).toEqual([
    "restock",
    "baskets",
    "price_drops",
  ]);
});
