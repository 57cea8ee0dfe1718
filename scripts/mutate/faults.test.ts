import { findFaults, putFault } from "./faults";

const source = `// A note, with an é in it
import { x } from "./x";

/** Half of the faults. */
export async function half(of: number): Promise<number | 2> {
  if (of < 3 && x) return 0;
  const one = await x(of);
  return one ? 1 : (true as boolean) ? 2 : 3;
}
`;

it("finds conditions, operators, awaits, constants and ifs, and none in types", () => {
  const faults = findFaults(source, false);
  expect(faults.map(({ kind, line, from, to }) => [kind, line, from, to])).toEqual([
    ["condition", 6, "of < 3 && x", "!(of < 3 && x)"],
    ["if", 6, "if (of < 3 && x) return 0;", "{}"],
    ["operator", 6, "of < 3 && x", "of < 3 || x"],
    ["operator", 6, "of < 3", "of <= 3"],
    ["constant", 6, "3", "4"],
    ["constant", 6, "0", "1"],
    ["await", 7, "await x(of)", "x(of)"],
    ["condition", 8, "one", "!(one)"],
    ["constant", 8, "1", "2"],
    ["condition", 8, "(true as boolean)", "!((true as boolean))"],
    ["constant", 8, "true", "false"],
    ["constant", 8, "2", "3"],
    ["constant", 8, "3", "4"],
  ]);
  const [first] = faults;
  expect(first && putFault(source, first)).toBe(source.replace("of < 3 && x", "!(of < 3 && x)"));
});

it("finds the same places in the second file that it parses", () => {
  expect(findFaults(source, false)).toEqual(findFaults(source, false));
});
