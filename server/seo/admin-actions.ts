"use server";

import { z } from "zod";
import { redirectSchema } from "@/lib/seo/redirect-schema";
import { defineAction } from "@/server/gate/define-action";
import { checkPages } from "./check-pages";
import { explainRefusal } from "./explain-refusal";
import { refuseNowhere } from "./refuse-nowhere";
import { deleteRedirect, forgetMissingPage, saveRedirect } from "./repository";

const id = z.int().positive();

export const saveRedirectAction = defineAction({
  name: "redirects: save",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: id.nullable(), redirect: redirectSchema }),
  run: async ({ id, redirect }) => {
    await refuseNowhere(redirect.target);
    await explainRefusal(() => saveRedirect(id, redirect.source, redirect.target));
    return { kind: "saved" as const, version: null };
  },
});

export const deleteRedirectAction = defineAction({
  name: "redirects: delete",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: ({ id }) => explainRefusal(() => deleteRedirect(id)),
});

export const forgetMissingPageAction = defineAction({
  name: "missing pages: forget",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ path: z.string().min(1).max(200) }),
  run: ({ path }) => forgetMissingPage(path),
});

export const checkStructureAction = defineAction({
  name: "seo: check structured data",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({}),
  run: () => checkPages(),
});
