import { toAsciiDigits } from "./digits";

describe("digits of any script", () => {
  it.each([
    ["Devanagari", "०१२३४५६७८९"],
    ["Bengali", "০১২৩৪৫৬৭৮৯"],
    ["Gurmukhi", "੦੧੨੩੪੫੬੭੮੯"],
    ["Gujarati", "૦૧૨૩૪૫૬૭૮૯"],
    ["Odia", "୦୧୨୩୪୫୬୭୮୯"],
    ["Tamil", "௦௧௨௩௪௫௬௭௮௯"],
    ["Telugu", "౦౧౨౩౪౫౬౭౮౯"],
    ["Kannada", "೦೧೨೩೪೫೬೭೮೯"],
    ["Malayalam", "൦൧൨൩൪൫൬൭൮൯"],
    ["Urdu", "۰۱۲۳۴۵۶۷۸۹"],
    ["full-width", "０１２３４５６７８９"],
    ["bold mathematical", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"],
  ])("are read in %s", (_script, digits) => {
    expect(toAsciiDigits(digits)).toBe("0123456789");
  });

  it("are the only change in a text", () => {
    expect(toAsciiDigits("+९१ ९८७६५ ४३२१०, Flat 4²½")).toBe("+91 98765 43210, Flat 4²½");
  });

  it("are consecutive rows of ten in Unicode", () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) =>
      /\p{Nd}/u.test(String.fromCodePoint(code)),
    );
    const values = all.map((code) => Number(toAsciiDigits(String.fromCodePoint(code))));
    expect(values).toEqual(all.map((_, index) => index % 10));
  });
});
