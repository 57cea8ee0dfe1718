import { checkTeam, explainWords, teammateKey } from "./check-team";
import type { TeamRow } from "./team-list";

const sizes = [
  { size: "S", listPaise: 0, free: 0, largest: null },
  { size: "M", listPaise: 0, free: 2, largest: null },
  { size: "L", listPaise: 0, free: 9, largest: null },
] as unknown as Parameters<typeof checkTeam>[1]["sizes"];
const both = { name: true, number: true };

function messagesOf(
  rows: readonly TeamRow[],
  places = both,
  tees: Parameters<typeof checkTeam>[1]["tees"] = new Map(),
) {
  const notes = checkTeam(rows, { cut: "regular", places, sizes, tees });
  return notes.map((row) => row.map(({ field, level, message }) => `${field} ${level}: ${message}`));
}
const row = (name: string, number: string, size = "L"): TeamRow => ({ name, number, size });

it("finds nothing wrong in a row that can be ordered", () => {
  expect(messagesOf([row("Asha", "7"), row("आशा", "१०", "m")])).toEqual([[], []]);
});

it.each([
  [row("Asha", "7", ""), "size error: Choose a size."],
  [row("Asha", "7", "Huge"), "size error: This tee doesn't come in Huge. Choose a size."],
  [row("Asha", "7", "small"), "size error: S is sold out."],
  [row("A".repeat(31), "7"), "name error: Use up to 30 letters for a name."],
  [row("Asha", "7A"), "number error: Use digits only for a number."],
  [row("Asha", "1234"), "number error: Use up to 3 digits for a number."],
  [row(" \u200b", ""), "name error: Enter a name or a number."],
  [row("", "7"), "name warning: No name: we'll print the number only."],
  [row("Asha", ""), "number warning: No number: we'll print the name only."],
])("explains what is wrong in row %#", (one, message) => {
  expect(messagesOf([one])).toEqual([[message]]);
});

it("warns of a double number, and refuses more of a size than are left", () => {
  expect(messagesOf([row("A", "7", "M"), row("B", "8", "M"), row("C", "7", "M")])).toEqual([
    ["number warning: Number 7 is in the list more than once."],
    [],
    ["number warning: Number 7 is in the list more than once.", "size error: Only 2 left in M."],
  ]);
});

it("requires what the design prints, and ignores the rest", () => {
  expect(messagesOf([row("", "x")], { name: true, number: false })).toEqual([["name error: Enter a name."]]);
  expect(messagesOf([row("Asha", "")], { name: false, number: true })).toEqual([
    ["number error: Enter a number."],
  ]);
});

it("shows the server's answer at the words, and a print too large for the size", () => {
  const prints = [{ view: "front" as const, widthMm: 900, heightMm: 20 }];
  const tees = new Map([
    [teammateKey(row("Long", "7")), { problem: "Too long.", prints }],
    [teammateKey(row("Wide", "8")), { problem: null, prints }],
  ]);
  expect(messagesOf([row("Long", "7", ""), row("Wide", "8")], both, tees)).toEqual([
    ["name error: Too long.", "size error: Choose a size."],
    ["size error: The print is too large for L."],
  ]);
});

it("asks only for the words that the design has a place for", () => {
  const none = { name: "", number: "" };
  expect(explainWords(none, { name: true, number: false })?.message).toBe("Enter a name.");
  expect(explainWords(none, { name: false, number: true })).toEqual({
    field: "number",
    message: "Enter a number.",
  });
});

it("allows names and numbers of every script before they are measured", () => {
  for (const name of ["आशा", "عمر", "עומר", "😀", "O'Neil-Rao Jr."])
    expect(explainWords({ name, number: "" })).toBeNull();
  expect(explainWords({ name: "", number: "٧٧" })).toBeNull();
});
