export const ADULT_SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;
export const KIDS_SIZES = ["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y", "12-13Y", "13-14Y"] as const;
export const ONE_SIZE = ["One Size"] as const;

export type SeedSize = { name: string; kind: "adult" | "kids" | "one"; sortOrder: number };

export const SIZES: readonly SeedSize[] = [
  ...ADULT_SIZES.map((name, i) => ({ name, kind: "adult" as const, sortOrder: 10 + i })),
  ...KIDS_SIZES.map((name, i) => ({ name, kind: "kids" as const, sortOrder: 30 + i })),
  ...ONE_SIZE.map((name) => ({ name, kind: "one" as const, sortOrder: 50 })),
];
