import fc from "fast-check";
import { describeSize } from "./sizes";
import { compareSizes } from "./sort-sizes";

const inOrder = [
  ...["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "10XL"],
  ...["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y", "12-13Y", "13-14Y", "One Size"],
];

describe("sizes", () => {
  it("come in the order a shopper knows, however they were given", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: 2 }), (sizes) => {
        const sorted = sizes.toSorted(compareSizes);
        expect(sorted).toEqual(inOrder.filter((size) => sizes.includes(size)));
      }),
    );
  });

  it("that nobody knows come last, by name", () => {
    expect(["Poster", "3XL", "A2"].toSorted(compareSizes)).toEqual(["3XL", "A2", "Poster"]);
  });

  it("of children are read out as ages", () => {
    expect(describeSize("2-3Y")).toBe("2 to 3 years");
    expect(describeSize("M")).toBe("M");
  });
});
