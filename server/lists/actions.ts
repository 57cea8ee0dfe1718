"use server";

import { z } from "zod";
import { controlCharacter, isBlank } from "@/lib/sanitize-text";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { deleteSavedView, insertSavedView } from "./repository";

const nameTaken = "You already have a view with this name. Choose another one.";

const listFull = "This list already has 20 saved views. Delete one first.";

export const saveViewAction = defineAction({
  name: "lists: save view",
  guard: "staff",
  limit: ["staffPerson"],
  schema: z.strictObject({
    list: z.string().regex(/^[a-z-]{1,30}$/),
    name: z
      .string()
      .trim()
      .min(1, "Enter a name.")
      .refine((name) => !isBlank(name), "Enter a name.")
      .max(40, "Use at most 40 characters.")
      .refine((name) => !controlCharacter.test(name), "Use letters, digits and symbols only."),
    q: z.string().max(400),
    sort: z.string().regex(/^-?[a-z_]{0,30}$/),
    isShared: z.boolean(),
  }),
  run: async (view) => {
    const outcome = await insertSavedView(view);
    if (outcome === "taken") throw new AppError("conflict", nameTaken, { name: nameTaken });
    if (outcome === "full") throw new AppError("conflict", listFull);
    if (outcome === "forbidden") throw new AppError("forbidden");
  },
});

export const deleteViewAction = defineAction({
  name: "lists: delete view",
  guard: "staff",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.number().int().positive() }),
  run: ({ id }) => deleteSavedView(id),
});
