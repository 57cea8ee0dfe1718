import { designSchema } from "../document";
import type { DesignIssue } from "../printing/design-issue";
import { checkTeamSchema } from "./team-schema";
import { explainNoTeam, explainTeeIssue, nameTee, teamPlacesOf, teamSideOf, teeOf } from "./team-tee";

const text = (id: string, words: string, more = {}) => ({
  ...{
    id,
    name: "",
    x: 100,
    y: 100,
    rot: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    locked: false,
    hidden: false,
  },
  ...{ type: "text", text: words, font: "anton", size: 30, spacing: 0, leading: 1, align: "center", arc: 0 },
  ...{ fill: "#ffffff", outline: null },
  ...more,
});
const design = (front: unknown[], back: unknown[] = []) =>
  designSchema.parse({ v: 1, cut: "regular", colour: "black", views: { front, back, left: [], right: [] } });

const jersey = design(
  [text("club", "Tigers"), text("small", "10", { team: "number" })],
  [text("who", "NAME", { team: "name" }), text("big", "10", { team: "number" })],
);
const wordsOf = (of: typeof jersey) =>
  [...of.views.front, ...of.views.back].map((layer) => layer.type === "text" && layer.text);

it("prints a person's words in each marked text, as an ordinary design", () => {
  const tee = teeOf(jersey, { name: "Asha", number: "7" });
  expect(wordsOf(tee)).toEqual(["Tigers", "7", "Asha", "7"]);
  expect(teamPlacesOf(tee)).toBeNull();
  expect(designSchema.parse(tee)).toEqual(tee);
  expect(wordsOf(jersey)).toEqual(["Tigers", "10", "NAME", "10"]);
});

it("sets a long name smaller, and the number only on a tee without a name", () => {
  const sizesOf = (words: Parameters<typeof teeOf>[1]) =>
    [...teeOf(jersey, words, 0.5).views.back].map((layer) => layer.type === "text" && layer.size);
  expect(sizesOf({ name: "Venkatanarasimha", number: "7" })).toEqual([15, 30]);
  expect(sizesOf({ name: "", number: "100" })).toEqual([15]);
});

it("leaves out a text without a word, and uses a font with the letters", () => {
  expect(wordsOf(teeOf(jersey, { name: "", number: "7" }))).toEqual(["Tigers", "7", "7"]);
  const [hindi] = teeOf(jersey, { name: "आशा", number: "" }).views.back;
  expect(hindi).toMatchObject({ text: "आशा", font: expect.not.stringMatching("anton") });
  expect(teeOf(jersey, { name: "Asha", number: "" }).views.back[0]).toMatchObject({ font: "anton" });
});

it("finds the places of a design, without hidden texts", () => {
  expect(teamPlacesOf(jersey)).toEqual({ name: true, number: true });
  expect(teamPlacesOf(design([text("a", "7", { team: "number" })]))).toEqual({ name: false, number: true });
  const plain = design([text("a", "7", { team: "number", hidden: true }), text("b", "Club")]);
  expect(teamPlacesOf(plain)).toBeNull();
  expect(explainNoTeam(plain)).toContain("Mark a text");
  const marks = Array.from({ length: 7 }, (_, nr) => text(`t${nr}`, "7", { team: "number" }));
  expect(explainNoTeam(design(marks))).toContain("up to 6 texts");
  expect(explainNoTeam(jersey)).toBeNull();
  expect(() => design([text("a", "7", { team: "captain" })])).toThrow();
});

it("shows the side with the name first, else the one with the number", () => {
  expect(teamSideOf(jersey)).toBe("back");
  expect(teamSideOf(design([text("a", "7", { team: "number" })], [text("b", "Club")]))).toBe("front");
  expect(teamSideOf(design([text("a", "Club")]))).toBeNull();
});

it("names a tee by its person, within the limit of a design's name", () => {
  expect(nameTee("Tigers", { name: "Asha", number: "7" })).toBe("Tigers: Asha 7");
  expect(nameTee("Tigers", { name: "", number: "7" })).toBe("Tigers: 7");
  for (const long of ["T".repeat(60), "क्षत्रिय ".repeat(6).trim(), "👨‍👩‍👧‍👦".repeat(5)]) {
    const name = nameTee(long, { name: "N".repeat(30), number: "777" });
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).toMatch(/….*: N{30} 777$|^.*: N{30} 777$/);
    expect(name.isWellFormed()).toBe(true);
  }
});

it("explains why words can't be printed, and ignores issues of other layers", () => {
  const issue = (code: DesignIssue["code"], layerId: string, words = {}): DesignIssue => ({
    ...{ code, level: "warn", view: "back", layerId, numbers: {}, words },
  });
  expect(explainTeeIssue(jersey, [issue("partly_outside", "club"), issue("near_edge", "who")])).toBeNull();
  expect(explainTeeIssue(jersey, [issue("partly_outside", "who")])).toContain("Too long");
  const emoji = { letters: "😀", font: "Anton", instead: "" };
  expect(explainTeeIssue(jersey, [issue("letters_missing", "who", emoji)])).toBe(
    "We can't print 😀. Use other letters.",
  );
});

it("accepts no unknown key, no list of another length and no word that the screen refuses", () => {
  const versionId = "9d6f0a52-6a55-4b43-8a2f-4f6f3d2c1b0a";
  const parses = (team: unknown, more = {}) =>
    checkTeamSchema.safeParse({ versionId, team, ...more }).success;
  const asha = { name: "Asha", number: "7" };
  expect(parses([asha])).toBe(true);
  expect(parses([{ name: "", number: "07" }])).toBe(true);
  expect(parses(Array.from({ length: 100 }, () => asha))).toBe(true);
  expect(parses(Array.from({ length: 101 }, () => asha))).toBe(false);
  for (const team of [[], [{ ...asha, size: "M" }], [{ name: "Asha" }], [{ name: "", number: "" }], "Asha,7"])
    expect(parses(team)).toBe(false);
  for (const wrong of [{ name: "N".repeat(31) }, { number: "7A" }, { number: "1234" }, { name: 7 }])
    expect(parses([{ ...asha, ...wrong }])).toBe(false);
  expect(parses([asha], { designId: versionId })).toBe(false);
  expect(
    checkTeamSchema.parse({ versionId, team: [{ name: "\u202e Asha\n Rao", number: "" }] }).team,
  ).toEqual([{ name: "Asha Rao", number: "" }]);
});
