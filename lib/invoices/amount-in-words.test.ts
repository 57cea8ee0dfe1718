import { asPaise } from "@/lib/money";
import { amountInWords } from "./amount-in-words";

describe("an amount in words", () => {
  it.each([
    [0, "Rupees zero only"],
    [1, "One paise only"],
    [99, "Ninety-nine paise only"],
    [100, "Rupees one only"],
    [121_000, "Rupees one thousand two hundred and ten only"],
    [94_720, "Rupees nine hundred and forty-seven and twenty paise only"],
    [1_005_00, "Rupees one thousand and five only"],
    [1_000_01, "Rupees one thousand and one paise only"],
    [9_99_999_00, "Rupees nine lakh ninety-nine thousand nine hundred and ninety-nine only"],
    [10_00_000_00, "Rupees ten lakh only"],
    [1_00_00_000_00, "Rupees one crore only"],
    [
      12_34_56_789_10,
      "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and ten paise only",
    ],
    [1_00_000_00_00_000_00, "Rupees one lakh crore only"],
  ])("spells %i paise as %s", (paise, words) => {
    expect(amountInWords(asPaise(paise))).toBe(words);
  });
});
