import { parseOrderNumbers } from "./picking-list";

describe("the orders in a URL", () => {
  const number = (n: number) => `KP-1111-2222-${String(n).padStart(4, "0")}`;

  it.each([
    ["one", number(1), [number(1)]],
    ["two, one of them twice", `${number(1)},${number(2)},${number(1)}`, [number(1), number(2)]],
    ["leaves out what isn't a number", `${number(1)},'; drop table`, [number(1)]],
    ["nothing that is a number", "x,,y", null],
    ["none", undefined, null],
    ["a parameter that stands twice", [number(1), number(2)], null],
  ])("%s", (_, text, numbers) => {
    expect(parseOrderNumbers(text)).toEqual(numbers);
  });

  it("are 200 at most", () => {
    const many = Array.from({ length: 250 }, (_, n) => number(n)).join(",");
    expect(parseOrderNumbers(many)).toHaveLength(200);
  });
});
