import { hasContactDetails } from "./has-contact-details";

test.each([
  ["Write to asha@kapas.test", true],
  ["Call 98765 43210", true],
  ["Call +91-98765-43210", true],
  ["९८७६५४३२१०", true],
  ["See www.shop.in", true],
  ["https://x.test", true],
  ["Ordered 2 in size 42, paid ₹1,299 on 12-11-2026", false],
  ["Soft. Wash at 30 degrees.", false],
])("%j: %s", (words, holds) => expect(hasContactDetails(words)).toBe(holds));
