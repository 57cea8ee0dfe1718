import { defaultBrand } from "@/lib/brand";
import type { DecidedDesign } from "@/lib/submissions/submission";
import { writeSubmissionLetter } from "./design-letters";
import { renderText } from "./render-text";

const url = "https://shop.example/my-submissions";
const textOf = (design: DecidedDesign) => renderText(writeSubmissionLetter(design, url), defaultBrand);
const refused: DecidedDesign = {
  ...{ name: "Diwali", status: "changes_requested", reasons: ["low_resolution"] },
  answer: "The lamp is blurred.\n\nThe rest is lovely.",
};

it("tells a maker what to change, in the words of the reasons and of the reviewer", () => {
  const text = textOf(refused);
  expect(text).toContain("We print it once it is changed");
  expect(text).toContain("too few pixels");
  expect(text).toContain("The lamp is blurred.");
  expect(text).toContain(url);
});

it("promises nothing for a design that is not printed at all", () => {
  const text = textOf({ ...refused, status: "rejected" });
  expect(text).toContain("do not print it");
  expect(text).not.toContain("once it is changed");
});

it("leads from an approval to the order", () => {
  const text = textOf({ ...refused, status: "approved", reasons: [], answer: "" });
  expect(text).toContain("print it as it is, whenever you order it");
  expect(text).not.toContain("Our note");
});
