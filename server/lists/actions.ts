"use server";

import { z } from "zod";
import { controlCharacter, isBlank } from "@/lib/clean-text";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { deleteSavedView, insertSavedView } from "./repository";

const nameTaken = "You have a view of this name already: choose another one.";

const listFull = "This list has twenty saved views already: delete one that nobody uses.";

export const saveViewAction = defineAction({
  name: "lists: save view",
  guard: "staff",
  limit: ["staffPerson"],
  schema: z.strictObject({
    list: z.string().regex(/^[a-z-]{1,30}$/),
    name: z
      .string()
      .trim()
      .min(1, "Give the view a name.")
      .refine((name) => !isBlank(name), "Give the view a name.")
      .max(40, "Use at most 40 characters.")
      .refine((name) => !controlCharacter.test(name), "Use letters, digits and signs only."),
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
