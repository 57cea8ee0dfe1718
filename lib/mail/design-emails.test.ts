import { defaultBrand } from "@/lib/brand";
import type { DecidedDesign } from "@/lib/submissions/submission";
import { writeSubmissionEmail } from "./design-emails";
import { renderText } from "./render-text";

const url = "https://shop.example/my-submissions";
const textOf = (design: DecidedDesign) => renderText(writeSubmissionEmail(design, url), defaultBrand);
const refused: DecidedDesign = {
  ...{ name: "Diwali", status: "changes_requested", reasons: ["low_resolution"] },
  answer: "The lamp is blurred.\n\nThe rest is lovely.",
};

it("lists what to change: the reasons and the reviewer's note", () => {
  const text = textOf(refused);
  expect(text).toContain("can print it once you've made a few changes");
  expect(text).toContain("too few pixels");
  expect(text).toContain("The lamp is blurred.");
  expect(text).toContain(url);
});

it("promises nothing for a rejected design", () => {
  const text = textOf({ ...refused, status: "rejected" });
  expect(text).toContain("can't print it");
  expect(text).not.toContain("a few changes");
});

it("links an approval to the order", () => {
  const text = textOf({ ...refused, status: "approved", reasons: [], answer: "" });
  expect(text).toContain("print it as it is. Order it whenever you like");
  expect(text).not.toContain("Note from our team");
});
