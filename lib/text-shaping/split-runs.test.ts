import { levelsOf, splitRuns } from "./split-runs";

const runsOf = (text: string) => splitRuns(text, levelsOf(text));
const partsOf = (text: string) => runsOf(text).map((run) => [run.script, run.text]);

describe("a line's runs", () => {
  it("are one per script, even without a space between them", () => {
    expect(partsOf("Flatहिन्दीதமிழ்")).toEqual([
      ["Latin", "Flat"],
      ["Devanagari", "हिन्दी"],
      ["Tamil", "தமிழ்"],
    ]);
  });

  it("assign digits, spaces and commas to Latin, so that they look the same everywhere", () => {
    expect(partsOf("कमला, 12")).toEqual([
      ["Devanagari", "कमला"],
      ["Latin", ", 12"],
    ]);
  });

  it("keep marks, joiners and the danda with the letters before them", () => {
    for (const text of ["ক্\u200dষ", "क्\u200cष", "ਸਿੰਘ।", "सुमन।"]) expect(runsOf(text)).toHaveLength(1);
  });

  it("are in reading order for Urdu: from right to left, except its numbers and English words", () => {
    expect(runsOf("12 MG Road, محمد علی 400").map(({ text, direction }) => [direction, text])).toEqual([
      ["ltr", "12 MG Road, "],
      ["ltr", "400"],
      ["rtl", " "],
      ["rtl", "علی"],
      ["rtl", " "],
      ["rtl", "محمد"],
    ]);
  });

  it("start at the right when the line starts in Urdu", () => {
    expect(runsOf("گھر MG Road").map(({ text }) => text)).toEqual(["MG Road", " ", "گھر"]);
  });
});
