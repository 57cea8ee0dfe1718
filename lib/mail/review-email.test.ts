import { defaultBrand } from "@/lib/brand";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";
import { writeReviewEmail } from "./review-email";

const item = (itemId: number, title = `Tee ${itemId}`) => ({ itemId, title, size: "M", colorName: "Black" });
const write = (items: ReturnType<typeof item>[], itemIds = items.map(({ itemId }) => itemId)) =>
  writeReviewEmail({
    order: { orderNumber: "KP-0000-0000-0001", items },
    itemIds,
    shopName: "Kapas",
    urlOf: (itemId, stars) => `https://kapas.test/review/${itemId}?stars=${stars}`,
  });

test("asks about each item that can be reviewed, with five links", () => {
  const letter = write([item(1), item(2), item(3)], [1, 3]);
  const text = renderText(letter, defaultBrand);
  expect(text).toContain("Tee 1, Black, M:\n1 ★: https://kapas.test/review/1?stars=1");
  expect(text).toContain("5 ★: https://kapas.test/review/3?stars=5");
  expect(text).not.toContain("Tee 2");
  expect(letter.heading).toBe("How do you like them?");
});

test("a long order does not make a long email", () => {
  const text = renderText(write([1, 2, 3, 4, 5, 6].map((id) => item(id))), defaultBrand);
  expect(text).not.toContain("Tee 5");
  expect(text).toContain("You can review the other 2 items on your order page.");
});

test("a product name stays plain text", () => {
  const html = renderHtml(write([item(1, "<script>alert(1)</script>")]), defaultBrand, "https://kapas.test");
  expect(html).not.toContain("<script>");
  expect(html).toContain('href="https://kapas.test/review/1?stars=4"');
});
