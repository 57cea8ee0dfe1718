import { z } from "zod";
import { findTextProblem } from "@/lib/content/text-limits";
import { uploadedPicture } from "@/lib/content/uploaded-picture";
import { checkFacts } from "@/lib/facts/check-facts";
import { fromIndianInput, isNearInput } from "@/lib/indian-input";
import { isBlank } from "@/lib/sanitize-text";
import { type SectionKind, type SectionTexts, wordsOf } from "./section";
import type { SectionForm } from "./section-form";

const withoutNul = z.string().transform((typed) => typed.replaceAll("\u0000", ""));

const line = (max: number) =>
  withoutNul.pipe(z.string().trim().max(max, `Up to ${max} characters`).superRefine(checkFacts));

const markdown = withoutNul.pipe(
  z.string().superRefine((typed, context) => {
    const problem = typed.length > 10_000 ? "Up to 10,000 characters" : findTextProblem(typed);
    if (problem) context.addIssue({ code: "custom", message: problem });
    else checkFacts(typed, context);
  }),
);

/** A page of the shop, or another site over https. */
const href = z
  .string()
  .trim()
  .max(500, "Up to 500 characters")
  .refine(
    (typed) =>
      typed === "" || /^\/(?![/\\])[^\s\\]*$/.test(typed) || /^https:\/\/[\w.-]+(?:[/?#]\S*)?$/.test(typed),
    "Enter a page of the shop, such as /products, or a URL that starts with https://",
  );

const moment = z
  .string()
  .max(30)
  .refine(
    (typed) => typed === "" || isNearInput(typed),
    "Choose a date and time before the year 2100, or leave it empty",
  );

/** The required fields of each kind. */
const needed: Partial<Record<SectionKind, Partial<Record<keyof SectionTexts, string>>>> = {
  line: { text: "Enter the announcement" },
  hero: { title: "Enter a heading" },
  categories: { title: "Enter a heading" },
  products: { title: "Enter a heading" },
  steps: { title: "Enter a heading" },
  posts: { title: "Enter a heading" },
  text: { text: "Enter the text" },
  picture: { pictureUrl: "Choose a picture" },
};

/** The form of a kind of section. Fields that the kind doesn't have are dropped. */
export function sectionSchema(kind: SectionKind) {
  const has = (name: keyof SectionTexts) => wordsOf(kind).includes(name);
  return z
    .strictObject({
      title: line(120),
      text: kind === "text" ? markdown : line(kind === "line" ? 140 : 400),
      buttonLabel: line(40),
      buttonHref: href,
      secondLabel: line(40),
      secondHref: href,
      source: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Choose the products")
        .max(120),
      productCount: z.enum(["4", "8", "12"], "Choose a number"),
      tone: z.enum(["paper", "ink"], "Choose a background"),
      pictureUrl: uploadedPicture,
      pictureAlt: line(200),
      isHidden: z.boolean(),
      startsAt: moment,
      endsAt: moment,
    } satisfies Record<keyof SectionForm, z.ZodType>)
    .superRefine((form, context) => {
      const refuse = (path: keyof SectionForm, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      for (const [name, message] of Object.entries(needed[kind] ?? {}))
        if (isBlank(form[name as keyof SectionTexts])) refuse(name as keyof SectionTexts, message);
      for (const [label, target] of [
        ["buttonLabel", "buttonHref"],
        ["secondLabel", "secondHref"],
      ] as const) {
        if (!has(label)) continue;
        if (form[label] !== "" && form[target] === "") refuse(target, "Enter the button's link");
        if (form[label] === "" && form[target] !== "") refuse(label, "Enter the button's text");
      }
      if (has("pictureAlt") && form.pictureUrl !== "" && isBlank(form.pictureAlt))
        refuse("pictureAlt", "Describe the picture for screen readers");
      const [from, until] = [fromIndianInput(form.startsAt), fromIndianInput(form.endsAt)];
      if (from !== null && until !== null && until <= from) refuse("endsAt", "Choose a time after the start");
    });
}

/** The form fields that its kind has. */
export function pickSectionTexts(kind: SectionKind, form: SectionTexts): Partial<SectionTexts> {
  return Object.fromEntries(wordsOf(kind).map((name) => [name, form[name]]));
}
