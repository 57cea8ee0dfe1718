"use server";

import { z } from "zod";
import { readMarkdown } from "@/lib/content/read-markdown";
import { linkToShop } from "@/lib/content/split-sections";
import { kindNames, placeNames } from "@/lib/marketing/section";
import { toSectionForm } from "@/lib/marketing/section-form";
import { sectionSchema } from "@/lib/marketing/section-schema";
import { refuseForeignPictures } from "@/server/content/refuse-foreign-pictures";
import { AppError, isStale, mapRefusals, type Refusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { getBrand, getShopFacts } from "@/server/settings/queries";
import { deleteSection, findAdminSection, moveSection, saveSection } from "./repository";

const refusals: Refusals = {
  picture_gone: new AppError("conflict", "The picture upload has expired. Choose it again.", {
    pictureUrl: "Choose the picture again",
  }),
  too_many: "There are already 40 sections. Delete one that has ended first.",
  bad_section: new AppError("invalid_input", "A value couldn't be saved. Please check the fields."),
  stale: "Someone else just changed this section. Reload the page.",
  not_found: new AppError("not_found", "Someone else has deleted this section."),
};

const explain = <T>(write: () => Promise<T>) => mapRefusals(refusals, write);

const id = z.int().positive();
const position = z.int().min(1).max(100);

/** A section's fields, checked by the rules of its kind. */
const [line, ...others] = kindNames.map((kind) =>
  z.strictObject({ kind: z.literal(kind), form: sectionSchema(kind) }),
);
const written = z.discriminatedUnion("kind", [line as NonNullable<typeof line>, ...others]);

export const addSectionAction = defineAction({
  name: "marketing: add a section",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ place: z.enum(placeNames), position: position.nullable(), section: written }),
  run: async ({ place, position, section: { kind, form } }) => {
    if (kind === "text") refuseForeignPictures(form.text, "text");
    const newId = await explain(() => saveSection({ place, kind, position }, form));
    return { kind: "saved" as const, version: 1, id: newId };
  },
});

export const saveSectionAction = defineAction({
  name: "marketing: save a section",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.int(), section: written }),
  run: async ({ id, version, section: { kind, form } }) => {
    if (kind === "text") refuseForeignPictures(form.text, "text");
    try {
      await saveSection({ id, version, kind }, form);
      return { kind: "saved" as const, version: version + 1 };
    } catch (error) {
      const now = isStale(error) ? await findAdminSection(id) : null;
      if (!now) return explain(() => Promise.reject(error));
      return {
        kind: "stale" as const,
        theirs: { values: toSectionForm(now), version: now.version, by: null },
      };
    }
  },
});

export const moveSectionAction = defineAction({
  name: "marketing: move a section",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, position }),
  run: ({ id, position }) => explain(() => moveSection(id, position)),
});

export const deleteSectionAction = defineAction({
  name: "marketing: delete a section",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.int() }),
  run: (section) => explain(() => deleteSection(section)),
});

/** Preview of a text as visitors would see it. */
export const previewSectionTextAction = defineAction({
  name: "marketing: preview a text",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ text: z.string().max(10_000, "Up to 10,000 characters") }),
  run: async ({ text }) => {
    const [brand, facts] = await Promise.all([getBrand(), getShopFacts()]);
    const tree = readMarkdown(text, facts);
    linkToShop(tree, brand.companyEmail);
    return { tree };
  },
});
