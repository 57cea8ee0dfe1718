import { fc } from "@/testing/fast-check";
import { describeSize } from "./sizes";
import { compareSizes, sortVariants } from "./sort-sizes";

const inOrder = [
  ...["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "10XL"],
  ...["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y", "12-13Y", "13-14Y", "One Size"],
];

describe("sizes", () => {
  it("are sorted as shoppers expect, in any input order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: 2 }), (sizes) => {
        const sorted = sizes.toSorted(compareSizes);
        expect(sorted).toEqual(inOrder.filter((size) => sizes.includes(size)));
      }),
    );
  });

  it("sort unknown ones last, by name", () => {
    expect(["Poster", "3XL", "A2"].toSorted(compareSizes)).toEqual(["3XL", "A2", "Poster"]);
  });

  it("of a product are grouped by colour, in picture order", () => {
    const variants = ["red L", "blue M", "red S", "green M"].map((one) => {
      const [color = "", size = ""] = one.split(" ");
      return { color, size };
    });
    const images = [{ color: "blue" }, { color: "blue" }, { color: "red" }];
    expect(sortVariants({ variants, images }).map(({ color, size }) => `${color} ${size}`)).toEqual([
      "blue M",
      "red S",
      "red L",
      "green M",
    ]);
  });

  it("for children are read out as ages", () => {
    expect(describeSize("2-3Y")).toBe("2 to 3 years");
    expect(describeSize("M")).toBe("M");
  });
});
