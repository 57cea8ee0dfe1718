"use server";

import { z } from "zod";
import { searchWordSchema } from "@/lib/catalog/search-word-schema";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { deleteSearchWord, saveSearchWord } from "./search-words-repository";

export const saveSearchWordAction = defineAction({
  name: "search words: save",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: searchWordSchema.extend({ isUndo: z.boolean() }),
  run: async ({ word, means, isUndo }) => {
    if (!(await saveSearchWord(word, means, isUndo))) {
      throw new AppError("conflict", `“${word}” has been saved again since. It stays as it is.`);
    }
    return { kind: "saved" as const, version: null };
  },
});

export const deleteSearchWordAction = defineAction({
  name: "search words: delete",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ word: z.string().min(1).max(40) }),
  run: ({ word }) => deleteSearchWord(word),
});
