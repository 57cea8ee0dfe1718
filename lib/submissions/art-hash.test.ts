import { differenceHash, hashColumns, hashDistance, hashRows } from "./art-hash";

const cells = (shade: (column: number, row: number) => number) =>
  Uint8Array.from({ length: hashColumns * hashRows }, (_, at) =>
    shade(at % hashColumns, Math.floor(at / hashColumns)),
  );

it("a picture's hash has a bit for each cell that is lighter than its right neighbour", () => {
  expect(differenceHash(cells((column) => 200 - column * 10))).toBe(2n ** 64n - 1n);
  expect(differenceHash(cells((column) => 100 + column * 10))).toBe(0n);
  const oneStep = differenceHash(cells((column, row) => (row === 0 && column === 0 ? 200 : 100)));
  expect(oneStep).toBe(2n ** 63n);
});

it("a picture's hash ignores brightness", () => {
  const shade = (column: number, row: number) => ((column * 7 + row * 13) % 10) * 12;
  expect(differenceHash(cells((column, row) => shade(column, row) + 40))).toBe(differenceHash(cells(shade)));
});

it("ignores differences smaller than a redrawn edge", () => {
  const smooth = cells((column) => (column < 4 ? 200 : 100));
  const rough = cells((column, row) => (column < 4 ? 200 : 100) + ((column + row) % 2));
  expect(differenceHash(rough)).toBe(differenceHash(smooth));
});

it("a picture without marks has no hash", () => {
  expect(differenceHash(cells(() => 255))).toBeNull();
});

it("counts different bits, including those of signed numbers from the database", () => {
  expect(hashDistance(0b1011n, 0b0010n)).toBe(2);
  expect(hashDistance(-1n, 0n)).toBe(64);
  expect(hashDistance(5n, 5n)).toBe(0);
});
