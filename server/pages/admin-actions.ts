"use server";

import { z } from "zod";
import { defaultPages } from "@/lib/pages/default-pages";
import { builtInVersion, pageKeys } from "@/lib/pages/page-key";
import { pageSchema } from "@/lib/pages/page-schema";
import { refuseForeignPictures } from "@/server/content/refuse-foreign-pictures";
import { AppError, isStale, mapRefusals, type Refusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { findAdminPage, findPageRevision, savePage } from "./repository";
import { readPageText } from "./text-queries";

const refusals: Refusals = {
  bad_page: new AppError("invalid_input", "A value couldn't be saved. Please check the fields."),
  stale: "Someone else just changed this page. Reload it.",
};

const key = z.enum(pageKeys);

export const savePageAction = defineAction({
  name: "pages: save",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ key, version: z.int().min(0), text: pageSchema }),
  run: async ({ key, version, text }) => {
    refuseForeignPictures(text.body, "body");
    try {
      return { kind: "saved" as const, version: await savePage(key, version, text) };
    } catch (error) {
      if (!isStale(error)) return mapRefusals(refusals, () => Promise.reject(error));
      const { row, revisions } = await findAdminPage(key);
      const { version: now = 0, ...values } = row ?? { ...defaultPages[key], version: 0 };
      return { kind: "stale" as const, theirs: { values, version: now, by: revisions[0]?.by ?? null } };
    }
  },
});

/** Preview of a text as visitors would see it. */
export const previewPageAction = defineAction({
  name: "pages: preview a text",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ body: pageSchema.shape.body }),
  run: async ({ body }) => {
    const { sections, terms } = await readPageText({
      title: "",
      heading: "",
      lead: "",
      description: "",
      body,
    });
    return { sections, terms };
  },
});

export const readPageRevisionAction = defineAction({
  name: "pages: read a revision",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ key, id: z.int().min(0) }),
  run: async ({ key, id }) => {
    const revision = id === builtInVersion ? defaultPages[key] : await findPageRevision(key, id);
    if (!revision) throw new AppError("not_found", "This version no longer exists.");
    return revision;
  },
});
