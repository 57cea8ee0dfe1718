import {
  findIndianMobileProblem,
  findPhoneProblem,
  formatPhone,
  normalizePhone,
  phoneMessages,
  toWhatsAppLink,
} from "./phone";

describe("phone numbers", () => {
  it.each([
    ["9876543210", "+919876543210"],
    ["98765 43210", "+919876543210"],
    ["098765-43210", "+919876543210"],
    ["919876543210", "+919876543210"],
    ["+91 (98765) 43210", "+919876543210"],
    ["9123456780", "+919123456780"],
    ["९८७६५४३२१०", "+919876543210"],
    ["\u202A+91 98765 43210\u202C", "+919876543210"],
    ["+91 098765 43210", "+919876543210"],
    ["0091 98765 43210", "+919876543210"],
    ["98765–43210", "+919876543210"],
  ])("normalises %p to %p", (typed, stored) => {
    expect(findPhoneProblem(typed)).toBeNull();
    expect(normalizePhone(typed)).toBe(stored);
    expect(normalizePhone(normalizePhone(typed))).toBe(stored);
  });

  it("reports a too short number before any other problem", () => {
    for (const typed of ["", "98765", "987654321"]) expect(findPhoneProblem(typed)).toBe(phoneMessages.short);
  });

  it("rejects what is not a number", () => {
    for (const typed of ["98765abcde", "++919876543210", "0000000000", "1234567890123456", "98765+43210"]) {
      expect(findPhoneProblem(typed)).toBe(phoneMessages.invalid);
    }
  });

  it("delivers only to Indian mobile numbers: ten digits from 6 to 9", () => {
    expect(findIndianMobileProblem("9876543210")).toBeNull();
    expect(findIndianMobileProblem("+91 63000 00000")).toBeNull();
    for (const typed of ["5876543210", "98765432101", "+14155550123", "91987654321"]) {
      expect(findIndianMobileProblem(typed)).toBe(phoneMessages.notMobile);
    }
  });

  it("formats a number in groups", () => {
    expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
  });
});

it("links to a WhatsApp chat, and not without a number", () => {
  expect(toWhatsAppLink("+91 98765 00000", "Order KP-1")).toBe(
    "https://wa.me/919876500000?text=Order%20KP-1",
  );
  expect(toWhatsAppLink("+91 98765 00000")).toBe("https://wa.me/919876500000");
  expect(toWhatsAppLink("", "Order KP-1")).toBeNull();
});
