import { emptySectionTexts, formatSectionName, kindsAt, stateAt } from "./section";
import { toSectionForm } from "./section-form";
import { pickSectionTexts, sectionSchema } from "./section-schema";

vi.mock("@/lib/public-env", () => ({ publicEnv: { supabaseUrl: "https://x.test" } }));

const at = Date.parse("2026-11-20T10:00:00Z");
const always = { isHidden: false, startsAt: null, endsAt: null };

describe("what visitors see of a section", () => {
  it.each([
    ["live", always],
    ["hidden", { ...always, isHidden: true }],
    ["waiting", { ...always, startsAt: "2026-11-20T10:00:01Z" }],
    ["live", { ...always, startsAt: "2026-11-20T10:00:00Z" }],
    ["live", { ...always, endsAt: "2026-11-20T10:00:01Z" }],
    ["over", { ...always, endsAt: "2026-11-20T10:00:00Z" }],
    ["hidden", { ...always, isHidden: true, endsAt: "2026-11-19T10:00:00Z" }],
  ])("%s: %j", (state, section) => {
    expect(stateAt(section, at)).toBe(state);
  });
});

it("lines belong in the bar, all other kinds on pages", () => {
  expect(kindsAt("bar")).toEqual(["line"]);
  expect(kindsAt("home")).not.toContain("line");
  expect(kindsAt("home")).toEqual(kindsAt("marketing"));
});

it("a section is named by its kind and its first words", () => {
  expect(formatSectionName({ kind: "facts", words: emptySectionTexts })).toBe("Good to know");
  const words = { ...emptySectionTexts, title: "x".repeat(80) };
  expect(formatSectionName({ kind: "text", words })).toBe(`Text: ${"x".repeat(59)}…`);
});

describe("the form of a section", () => {
  const form = { ...toSectionForm(null), title: "A heading", text: "Words" };
  const problems = (kind: Parameters<typeof sectionSchema>[0], changes: object) => {
    const result = sectionSchema(kind).safeParse({ ...form, ...changes });
    return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
  };

  it("requires its kind's fields, and stores no others", () => {
    expect(problems("products", {})).toEqual([]);
    expect(pickSectionTexts("line", { ...form, buttonHref: "/products" })).toEqual({
      text: "Words",
      buttonHref: "/products",
    });
  });

  it.each([
    ["line", { text: "" }, "text"],
    ["hero", { title: " " }, "title"],
    ["text", { text: "" }, "text"],
    ["text", { title: "{{unknown_fact}}" }, "title"],
    ["picture", { pictureUrl: "javascript:alert(1)", pictureAlt: "a" }, "pictureUrl"],
    ["picture", { pictureUrl: "x", pictureAlt: "a" }, "pictureUrl"],
    ["hero", { title: "\u200b" }, "title"],
    ["picture", {}, "pictureUrl"],
    [
      "picture",
      { pictureUrl: "https://x.test/storage/v1/object/public/product-images/a.webp" },
      "pictureAlt",
    ],
    ["text", { buttonLabel: "Go" }, "buttonHref"],
    ["text", { buttonHref: "/products" }, "buttonLabel"],
    ["hero", { secondLabel: "Go" }, "secondHref"],
    ["text", { endsAt: "2026-11-20T10:00", startsAt: "2026-11-20T10:00" }, "endsAt"],
    ["text", { startsAt: "soon" }, "startsAt"],
    ["products", { source: "../admin" }, "source"],
    ["products", { productCount: "100" }, "productCount"],
  ] as const)("%s %j is reported at %s", (kind, changes, field) => {
    expect(problems(kind, changes)).toEqual([field]);
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "http://plain.example",
    "data:text/html,x",
    "products",
    "https://",
    "/a b",
  ])("refuses an unsafe link: %s", (buttonHref) => {
    expect(problems("text", { buttonLabel: "Go", buttonHref })).toEqual(["buttonHref"]);
  });

  it.each(["/products?category=mens", "https://example.com/tees", "/"])("links to %s", (buttonHref) => {
    expect(problems("text", { buttonLabel: "Go", buttonHref })).toEqual([]);
  });

  it("rejects unknown names", () => {
    expect(problems("text", { isLive: true })).toEqual([""]);
  });
});
