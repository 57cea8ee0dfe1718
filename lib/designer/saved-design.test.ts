import { designNameSchema, isDesignToken } from "./saved-design";

const isName = (name: string) => designNameSchema.safeParse(name).success;

test("a name has letters of any script, and no invisible characters", () => {
  expect(["Mumbai", "मुंबई 🌊", "  Tee  "].map(isName)).toEqual([true, true, true]);
  expect(["", "   ", "a\u0000b", "a\nb", "a\u202eb", "x".repeat(61)].map(isName)).toEqual(
    Array(6).fill(false),
  );
  expect(designNameSchema.parse("  Tee  ")).toBe("Tee");
});

test("a token is 43 letters of base64url, and nothing longer", () => {
  expect(isDesignToken(`${"A-_9".repeat(10)}abc`)).toBe(true);
  expect(["", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}/`].map(isDesignToken)).toEqual(
    Array(4).fill(false),
  );
});
